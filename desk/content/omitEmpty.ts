import type * as z from 'zod';
import { ownValue } from '../../shared/ownValue';
import { introspect, itemOf, memberFor, partsOf } from './introspection';
import { isSame } from './merge';
import { isObject, valueAt } from './valueAt';

/** Nothing, or nothing but that inside. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty));

/**
 * A form has a place for what may be left out; where that is empty, the file goes without it.
 * @param before what the form began with: what was empty there stays
 */
export function omitEmpty(value: unknown, schema: z.core.$ZodType, before?: unknown): unknown {
  const { type } = introspect(schema);
  if (type === 'union') return omitEmpty(value, memberFor(schema, value), before);
  if (Array.isArray(value))
    return type === 'array' || type === 'tuple'
      ? value.map((item, index) => omitEmpty(item, itemOf(schema), valueAt(before, [index])))
      : value;
  if (type !== 'object' || !isObject(value)) return value;
  const parts = partsOf(schema);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const [partSchema, was] = [ownValue(parts, key), valueAt(before, [key])];
      if (!partSchema) return [[key, part]];
      const isLeftOut = introspect(partSchema).optional && isEmpty(part) && !isSame(part, was);
      return isLeftOut ? [] : [[key, omitEmpty(part, partSchema, was)]];
    }),
  );
}
