import * as z from 'zod';
import type { Fields } from '../../content/fields';

/** content/words/legal.json: texts common to the legal pages. */
export const legalWordsFile = ({ text, template }: Fields) =>
  z.strictObject({
    /** Above the links to the other legal pages. */
    related: text,
    updated: template('date'),
    reviewed: template('date'),
  });
