import type * as z from 'zod';
import { introspect, itemOf, memberFor, partsOf } from './introspection';
import { labelOfField } from './labelOf';
import { isObject, type Path } from './valueAt';

/** A field as a form has it, with what is in it. */
export interface FieldIn {
  path: Path;
  schema: z.core.$ZodType;
  value: unknown;
  /** Where it is, by the labels on the way to it: 'Jobs 2, Pay, Pay up to'. */
  label: string;
}

/**
 * All fields of a schema in their order, those inside of lists and groups too, with a value's content.
 * @param isLeftOut whether a field is passed over with what is inside it
 */
export function fieldsIn(
  schema: z.core.$ZodType,
  value: unknown,
  isLeftOut: (path: Path) => boolean = () => false,
): FieldIn[] {
  function inside({ path, schema: part, value: content, label }: FieldIn): FieldIn[] {
    if (isLeftOut(path)) return [];
    const { type } = introspect(part);
    if (type === 'union' && content !== undefined)
      return inside({ path, schema: memberFor(part, content), value: content, label });
    if (Array.isArray(content) && (type === 'array' || type === 'tuple')) {
      const item = itemOf(part);
      return content.flatMap((each, index) =>
        inside({ path: [...path, index], schema: item, value: each, label: `${label} ${index + 1}`.trim() }),
      );
    }
    if (!isObject(content) || type !== 'object') return [{ path, schema: part, value: content, label }];
    return Object.entries(partsOf(part)).flatMap(([key, each]) => {
      const way = [...path, key];
      const own = [label, labelOfField(way, each)].filter(Boolean).join(', ');
      return inside({ path: way, schema: each, value: content[key], label: own });
    });
  }
  return inside({ path: [], schema, value, label: '' });
}
