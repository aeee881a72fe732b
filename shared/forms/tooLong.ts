import type { Content } from '../content/compile';
import type { Labels } from '../labels';
import { fill } from '../words';

/** The error of a text with more than so many characters. */
export const tooLong = (
  most: number,
  messages: Pick<Content['formErrors']['invalid'], 'tooLong'>,
  { wholeNumber }: Labels,
): string => fill(messages.tooLong, { most: wholeNumber(most) });
