import type { ComponentSchema } from '@keystatic/core';
import type * as z from 'zod';
import { itemOf, look, partsOf, valuesOf } from '../../content/look';
import type { NamedThings } from '../../content/references';
import { GroupInput } from './GroupInput';
import { ListInput } from './ListInput';
import { labelOf } from './labelOf';
import { leafField } from './leaf';
import { manyLeaf, textLeafOf } from './leaves';
import { SwitchInput } from './SwitchInput';

export type Named = Record<string, ComponentSchema>;

interface Context {
  named: NamedThings;
  /** Whether an object around it may be left out: then its parts may be empty. */
  optional?: boolean;
}

/** The field of the form for one part of a schema, and all that is inside it. */
export function fieldOf(name: string, schema: z.core.$ZodType, context: Context): ComponentSchema {
  const seen = look(schema);
  const optional = seen.optional || context.optional === true;
  const label = seen.label ?? labelOf(name);
  const description = seen.help ?? '';
  const inside = { ...context, optional };
  switch (seen.type) {
    case 'object':
      return {
        kind: 'object',
        label,
        description,
        fields: Object.fromEntries(
          Object.entries(partsOf(schema)).map(([key, part]) => [key, fieldOf(key, part, inside)]),
        ),
        Input: GroupInput as never,
      };
    case 'array':
    case 'tuple':
      return {
        kind: 'array',
        label,
        description,
        element: fieldOf(label, itemOf(schema), context),
        Input: ListInput as never,
      };
    case 'union':
      return leafField({ label, help: description, schema, optional, ...manyLeaf(schema, context.named) });
    default:
  }
  const isSwitch = seen.type === 'boolean' || (seen.type === 'literal' && valuesOf(schema).length === 1);
  if (isSwitch)
    return leafField<boolean>({
      label,
      help: description,
      schema,
      optional,
      Input: SwitchInput,
      empty: false,
      parse: (stored) => stored === true,
      store: (value) => (value || !optional ? value : undefined),
    });
  const isId = name === 'id' && seen.type === 'string';
  return leafField<string>({
    label: isId && !seen.label ? 'Short name' : label,
    help:
      description ||
      (isId ? 'Small letters and hyphens, for addresses. Left empty, it is made from the words.' : ''),
    schema,
    optional: optional || isId,
    ...textLeafOf(name, schema, seen, context.named),
  });
}
