import * as z from 'zod';
import { contact } from '../../forms/contact';
import { id, meta, pageLink, picture, richText, text, textBlock, uniqueIds, withIds } from '../fields';
import { formLabels } from '../formTexts';

export const contactPage = z.strictObject({
  meta,
  title: text,
  subtitle: text,
  picture,
  /** The card next to the form: labels for address, phone and email. */
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
    labels: formLabels(contact),
    submit: text,
    success: text,
  }),
  /** Directions to the hotel; `id` is an anchor. */
  directions: z.strictObject({
    heading: text,
    items: withIds({ title: text, text: richText }),
  }),
  /** Links to more information. `id` is an anchor that old links use. */
  more: z.array(textBlock.extend({ id, link: pageLink })).check(uniqueIds),
});
