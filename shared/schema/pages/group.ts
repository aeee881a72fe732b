import * as z from 'zod';
import { pageLink, richText, template, text } from '../fields';

/** content/pages/group.json: texts of every group's page. */
export const groupPageTexts = z.strictObject({
  /** The label above the title. */
  eyebrow: text,
  /** The first day and the last. */
  span: template('from', 'to', 'year'),
  /** Of the deadline: the day follows. */
  bookBy: text,
  lastDay: text,
  /** After the days that are left: 'days left'. */
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
