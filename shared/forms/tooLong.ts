import type { Content } from '../content/compile';
import type { Labels } from '../labels';
import { fill } from '../words';

/** The error of a text with more than so many characters. */
export const tooLong = (most: number, { faults }: Content['forms'], { wholeNumber }: Labels): string =>
  fill(faults.tooLong, { most: wholeNumber(most) });
