import * as z from 'zod';
import type { Fields } from '../../content/fields';
import { formLabels } from '../../content/formLabels';
import { groupRequest } from '../../forms/groupRequest';
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
      /** Kinds of events. */
      cards: exactly(3, pictureCard.extend({ facts: exactly(3, text) })),
    }),
    /** Testimonials of groups; `author` includes the occasion. */
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
      /** The text before the telephone link. */
      call: text,
      /** The consent's label is in content/forms.json. */
      labels: formLabels(groupRequest, fields),
      /** Follows the label of an optional field. */
      optional: text,
      submit: text,
      /** Replaces the form without JavaScript if the server does not accept it; phone and e-mail follow. */
      withoutScript: text,
      /** Shown if the server does not accept the form: nothing is sent; contact data instead. */
      local: richText,
      errorTitle: text,
      missingFields: text,
      badEmail: text,
      failure: text,
      success: z.strictObject({ title: text, text }),
    }),
  });
};
