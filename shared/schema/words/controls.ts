import * as z from 'zod';
import type { Fields } from '../../content/fields';

/** content/words/controls.json: buttons that are icons, for screen readers. */
export const controlWordsFile = ({ text }: Fields) =>
  z.strictObject({ close: text, film: z.strictObject({ pause: text, play: text }) });
