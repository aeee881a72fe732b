import * as z from 'zod';
import { text } from '../fields';

/** ui/controls.json: buttons and links, for screen readers. */
export const controlTexts = z.strictObject({
  close: text,
  /** Said of links that leave the site. */
  newTab: text,
  film: z.strictObject({ pause: text, play: text }),
});
