import * as z from 'zod';
import type { Fields } from '../../fields';
import { topicsSection } from '../topics';

/** content/pages/groups.json. docs/behavior.md#groups */
export const groupsPage = (fields: Fields) => {
  const { text, richText, meta, hero, pictureCard, textBlock, exactly, sample } = fields;
  return z.strictObject({
    meta,
    hero,
    occasions: z.strictObject({
      heading: text,
      text,
      /** An occasion, with what the hotel has for it. */
      cards: exactly(3, pictureCard.extend({ facts: exactly(3, text) })),
    }),
    /** What groups said; `author` names the people and their occasion. */
    testimonials: z.strictObject({
      heading: text,
      items: exactly(2, z.strictObject({ text, author: text, sample })),
    }),
    features: z.strictObject({ heading: text, items: exactly(4, textBlock) }),
    /** Capacities, times and prices. */
    planning: topicsSection(fields),
    request: z.strictObject({
      heading: text,
      text,
      /** Leads to the telephone link. */
      call: text,
      /** One label a field; the consent's words are fixed in client/components/MarketingConsent. */
      labels: z.strictObject({
        fullName: text,
        email: text,
        phone: text,
        startDate: text,
        endDate: text,
        startTime: text,
        endTime: text,
        guests: text,
        rooms: text,
        message: text,
      }),
      /** Follows the label of a field that may stay empty. */
      optional: text,
      submit: text,
      /** In place of the form where no script runs and the server does not take it; phone and e-mail follow. */
      withoutScript: text,
      /** Where the server does not take it: that nothing is sent, and whom to ask instead. */
      local: richText,
      success: z.strictObject({ text }),
    }),
  });
};

export type GroupsPage = z.output<ReturnType<typeof groupsPage>>;
