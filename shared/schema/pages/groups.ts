import * as z from 'zod';
import { groupRequest } from '../../forms/groupRequest';
import { hero, meta, pictureCard, richText, sample, some, text, textBlock, topicsSection } from '../fields';
import { formLabels } from '../formTexts';

export const groupsPage = z.strictObject({
  meta,
  sample,
  hero,
  occasions: z.strictObject({
    heading: text,
    text,
    /** Kinds of events. */
    cards: some(pictureCard.extend({ facts: some(text) })),
  }),
  /** Testimonials from groups; `author` includes the occasion. */
  testimonials: z.strictObject({
    heading: text,
    items: some(z.strictObject({ text, author: text, sample })),
  }),
  features: z.strictObject({ heading: text, items: some(textBlock) }),
  /** Capacities, times and prices. */
  planning: topicsSection,
  request: z.strictObject({
    heading: text,
    text,
    /** The text before the phone link. */
    call: text,
    /** The consent's label is in content/form-texts.json. */
    labels: formLabels(groupRequest),
    submit: text,
    /** Shown without JavaScript, instead of a form that the server doesn't accept. A phone number and email follow. */
    withoutScript: text,
    /** Shown if the server doesn't accept the form. Says that nothing is sent, and how to contact the hotel instead. */
    local: richText,
    errorTitle: text,
    missingFields: text,
    badEmail: text,
    failure: text,
    success: z.strictObject({ title: text, text }),
  }),
});
