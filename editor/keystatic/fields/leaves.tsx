import type * as z from 'zod';
import { itemOf, type Look, look, optionsOf, valuesOf } from '../../content/look';
import type { NamedThings } from '../../content/references';
import { ChoiceInput, type Option } from './ChoiceInput';
import { labelOf } from './labelOf';
import type { Leaf } from './leaf';
import { ManyInput } from './ManyInput';
import { PictureInput } from './PictureInput';
import { LinkInput, ParagraphInput, TextInput } from './TextInput';

const text = (stored: unknown) => (stored === undefined || stored === null ? '' : String(stored));
const orNothing = (value: string) => (value === '' ? undefined : value);

type TextLeaf = Pick<Leaf<string>, 'Input' | 'empty' | 'parse' | 'store'>;

/** Texts, however they are typed. Keystatic would leave empty ones out of the file; these say what is wrong with them. */
const textLeaf = (Input: Leaf<string>['Input']): TextLeaf => ({
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
const choices = ({
  rooms,
  places,
  films,
  drawings,
}: NamedThings): Readonly<Record<string, readonly Option[]>> => ({
  room: rooms.map(({ slug, name }) => ({ value: slug, label: name })),
  place: places.map(({ id, name }) => ({ value: id, label: name })),
  film: films.map((name) => ({ value: name, label: name })),
  drawing: drawings.map((name) => ({ value: name, label: name })),
});

/** What the file has as a text, a number or a choice: how it is typed, and how it is stored. */
export function textLeafOf(
  name: string,
  schema: z.core.$ZodType,
  { type, field = '', inner }: Look,
  named: NamedThings,
): TextLeaf {
  const options = choices(named)[field];
  if (options) return choiceLeaf(options);
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

/** 'all', or a list of some: the one union that content has. @throws for any other, which wants a field of its own */
export function manyLeaf(
  schema: z.core.$ZodType,
  named: NamedThings,
): Pick<Leaf<readonly string[]>, 'Input' | 'empty' | 'parse' | 'store'> {
  const members = optionsOf(schema);
  const whole = members
    .filter((member) => look(member).type === 'literal')
    .flatMap((member) => valuesOf(member).map((value) => ({ value, label: labelOf(String(value)) })));
  const list = members.find((member) => look(member).type === 'array');
  const options = list && choices(named)[look(itemOf(list)).field ?? ''];
  if (!options || whole.length === 0) throw new Error('the desk has no field for this union of content');
  return {
    Input: (props) => <ManyInput {...props} whole={whole} options={options} />,
    empty: [],
    parse: (stored) =>
      Array.isArray(stored) ? stored.map(String) : stored === undefined ? [] : [String(stored)],
    store: (value) => (whole.some((option) => String(option.value) === value[0]) ? value[0] : value),
  };
}
