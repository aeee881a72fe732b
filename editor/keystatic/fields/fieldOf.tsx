import type { ComponentSchema } from '@keystatic/core';
import type * as z from 'zod';
import { itemOf, type Look, look, memberFor, partsOf, valuesOf } from '../../content/look';
import type { NamedThings } from '../../content/references';
import { ChoiceInput, type Option } from './ChoiceInput';
import { GroupInput } from './GroupInput';
import { ListInput } from './ListInput';
import { type Leaf, leafField } from './leaf';
import { PictureInput } from './PictureInput';
import { SwitchInput } from './SwitchInput';
import { LinkInput, ParagraphInput, TextInput } from './TextInput';

export type Named = Record<string, ComponentSchema>;

interface Context {
  named: NamedThings;
  /** Whether an object around it may be left out: then its parts may be empty. */
  optional?: boolean;
}

/** 'extraAmenities' -> 'Extra amenities' */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const text = (stored: unknown) => (stored === undefined || stored === null ? '' : String(stored));
const orNothing = (value: string) => (value === '' ? undefined : value);

/** Texts, however they are typed. Keystatic would leave empty ones out of the file; these say what is wrong with them. */
const textLeaf = (
  Input: Leaf<string>['Input'],
): Pick<Leaf<string>, 'Input' | 'empty' | 'parse' | 'store'> => ({
  Input,
  empty: '',
  parse: text,
  store: (value, optional) => (optional ? orNothing(value) : value),
});

const choiceLeaf = (options: readonly Option[]) => ({
  ...textLeaf((props) => <ChoiceInput {...props} options={options} />),
  store: (value: string) =>
    options.find((option) => String(option.value) === value)?.value ?? orNothing(value),
});

const numberLeaf = {
  ...textLeaf((props) => <TextInput {...props} inputMode="decimal" />),
  // What is no number stays the text that it is, so that the schema says so.
  store: (value: string) =>
    value.trim() === '' ? undefined : Number.isFinite(Number(value)) ? Number(value) : value,
};

/** A few names, each with its value, a line each: 'hotel = 12345'. */
const recordLeaf = {
  ...textLeaf((props) => <ParagraphInput {...props} lines />),
  parse: (stored: unknown) =>
    Object.entries((stored ?? {}) as Record<string, string>)
      .map(([name, value]) => `${name} = ${value}`)
      .join('\n'),
  store: (value: string) =>
    Object.fromEntries(
      value
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => {
          const [name = '', ...rest] = line.split('=');
          return [name.trim(), rest.join('=').trim()];
        }),
    ),
};

/** Things that are chosen by their name, by the field that names them. */
const choices = ({ rooms, places, films }: NamedThings): Readonly<Record<string, readonly Option[]>> => ({
  room: rooms.map(({ slug, name }) => ({ value: slug, label: name })),
  place: places.map(({ id, name }) => ({ value: id, label: name })),
  film: films.map((name) => ({ value: name, label: name })),
});

function leafOf(
  name: string,
  schema: z.core.$ZodType,
  { type, field = '', inner }: Look,
  { named }: Context,
) {
  const named_ = choices(named)[field];
  if (named_) return choiceLeaf(named_);
  if (field === 'picture') return textLeaf((props) => <PictureInput {...props} pictures={named.pictures} />);
  if (field === 'link') return textLeaf((props) => <LinkInput {...props} addresses={named.addresses} />);
  if (field === 'text' || field === 'richText') return textLeaf(ParagraphInput);
  if (type === 'literal' || type === 'enum') {
    const values = valuesOf(schema);
    if (values.length > 1)
      return choiceLeaf(values.map((value) => ({ value, label: labelOf(String(value)) })));
  }
  if (type === 'number') return numberLeaf;
  if (type === 'record') return recordLeaf;
  const { format } = inner._zod.def as { format?: string };
  if (format === 'date') return textLeaf((props) => <TextInput {...props} type="date" />);
  if (name === 'id') return { ...textLeaf((props) => <TextInput {...props} />), store: orNothing };
  return textLeaf((props) => <TextInput {...props} />);
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
      return fieldOf(name, memberFor(schema, undefined), context);
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
    ...(leafOf(name, schema, seen, context) as ReturnType<typeof textLeaf>),
  });
}
