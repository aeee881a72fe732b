import { forms } from '../../generated/content/forms';
import { wholeNumber } from '../room';
import { fill } from '../words';

/** Where a text has more than so many characters. */
export const tooLong = (most: number): string => fill(forms.faults.tooLong, { most: wholeNumber(most) });
