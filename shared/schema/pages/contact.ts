import * as z from 'zod';
import type { Fields } from '../../content/fields';
import { formLabels } from '../../content/formLabels';
import { uniqueIds } from '../../content/uniqueIds';
import { contact } from '../../forms/contact';

/** content/pages/contact.json. docs/behavior.md#contact */
export const contactPage = ({ text, id, meta, picture, textBlock, pageLink, richText }: Fields) =>
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
      labels: formLabels(contact, { text }),
      submit: text,
      success: text,
      /** Follows the label of an optional field. */
      optional: text,
    }),
    /** Directions to the hotel; `id` is an anchor. */
    directions: z.strictObject({
      heading: text,
      items: z.array(z.strictObject({ id, title: text, text: richText })).check(uniqueIds),
    }),
    /** Where guests find more; `id` is the anchor that old links name. */
    more: z.array(textBlock.extend({ id, link: pageLink })).check(uniqueIds),
  });
