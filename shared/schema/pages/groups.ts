import * as z from 'zod';
import { groupRequest } from '../../forms/groupRequest';
import {
  hero,
  meta,
  pageLink,
  pictureCard,
  richText,
  sample,
  some,
  template,
  text,
  textBlock,
  topicsSection,
} from '../fields';
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
    /** Replaces the form without JavaScript if the server doesn't accept it. Phone and email follow. */
    withoutScript: text,
    /** Shown if the server doesn't accept the form: says that nothing is sent, and how to get in touch instead. */
    local: richText,
    errorTitle: text,
    missingFields: text,
    badEmail: text,
    failure: text,
    success: z.strictObject({ title: text, text }),
  }),
});

/** content/pages/group.json: texts that all group pages share. */
export const groupPageTexts = z.strictObject({
  /** The label above the title. */
  eyebrow: text,
  /** The first and the last day. */
  span: template('from', 'to', 'year'),
  /** Before the deadline. */
  bookBy: text,
  lastDay: text,
  /** After the number of days: 'days left'. */
  daysLeft: text,
  dayLeft: text,
  dates: z.strictObject({ heading: text, text: richText }),
  rooms: z.strictObject({
    heading: text,
    /** Before the usual rate. */
    usually: text,
    book: text,
    sleeps: template('guests'),
  }),
  /** After the deadline. */
  closed: z.strictObject({ heading: text, text: richText }),
  /** After the last night. */
  over: z.strictObject({ heading: text, text: richText, rooms: pageLink }),
});
