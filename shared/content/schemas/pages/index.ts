import * as z from 'zod';
import type { Fields } from '../../fields';
import { aboutPage } from './about';
import { bookPage } from './book';
import { careersPage } from './careers';
import { contactPage } from './contact';
import { galleryPage } from './gallery';
import { groupsPage } from './groups';
import { homePage } from './home';
import { doNotSellPage, optOutPage, privacyPage, termsPage } from './legal';
import { neighborhoodPage } from './neighborhood';
import { notFoundPage } from './not-found';
import { roomPageTexts } from './room';
import { roomsPage } from './rooms';
import { styleGuidePage } from './style-guide';
import { unsubscribePage } from './unsubscribe';

/** The schema of each file in content/pages, by its name; a page that is not listed has `plainPage`. */
export const pageSchemas = {
  about: aboutPage,
  book: bookPage,
  careers: careersPage,
  contact: contactPage,
  'do-not-sell': doNotSellPage,
  gallery: galleryPage,
  groups: groupsPage,
  home: homePage,
  neighborhood: neighborhoodPage,
  'not-found': notFoundPage,
  'opt-out': optOutPage,
  privacy: privacyPage,
  room: roomPageTexts,
  rooms: roomsPage,
  'style-guide': styleGuidePage,
  terms: termsPage,
  unsubscribe: unsubscribePage,
} as const;

/** A page without a schema of its own: what search results show, an optional banner, and sections of words. */
export const plainPage = ({ text, meta, hero }: Fields) =>
  z.strictObject({
    meta,
    hero: hero.optional(),
    sections: z.array(z.strictObject({ heading: text, paragraphs: z.array(text) })),
  });

export type PlainPage = z.output<ReturnType<typeof plainPage>>;

/** What a page of this name reads from generated/content/pages. */
export type PageContent<Name extends string> = Name extends keyof typeof pageSchemas
  ? z.output<ReturnType<(typeof pageSchemas)[Name]>>
  : PlainPage;
