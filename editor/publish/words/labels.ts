import type * as z from 'zod';
import { pictureWords } from '../../../shared/content/schemas/picture';
import { schemaOf } from '../../content/entries';
import { introspect, itemOf, partsOf } from '../../content/introspection';
import type { Labels } from './json';

/** 'extraAmenities' -> 'extra amenities' */
const words = (name: string) =>
  name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** 'Rate' inside a sentence: 'rate', but 'TV' stays. */
const inSentence = (label: string) =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** The schema of a file's fields; undefined for what has none. @param path from the project's folder */
export const publishedSchema = (path: string): z.ZodType | undefined =>
  path.startsWith('media/') ? pictureWords : schemaOf(path.replace(/^content\//, ''));

/** The schema of one part; undefined where a file has what its schema does not know. */
function partOf(schema: z.core.$ZodType | undefined, key: string | number): z.core.$ZodType | undefined {
  const { type } = schema ? introspect(schema) : {};
  if (schema && typeof key === 'number')
    return type === 'array' || type === 'tuple' ? itemOf(schema) : undefined;
  return schema && type === 'object' ? partsOf(schema)[key] : undefined;
}

/** What the fields of a file are called, as the desk's forms call them. @param path from the project's folder */
export function labelsIn(path: string): Labels {
  const whole = publishedSchema(path);
  const schemaAt = (keys: readonly (string | number)[]) =>
    keys.reduce<z.core.$ZodType | undefined>(partOf, whole) as z.ZodType | undefined;
  return {
    name(keys) {
      const part = schemaAt(keys);
      const label = part && introspect(part).label;
      const name = keys.filter((key) => typeof key === 'string').at(-1) ?? '';
      return label ? inSentence(label) : words(name);
    },
    // Its refusal of a word says so: 'must be a whole number of dollars'.
    isDollars: (keys) => /dollars$/.test(schemaAt(keys)?.safeParse('').error?.issues[0]?.message ?? ''),
  };
}
