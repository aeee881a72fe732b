import type * as z from 'zod';
import { fieldWords } from './fieldWords';
import { introspect, schemaAt } from './introspection';
import type { Path } from './valueAt';

/** 'extraAmenities' -> 'Extra amenities' */
export function labelOf(name: string): string {
  const words = name
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/[-_]/g, ' ')
    .replace(/^[A-Z ]{3,}$/, (capitals) => capitals.toLowerCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of a field: the schema's own, the desk's, or made from its name. */
export const labelOfField = (path: Path, schema: z.core.$ZodType | undefined): string =>
  (schema && introspect(schema).label) ??
  fieldWords(path).label ??
  labelOf(String(path.findLast((key) => typeof key === 'string') ?? ''));

/** Where a field is, by the labels on the way to it: 'Jobs 2, Pay, Pay up to'. */
export function breadcrumbOf(schema: z.core.$ZodType | undefined, path: Path): string {
  const parts: string[] = [];
  for (const [index, key] of path.entries()) {
    const way = path.slice(0, index + 1);
    if (typeof key === 'number') parts.push(`${parts.pop() ?? ''} ${key + 1}`.trim());
    else parts.push(labelOfField(way, schemaAt(schema, way)));
  }
  return parts.join(', ');
}
