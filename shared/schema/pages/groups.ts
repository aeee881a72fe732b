import * as z from 'zod';
import { groupRequest } from '../../forms/groupRequest';
import { hero, meta, pictureCard, richText, sample, some, text, textBlock } from '../fields';
import { formLabels } from '../formLabels';
import { topicsSection } from '../topics';

/** content/pages/groups.json. */
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
  /** Testimonials of groups; `author` includes the occasion. */
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
    /** The text before the telephone link. */
    call: text,
    /** The consent's label is in content/form-texts.json. */
    labels: formLabels(groupRequest),
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
