import * as z from 'zod';
import { getOwn } from '../../getOwn';
import { pages } from '../../pages';
import { description, hero, hidden, id, meta, pageLink, picture, richText, some, text } from '../fields';
import type { Resolved } from '../resolved';
import { aboutPage } from './about';
import { bookPage } from './book';
import { careersPage } from './careers';
import { contactPage } from './contact';
import { galleryPage } from './gallery';
import { groupsPage } from './groups';
import { homePage } from './home';
import { doNotSellPage, optOutPage, privacyPage, termsPage } from './legal';
import { neighborhoodPage } from './neighborhood';
import { offerPage, offersPage } from './offers';
import { roomPage } from './room';
import { roomsPage } from './rooms';
import { styleGuidePage } from './style-guide';
import { unsubscribePage } from './unsubscribe';

/** The schema of each file in content/pages, by name. Pages that aren't listed use `plainPage`. */
export const pageSchemas = {
  about: aboutPage,
  /** Supplements content/accessibility.json and content/policies/accessibility.md. Each `id` is an anchor. */
  accessibility: z.strictObject({
    meta,
    title: text,
    subtitle: text,
    rooms: z.strictObject({
      id,
      heading: text,
      /** The text above the names of rooms with communication features. */
      communication: text,
    }),
    hotel: z.strictObject({ id, heading: text }),
  }),
  book: bookPage,
  careers: careersPage.extend({ hidden }),
  contact: contactPage,
  'do-not-sell': doNotSellPage,
  /** content/pages/faq.json; the questions are in content/questions.json. */
  faq: z.strictObject({
    meta,
    title: text,
    subtitle: text,
    /** The name of the topic list, for screen readers. */
    topics: text,
    /** The label of an answer's permalink. */
    linkLabel: text,
    /** The text for guests whose question isn't listed. */
    more: richText,
  }),
  gallery: galleryPage,
  groups: groupsPage.extend({ hidden }),
  home: homePage,
  neighborhood: neighborhoodPage.extend({ hidden }),
  /** content/pages/not-found.json: the page for every unknown URL. */
  'not-found': z.strictObject({
    meta,
    heading: text,
    text,
    picture,
    /** The link that is shown as a button. */
    home: pageLink,
    links: some(pageLink),
  }),
  offer: offerPage,
  offers: offersPage.extend({ hidden }),
  'opt-out': optOutPage,
  privacy: privacyPage,
  room: roomPage,
  rooms: roomsPage,
  'style-guide': styleGuidePage,
  terms: termsPage,
  'test-nav': z.strictObject({ description, subtitle: text, heading: text }),
  unsubscribe: unsubscribePage,
} as const;

/** The default schema of a page: metadata, an optional banner, and sections of text. */
export const plainPage = z.strictObject({
  hidden,
  meta,
  hero: hero.optional(),
  sections: z.array(z.strictObject({ heading: text, paragraphs: z.array(text) })),
});

export type PlainPage = Resolved<typeof plainPage>;

/** The type of a page's resolved content. */
export type PageContent<Name extends string> = Name extends keyof typeof pageSchemas
  ? Resolved<(typeof pageSchemas)[Name]>
  : PlainPage;

/** Returns the schema of a file in content/pages, by file name; undefined if there is no page with that name. */
export const pageSchema = (name: string): z.ZodObject | undefined =>
  getOwn<z.ZodObject>(pageSchemas, name) ?? (Object.hasOwn(pages, name) ? plainPage : undefined);

/** Whether a page's file may have `"hidden": true`. */
export const isOptionalPage = (name: string): boolean => 'hidden' in (pageSchema(name)?.shape ?? {});
