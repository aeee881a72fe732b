/** Describes values as the forms show them: names for ids, values for fact tokens, and amounts with the currency. */
import { isJsonObject, type JsonObject } from '../../shared/content/mergePatch';
import { listEntryName } from './breadcrumb';
import { choicesOf, valueChoices } from './choices';
import { replaceIsoDates } from './dateLabels';
import { fillFacts } from './factTokens';
import { fieldInfo } from './fieldLabels';
import type { NamedThings } from './namedThings';
import { introspect, labelOfField, memberFor, type Schema } from './schemaFields';
import { seasonLabel } from './seasons';
import type { Path } from './valueAt';

/** The entries that values refer to, and the hotel's currency. */
export interface ValueContext {
  named: NamedThings;
  /** Formats an amount: '$269'. */
  wholeAmount(amount: number): string;
}

const plain = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));

/** The longest description of a group or list, in characters. */
const maxGroup = 240;

const shortened = (words: string) => (words.length > maxGroup ? `${words.slice(0, maxGroup)}…` : words);

/** Describes the fields that an owner edits in an entry or a group: values in the form's order, then checked boxes. */
function describeGroup(schema: Schema, value: JsonObject, context: ValueContext, path: Path): string {
  const parts = Object.entries(introspect(schema).parts).filter(([key]) => {
    const { isForDeveloper, isAutomatic } = fieldInfo([...path, key]);
    return !isForDeveloper && !isAutomatic && value[key] !== false;
  });
  const [checked, others] = [true, false].map((isOn) =>
    parts.filter(([key]) => (value[key] === true) === isOn),
  );
  return [
    ...(others ?? []).map(([key, part]) => describeValue(part, value[key], context, [...path, key])),
    ...(checked ?? []).map(([key, part]) => labelOfField([...path, key], part)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Removes the markup from a paragraph of Markdown: '## Pets {#pets}' -> 'Pets', '| Dogs | $50 |' -> 'Dogs, $50'. */
const withoutMarkdown = (text: string): string =>
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

/** Describes a distance on the map as its form does: 'left 36%'. */
function describeMapPosition(field: 'mapX' | 'mapY', distance: number, { townMap }: NamedThings): string {
  const [side, size] =
    field === 'mapX' ? ['left', townMap?.large.art.width] : ['top', townMap?.large.art.height];
  return size ? `${side} ${Math.round((100 * distance) / size)}%` : plain(distance);
}

/**
 * Describes a field's value as its form shows it; undefined if the field has no value.
 * @param schema undefined for a paragraph of Markdown
 * @param path the field's path in its file
 */
export function describeValue(
  schema: Schema | undefined,
  value: unknown,
  context: ValueContext,
  path: Path,
): string | undefined {
  if (value === undefined) return undefined;
  const member = schema && memberFor(schema, value);
  if (!member) return fillFacts(withoutMarkdown(plain(value)), context.named);
  const { field, item, format, type } = introspect(member);
  if (field === 'season') return seasonLabel(value, context.wholeAmount);
  if (Array.isArray(value))
    return shortened(
      value.map((each, index) => describeValue(item, each, context, [...path, index])).join(', '),
    );
  if (isJsonObject(value))
    return type === 'object'
      ? shortened(describeGroup(member, value, context, path))
      : Object.entries(value)
          .map(([name, words]) => `${name} = ${words}`)
          .join(', ');
  if (typeof value === 'number' && field === 'amount') return context.wholeAmount(value);
  if (typeof value === 'number' && (field === 'mapX' || field === 'mapY'))
    return describeMapPosition(field, value, context.named);
  if (field === 'picture')
    return context.named.pictures.find(({ name }) => name === value)?.alt ?? String(value);
  const choices =
    choicesOf(context.named, field) ?? (['literal', 'enum'].includes(type) ? valueChoices(member) : []);
  const choice = typeof value === 'boolean' ? undefined : choices.find((each) => each.value === value);
  if (choice) return choice.label;
  return format === 'date' ? replaceIsoDates(String(value)) : fillFacts(plain(value), context.named);
}

/** Joins the names of a list's entries, to show the order. */
export const describeList = (
  schema: Schema | undefined,
  values: readonly unknown[],
  context: ValueContext,
  path: Path,
): string =>
  values
    .map((value, index) =>
      schema && isJsonObject(value)
        ? listEntryName(value, schema, context.named)
        : describeValue(schema, value, context, [...path, index]),
    )
    .join(', ');
