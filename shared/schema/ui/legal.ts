import * as z from 'zod';
import { template, text } from '../fields';

/** ui/legal.json: texts common to the legal pages. */
export const legalTexts = z.strictObject({
  /** Above the links to the other legal pages. */
  related: text,
  updated: template('date'),
  reviewed: template('date'),
});
