import * as z from 'zod';
import { text } from '../fields';

/** content/words/controls.json: buttons that are icons, for screen readers. */
export const controlWordsFile = z.strictObject({
  close: text,
  film: z.strictObject({ pause: text, play: text }),
});
