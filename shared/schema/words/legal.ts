import * as z from 'zod';
import { template, text } from '../fields';

/** content/words/legal.json: texts common to the legal pages. */
export const legalWordsFile = z.strictObject({
  /** Above the links to the other legal pages. */
  related: text,
  updated: template('date'),
  reviewed: template('date'),
});
