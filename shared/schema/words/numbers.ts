import * as z from 'zod';
import type { Fields } from '../../content/fields';

/** content/words/numbers.json: the numbers that texts have in words; larger ones are figures. */
export const numberWordsFile = ({ text, exactly }: Fields) =>
  z.strictObject({
    /** From zero to nineteen. */
    small: exactly(20, text),
    /** Twenty, thirty and so on. */
    tens: exactly(8, text),
  });

export type NumberWords = z.output<ReturnType<typeof numberWordsFile>>;
