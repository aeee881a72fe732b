import type * as z from 'zod';
import { ownValue } from '../../shared/ownValue';
import type { Path } from './valueAt';

/** What the desk reads from a schema: its kind, what is inside, and what its meta says. */
export interface Introspection {
  /** zod's own name of the kind: 'string', 'number', 'object', 'array', 'literal' ... */
  type: string;
  /** Without what makes it optional. */
  inner: z.core.$ZodType;
  optional: boolean;
  /** What the text names or is: 'text', 'richText', 'picture', 'room' ...; see shared/schema/fields.ts. */
  field: string | undefined;
  label: string | undefined;
  help: string | undefined;
}

/** `innerType` is what an optional field or one with a default has inside. */
const definition = (schema: z.core.$ZodType) =>
  schema._zod.def as unknown as { type: string; innerType?: z.core.$ZodType };

const metaOf = (schema: z.core.$ZodType) =>
  ((schema as z.ZodType).meta() ?? {}) as Record<string, string | undefined>;

/** Looks at a schema through its wrappers; the outermost words win. */
export function introspect(schema: z.core.$ZodType): Introspection {
  const { type, innerType } = definition(schema);
  const { title, description, field } = metaOf(schema);
  if (!innerType) return { type, inner: schema, optional: false, field, label: title, help: description };
  const inside = introspect(innerType);
  return {
    ...inside,
    optional: true,
    field: field ?? inside.field,
    label: title ?? inside.label,
    help: description ?? inside.help,
  };
}

/** The parts of an object by their names. */
export const partsOf = (schema: z.core.$ZodType) =>
  (introspect(schema).inner._zod.def as unknown as { shape: Record<string, z.core.$ZodType> }).shape;

/** The schema of a list's items; those of a tuple are alike in content. */
export function itemOf(schema: z.core.$ZodType): z.core.$ZodType {
  const { element, items } = introspect(schema).inner._zod.def as unknown as {
    element?: z.core.$ZodType;
    items?: readonly z.core.$ZodType[];
  };
  const item = element ?? items?.[0];
  if (!item) throw new Error('a list of content has no item');
  return item;
}

/** The schema of the part at a path; undefined where a value has what its schema does not know. */
export const schemaAt = (schema: z.core.$ZodType | undefined, path: Path): z.core.$ZodType | undefined =>
  path.reduce<z.core.$ZodType | undefined>((part, key) => {
    const type = part && introspect(part).type;
    if (typeof key === 'number')
      return type === 'array' || type === 'tuple' ? itemOf(part as z.core.$ZodType) : undefined;
    return part && type === 'object' ? ownValue(partsOf(part), key) : undefined;
  }, schema);

/** What a literal or an enum may be. */
export function valuesOf(schema: z.core.$ZodType): readonly (string | number | boolean)[] {
  const { values, entries } = introspect(schema).inner._zod.def as unknown as {
    values?: readonly (string | number | boolean)[];
    entries?: Record<string, string | number>;
  };
  return values ?? Object.values(entries ?? {});
}

/** The members of a union. */
export const optionsOf = (schema: z.core.$ZodType) =>
  (introspect(schema).inner._zod.def as unknown as { options: readonly z.core.$ZodType[] }).options;

/** The member of a union that a value fits, the first where it fits none. */
export function memberFor(schema: z.core.$ZodType, value: unknown): z.core.$ZodType {
  const options = optionsOf(schema);
  const member = options.find((option) => (option as z.ZodType).safeParse(value).success) ?? options[0];
  if (!member) throw new Error('a union of content has no member');
  return member;
}

/** zod's name of a text's format: 'date'. */
export const formatOf = (schema: z.core.$ZodType): string | undefined =>
  (introspect(schema).inner._zod.def as { format?: string }).format;

/** ISO 8601, by this computer's clock. */
export const today = (): string => new Date().toLocaleDateString('sv');

/** A new value of a schema with nothing in it: switches off, lists and texts empty, a day today. */
export function emptyOf(schema: z.core.$ZodType): unknown {
  const { type, optional } = introspect(schema);
  if (optional) return undefined;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(partsOf(schema))
          .map(([name, part]) => [name, emptyOf(part)])
          .filter(([, value]) => value !== undefined),
      );
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'string':
      return formatOf(schema) === 'date' ? today() : '';
    default:
      return undefined;
  }
}
