import type * as z from 'zod';
import { pictureWords } from '../../../shared/schema/picture';
import { schemaOf } from '../../content/entries';
import { fieldWords } from '../../content/fieldWords';
import type { HotelWords } from '../../content/hotelWords';
import { schemaAt } from '../../content/introspection';
import { labelOfField } from '../../content/labelOf';
import type { Labels } from './json';

/** 'Rate' inside a sentence: 'rate', but 'TV' stays. */
const inSentence = (label: string) =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** The schema of a file's fields; undefined for what has none. @param path from the project's folder */
export const publishedSchema = (path: string): z.ZodType | undefined =>
  path.startsWith('media/') ? pictureWords : schemaOf(path.replace(/^content\//, ''));

/** What the fields of a file are called, as the desk's forms call them. @param path from the project's folder */
export function labelsIn(path: string, { wholeAmount }: Pick<HotelWords, 'wholeAmount'>): Labels {
  const whole = publishedSchema(path);
  return {
    name: (keys) => inSentence(labelOfField(keys, schemaAt(whole, keys))),
    isSet: (keys) => fieldWords(keys).isSet ?? false,
    wholeAmount,
    // Its refusal of a word says so: 'must be a whole amount'.
    isAmount(keys) {
      const part = schemaAt(whole, keys) as z.ZodType | undefined;
      return /whole amount$/.test(part?.safeParse('').error?.issues[0]?.message ?? '');
    },
  };
}
