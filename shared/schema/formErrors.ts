import * as z from 'zod';
import { namedBy } from '../forms/allForms';
import { template, text } from './fields';
import { wordsFor } from './formLabels';

/** content/form-errors.json: what forms say when something is wrong. */
export const formErrorsFile = z.strictObject({
  /** Of all forms except the newsletter; others are in the content of each form's page. */
  incomplete: text,
  failure: text,
  unreachable: text,
  unsent: text,
  /** At required fields, by the name that shared/forms/ gives. */
  required: wordsFor(namedBy('help')),
  /** At any field. */
  invalid: z.strictObject({
    tooLong: template('most'),
    /** An incomplete date, time or number, whose value browsers do not expose. */
    unfinished: text,
    past: text,
    tooFar: template('years'),
    endBeforeStart: text,
    time: text,
    number: text,
    box: text,
    text,
  }),
});
