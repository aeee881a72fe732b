import * as z from 'zod';
import { pluralForms, some, template, text } from './fields';

const field = z.strictObject({ label: text, hint: text });

/** content/stay-form.json: text for the stay form and its calendar. */
export const stayFormFile = z.strictObject({
  /** The heading of the form's sheet and its accessible name. */
  title: text,
  arrival: field,
  departure: field,
  adults: field,
  children: field,
  /** The placeholder for a day: 'Choose' and, if it fits, 'a day'. */
  choose: z.strictObject({ short: text, rest: text }),
  /** The button that shows the form. */
  open: text,
  /** The guests of the chosen stay, after its days. */
  chosen: z.strictObject({ adults: pluralForms, children: pluralForms }),
  submit: text,
  clear: text,
  done: text,
  /** Says what a stay's sum includes. */
  sumNote: text,
  /** The price breakdown: the disclosure's label, and a label for each part. */
  parts: z.strictObject({
    open: text,
    each: text,
    fee: text.optional(),
    saving: text,
    tax: text,
    total: text,
  }),
  /** The sum of the chosen stay, in one line and in parts that some places style differently. */
  sum: template('sum', 'nights', 'note'),
  sumFor: template('nights', 'note'),
  sumOf: template('sum', 'nights'),
  sumWithBeds: template('beds', 'note'),
  /** Field errors. */
  errors: z.strictObject({
    refused: text,
    noArrival: text,
    noDeparture: text,
    past: text,
    tooFar: text,
    order: text,
    tooLong: template('nights'),
    noAdult: text,
    noCount: text,
    roomSleeps: template('guests'),
    largestSleeps: template('guests'),
  }),
  /** The button that requests the sum without JavaScript. */
  showSum: text,
  /** Explains who counts as a guest: babies in cribs don't. */
  whoCounts: text,
  /** Says that pets are not welcome, but service animals are; omitted if pets are welcome. */
  pets: text.optional(),
  /** Reasons to book direct, next to the form. They must be true. */
  direct: z.strictObject({ heading: text, sentences: some(text) }),
});
