import * as z from 'zod';
import { exactly, text } from '../fields';
import type { Resolved } from '../resolved';

/** ui/numbers.json: the numbers that texts have in words; larger ones are figures. */
export const numberTexts = z.strictObject({
  /** From zero to nineteen. */
  small: exactly(20, text),
  /** Twenty, thirty and so on. */
  tens: exactly(8, text),
});

export type NumberWords = Resolved<typeof numberTexts>;
