import * as z from 'zod';
import { pluralForms, some, template, text } from './fields';

const field = z.strictObject({ label: text, hint: text });

/** content/stay-form.json: text for the stay form and its calendar. */
export const stayFormFile = z.strictObject({
  /** The heading of the form's sheet, which is also the sheet's accessible name. */
  title: text,
  arrival: field,
  departure: field,
  adults: field,
  children: field,
  /** The placeholder for a day: 'Choose', followed by 'a day' if there is enough space. */
  choose: z.strictObject({ short: text, rest: text }),
  /** The button that shows the form. */
  open: text,
  /** The number of guests, shown after the chosen stay's dates. */
  chosen: z.strictObject({ adults: pluralForms, children: pluralForms }),
  submit: text,
  clear: text,
  done: text,
  /** The note that says what a stay's total before tax includes. */
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
  /** The chosen stay's total before tax, as one line, and split into parts that are styled differently. */
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
  /** The label of the button that requests the total without JavaScript. */
  showSum: text,
  /** Explains who counts as a guest: babies in cribs don't count. */
  whoCounts: text,
  /** Says that pets aren't welcome, but service animals are. Omitted if pets are welcome. */
  pets: text.optional(),
  /** Reasons to book direct, shown next to the form. The reasons must be true. */
  direct: z.strictObject({ heading: text, sentences: some(text) }),
});
