/** Values as the forms show them: names instead of ids, facts instead of tokens, amounts with the currency. */
import { isJsonObject, type JsonObject } from '../../shared/content/mergePatch';
import { entryName } from './breadcrumb';
import { choicesOf, valueChoices } from './choices';
import { withDayWords } from './dayWords';
import { withFacts } from './factWords';
import { fieldWords } from './fieldWords';
import type { NamedThings } from './namedThings';
import { introspect, labelOfField, memberFor, type Schema } from './schemaFields';
import { seasonWords } from './seasons';
import type { Path } from './valueAt';

/** What values refer to, and the currency. */
export interface ValueNames {
  named: NamedThings;
  /** '$269' */
  wholeAmount(amount: number): string;
}

const plain = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));

/** The longest text for a group or list, in characters. */
const maxGroup = 240;

const shortened = (words: string) => (words.length > maxGroup ? `${words.slice(0, maxGroup)}…` : words);

/** What an owner edits in a list entry or group: first its values in the form's order, then the boxes that are checked. */
function groupWords(schema: Schema, value: JsonObject, names: ValueNames, path: Path): string {
  const parts = Object.entries(introspect(schema).parts).filter(([key]) => {
    const { isForDeveloper, isSet } = fieldWords([...path, key]);
    return !isForDeveloper && !isSet && value[key] !== false;
  });
  const [checked, others] = [true, false].map((isOn) =>
    parts.filter(([key]) => (value[key] === true) === isOn),
  );
  return [
    ...(others ?? []).map(([key, part]) => valueWords(part, value[key], names, [...path, key])),
    ...(checked ?? []).map(([key, part]) => labelOfField([...path, key], part)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A paragraph of Markdown without its marks: '## Pets {#pets}' -> 'Pets', '| Dogs | $50 |' -> 'Dogs, $50'. */
const markdownWords = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\|?[\s:|-]+\|[\s:|-]*$/.test(line))
    .map((line) =>
      line
        .replace(/^#+\s+|\s*\{#[^}]*\}$|^\|\s*|\s*\|$/g, '')
        .replaceAll('**', '')
        .replace(/\s*\|\s*/g, ', '),
    )
    .join('\n');

/** A distance on the map as its form says it: 'left 36%'. */
function mapPositionWords(field: 'mapX' | 'mapY', distance: number, { townMap }: NamedThings): string {
  const [side, size] =
    field === 'mapX' ? ['left', townMap?.large.art.width] : ['top', townMap?.large.art.height];
  return size ? `${side} ${Math.round((100 * distance) / size)}%` : plain(distance);
}

/**
 * A field's value in words; undefined if there is none.
 * @param schema undefined for a paragraph of Markdown
 * @param path the field's path in its file
 */
export function valueWords(
  schema: Schema | undefined,
  value: unknown,
  names: ValueNames,
  path: Path,
): string | undefined {
  if (value === undefined) return undefined;
  const member = schema && memberFor(schema, value);
  if (!member) return withFacts(markdownWords(plain(value)), names.named);
  const { field, item, format, type } = introspect(member);
  if (field === 'season') return seasonWords(value, names.wholeAmount);
  if (Array.isArray(value))
    return shortened(value.map((each, index) => valueWords(item, each, names, [...path, index])).join(', '));
  if (isJsonObject(value))
    return type === 'object'
      ? shortened(groupWords(member, value, names, path))
      : Object.entries(value)
          .map(([name, words]) => `${name} = ${words}`)
          .join(', ');
  if (typeof value === 'number' && field === 'amount') return names.wholeAmount(value);
  if (typeof value === 'number' && (field === 'mapX' || field === 'mapY'))
    return mapPositionWords(field, value, names.named);
  if (field === 'picture')
    return names.named.pictures.find(({ name }) => name === value)?.alt ?? String(value);
  const choices =
    choicesOf(names.named, field) ?? (['literal', 'enum'].includes(type) ? valueChoices(member) : []);
  const choice = typeof value === 'boolean' ? undefined : choices.find((each) => each.value === value);
  if (choice) return choice.label;
  return format === 'date' ? withDayWords(String(value)) : withFacts(plain(value), names.named);
}

/** The entries of a list by name, to show their order. */
export const listWords = (
  schema: Schema | undefined,
  values: readonly unknown[],
  names: ValueNames,
  path: Path,
): string =>
  values
    .map((value, index) =>
      schema && isJsonObject(value)
        ? entryName(value, schema, names.named)
        : valueWords(schema, value, names, [...path, index]),
    )
    .join(', ');
