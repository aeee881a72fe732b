import type * as z from 'zod';
import { introspect, itemOf, memberFor, partsOf } from './introspection';

/** Nothing, or nothing but that inside. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty));

/** A form has a place for what may be left out; where that is empty, the file goes without it. */
export function omitEmpty(value: unknown, schema: z.core.$ZodType): unknown {
  const { type } = introspect(schema);
  if (type === 'union') return omitEmpty(value, memberFor(schema, value));
  if (Array.isArray(value))
    return type === 'array' || type === 'tuple'
      ? value.map((item) => omitEmpty(item, itemOf(schema)))
      : value;
  if (type !== 'object' || typeof value !== 'object' || value === null) return value;
  const parts = partsOf(schema);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const schemaOfPart = parts[key];
      if (!schemaOfPart) return [[key, part]];
      return introspect(schemaOfPart).optional && isEmpty(part) ? [] : [[key, omitEmpty(part, schemaOfPart)]];
    }),
  );
}
