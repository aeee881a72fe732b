import * as z from 'zod';
import { template, text } from '../fields';

/** content/words/errors.json: the page where nothing else can be shown. docs/behavior.md#error-texts */
export const errorWordsFile = z.strictObject({
  title: text,
  /** With a link to the home page, and the telephone number. */
  text: template('home', 'call'),
  home: text,
});
