/** Reads schemas: their fields, the fields' labels, and empty values. */
import type * as z from 'zod';
import { isJsonObject } from '../../shared/content/mergePatch';
import { getOwn } from '../../shared/getOwn';
import { fieldInfo } from './fieldLabels';
import { isSame, type Path, valueAt } from './valueAt';

export type Schema = z.core.$ZodType;

/** The parts of zod's definitions that the desk uses. */
interface Definition {
  /** The schema's type: 'string', 'number', 'object', 'array', 'literal' ... */
  type: string;
  innerType?: Schema;
  shape?: Readonly<Record<string, Schema>>;
  element?: Schema;
  items?: readonly Schema[];
  options?: readonly Schema[];
  values?: readonly (string | number | boolean)[];
  entries?: Readonly<Record<string, string | number>>;
  format?: string;
}

const known = new WeakMap<Schema, Introspection>();

/** Describes a schema without its wrappers, such as optional; the outermost label and help win. */
export function introspect(schema: Schema): Introspection {
  const found = known.get(schema) ?? read(schema);
  known.set(schema, found);
  return found;
}

function read(schema: Schema): Introspection {
  const def = schema._zod.def as unknown as Definition;
  const { title, description, field } = ((schema as z.ZodType).meta() ?? {}) as Record<
    string,
    string | undefined
  >;
  const inside: Introspection = def.innerType
    ? { ...introspect(def.innerType), optional: true }
    : {
        type: def.type,
        inner: schema,
        optional: false,
        parts: def.shape ?? {},
        item: def.element ?? def.items?.[0],
        options: def.options ?? [],
        values: def.values ?? Object.values(def.entries ?? {}),
        format: def.format,
      };
  return {
    ...inside,
    field: field ?? inside.field,
    label: title ?? inside.label,
    help: description ?? inside.help,
  };
}

interface Introspection {
  type: string;
  /** The schema without its wrappers. */
  inner: Schema;
  optional: boolean;
  /** The fields of an object. */
  parts: Readonly<Record<string, Schema>>;
  /** The schema of a list's entries. In the content, all entries of a tuple have the same schema. */
  item: Schema | undefined;
  /** The members of a union. */
  options: readonly Schema[];
  /** The values of a literal or an enum. */
  values: readonly (string | number | boolean)[];
  /** A string's format, such as 'date'. */
  format: string | undefined;
  /** What the string contains or refers to: 'text', 'richText', 'picture', 'room' ...; see shared/schema/fields.ts. */
  field?: string | undefined;
  label?: string | undefined;
  help?: string | undefined;
}

/** Returns the union member that a value matches, or else the first member. Returns other schemas unchanged. */
export function memberFor(schema: Schema, value: unknown): Schema {
  const { options } = introspect(schema);
  return options.find((option) => (option as z.ZodType).safeParse(value).success) ?? options[0] ?? schema;
}

/** Returns the schema of the field or entry at a path; undefined if there is none. */
export const schemaAt = (schema: Schema | undefined, path: Path): Schema | undefined =>
  path.reduce<Schema | undefined>((part, key) => {
    if (!part) return undefined;
    const { item, parts } = introspect(part);
    return typeof key === 'number' ? item : getOwn(parts, key);
  }, schema);

export interface FieldIn {
  path: Path;
  schema: Schema;
  value: unknown;
}

/**
 * Lists all fields of a value in schema order, including fields in lists and groups.
 * @param isSkipped whether to skip a field and everything in it
 */
export function fieldsIn(
  schema: Schema,
  value: unknown,
  isSkipped: (path: Path) => boolean = () => false,
  path: Path = [],
): FieldIn[] {
  if (isSkipped(path)) return [];
  const member = value === undefined ? schema : memberFor(schema, value);
  const { type, item, parts } = introspect(member);
  const inside = (key: string | number, part: Schema) =>
    fieldsIn(part, valueAt(value, [key]), isSkipped, [...path, key]);
  if (Array.isArray(value) && item) return value.flatMap((_, index) => inside(index, item));
  if (!isJsonObject(value) || type !== 'object') return [{ path, schema: member, value }];
  return Object.entries(parts).flatMap(([key, part]) => inside(key, part));
}

/** Turns a name into a label: 'extraAmenities' -> 'Extra amenities'. */
export function labelOf(name: string): string {
  const words = name
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/[-_]/g, ' ')
    .replace(/^[A-Z ]{3,}$/, (capitals) => capitals.toLowerCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a field's label: from the schema, from fieldLabels.ts, or derived from the field's name. */
export const labelOfField = (path: Path, schema: Schema | undefined): string =>
  (schema && introspect(schema).label) ??
  fieldInfo(path).label ??
  labelOf(String(path.findLast((key) => typeof key === 'string') ?? ''));

/** Replaces names of fields in a message: 'but bedType is king' -> 'but “Bed type” is king'. */
export const withFieldLabels = (message: string, schema: Schema | undefined): string =>
  message.replace(/\b[a-z]+(?:[A-Z]\w*|(?:\.[a-z]\w*)+)\b/g, (name) => {
    const path = name.split('.');
    const part = schemaAt(schema, path);
    return part ? `“${labelOfField(path, part)}”` : name;
  });

/** Today's date as ISO 8601, in this computer's time zone. */
export const today = (): string => new Date().toLocaleDateString('sv');

/** Creates an empty value for a schema: false, an empty list or string, or today for a date. */
export function emptyOf(schema: Schema): unknown {
  const { type, optional, parts, format } = introspect(schema);
  if (optional) return undefined;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(parts)
          .map(([name, part]) => [name, emptyOf(part)])
          .filter(([, value]) => value !== undefined),
      );
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'string':
      return format === 'date' ? today() : '';
    default:
      return undefined;
  }
}

/** Whether a value is undefined, '', or an object or list with only empty values. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty));

/**
 * Removes empty optional fields from a form's value.
 * @param before the form's initial value, whose empty fields stay
 */
export function omitEmpty(value: unknown, schema: Schema, before?: unknown): unknown {
  const { item, parts, type } = introspect(memberFor(schema, value));
  if (Array.isArray(value))
    return item ? value.map((each, index) => omitEmpty(each, item, valueAt(before, [index]))) : value;
  if (type !== 'object' || !isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const [partSchema, was] = [getOwn(parts, key), valueAt(before, [key])];
      if (!partSchema) return [[key, part]];
      const isOmitted = introspect(partSchema).optional && isEmpty(part) && !isSame(part, was);
      return isOmitted ? [] : [[key, omitEmpty(part, partSchema, was)]];
    }),
  );
}
