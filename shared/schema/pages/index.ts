import * as z from 'zod';
import type { Fields } from '../../content/fields';
import { aboutPage } from './about';
import { accessibilityPage } from './accessibility';
import { bookPage } from './book';
import { careersPage } from './careers';
import { contactPage } from './contact';
import { faqPage } from './faq';
import { galleryPage } from './gallery';
import { groupPageTexts } from './group';
import { groupsPage } from './groups';
import { homePage } from './home';
import { doNotSellPage, optOutPage, privacyPage, termsPage } from './legal';
import { neighborhoodPage } from './neighborhood';
import { notFoundPage } from './not-found';
import { offerPageTexts, offersPage } from './offers';
import { roomPageTexts } from './room';
import { roomsPage } from './rooms';
import { styleGuidePage } from './style-guide';
import { testNavPage } from './test-nav';
import { unsubscribePage } from './unsubscribe';

/** The schema of each file in content/pages, by its name; a page that is not listed has `plainPage`. */
export const pageSchemas = {
  about: aboutPage,
  accessibility: accessibilityPage,
  book: bookPage,
  careers: careersPage,
  contact: contactPage,
  'do-not-sell': doNotSellPage,
  faq: faqPage,
  gallery: galleryPage,
  group: groupPageTexts,
  groups: groupsPage,
  home: homePage,
  neighborhood: neighborhoodPage,
  'not-found': notFoundPage,
  offer: offerPageTexts,
  offers: offersPage,
  'opt-out': optOutPage,
  privacy: privacyPage,
  room: roomPageTexts,
  rooms: roomsPage,
  'style-guide': styleGuidePage,
  terms: termsPage,
  'test-nav': testNavPage,
  unsubscribe: unsubscribePage,
} as const;

/** A page without its own schema: metadata, an optional banner, and sections of text. */
export const plainPage = ({ text, meta, hero }: Fields) =>
  z.strictObject({
    meta,
    hero: hero.optional(),
    sections: z.array(z.strictObject({ heading: text, paragraphs: z.array(text) })),
  });

export type PlainPage = z.output<ReturnType<typeof plainPage>>;

/** The type of a page's module in generated/content/pages. */
export type PageContent<Name extends string> = Name extends keyof typeof pageSchemas
  ? z.output<ReturnType<(typeof pageSchemas)[Name]>>
  : PlainPage;
