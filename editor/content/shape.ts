import type * as z from 'zod';
import { formatJson } from './formatJson';
import { withIds } from './ids';
import { withKeyOrderOf } from './keyOrder';
import { omitEmpty } from './omitEmpty';

/**
 * What a form has given, as the file will have it.
 * @param before the file's text, whose order and layout stay
 */
export function shape(value: unknown, schema: z.core.$ZodType, before: string): string {
  let former: unknown;
  try {
    former = JSON.parse(before);
  } catch {
    // A file that was no JSON has no order to keep.
  }
  return formatJson(withKeyOrderOf(omitEmpty(withIds(value), schema), former), before);
}
