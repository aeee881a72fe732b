import * as z from 'zod';
import type { Fields } from '../../fields';
import { uniqueIds } from '../../uniqueIds';

/** content/pages/contact.json. docs/behavior.md#contact */
export const contactPage = ({ text, id, meta, picture, textBlock, richText }: Fields) =>
  z.strictObject({
    meta,
    title: text,
    subtitle: text,
    picture,
    /** The card beside the form: labels of address, phone and e-mail. */
    card: z.strictObject({
      heading: text,
      addressLabel: text,
      phoneLabel: text,
      emailLabel: text,
      mapLink: text,
      hours: text,
    }),
    form: z.strictObject({
      heading: text,
      /** One label a field. */
      labels: z.strictObject({ name: text, email: text, subject: text, phone: text, message: text }),
      /** Follows the label of a field that may stay empty. */
      optional: text,
    }),
    /** `id` is the anchor of a way to the hotel. */
    directions: z.strictObject({
      heading: text,
      items: z.array(z.strictObject({ id, title: text, text: richText })).check(uniqueIds),
    }),
    /** Beside the drawing of the way to the beach. */
    walk: z.strictObject({ heading: text, text, facts: z.array(textBlock) }),
    /** The accessibility statement, whose text is content/policies/accessibility.md; `id` is its anchor. */
    accessibility: z.strictObject({
      id,
      heading: text,
      /** Over the features of the hotel itself, from content/hotel.json. */
      details: z.strictObject({ id, heading: text }),
    }),
  });

export type ContactPage = z.output<ReturnType<typeof contactPage>>;
