import { numberWords } from '../generated/content/words/numbers';
import { createInWords } from './labels/numbers';

export const inWords = createInWords(numberWords);
