import type * as z from 'zod';
import { createFields } from '../../../shared/content/fields';
import { stem } from '../../../shared/content/reader';
import { pictureWords } from '../../../shared/content/schemas/picture';
import { rowOf } from '../../content/entries';
import { itemOf, look, partsOf } from '../../content/look';
import { nothingNamed } from '../../content/references';
import type { Label } from './json';

/** 'extraAmenities' -> 'extra amenities' */
const words = (name: string) =>
  name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** 'Rate' inside a sentence: 'rate', but 'TV' stays. */
const inSentence = (label: string) =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

function schemaOf(path: string): z.ZodType | undefined {
  if (path.startsWith('media/')) return pictureWords;
  const file = path.replace(/^content\//, '');
  return rowOf(file)?.schema?.(createFields(nothingNamed), stem(file));
}

/** The schema of one part; undefined where a file has what its schema does not know. */
function partOf(schema: z.core.$ZodType | undefined, key: string | number): z.core.$ZodType | undefined {
  const { type } = schema ? look(schema) : {};
  if (schema && typeof key === 'number')
    return type === 'array' || type === 'tuple' ? itemOf(schema) : undefined;
  return schema && type === 'object' ? partsOf(schema)[key] : undefined;
}

/** What the fields of a file are called, as the desk's forms call them. @param path from the project's folder */
export function labelIn(path: string): Label {
  const whole = schemaOf(path);
  return (keys) => {
    const part = keys.reduce<z.core.$ZodType | undefined>(partOf, whole);
    const label = part && look(part).label;
    const name = keys.filter((key) => typeof key === 'string').at(-1) ?? '';
    return label ? inSentence(label) : words(name);
  };
}
