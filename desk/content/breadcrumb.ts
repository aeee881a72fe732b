/** Where a field is in its form, by the labels that the form shows. */
import { isJsonObject } from '../../shared/content/mergePatch';
import { choicesOf } from './choices';
import { fillFacts } from './factTokens';
import type { NamedThings } from './namedThings';
import { fieldsIn, introspect, isEmpty, labelOfField, type Schema, schemaAt } from './schemaFields';
import { nightsLabel } from './seasons';
import { type Path, valueAt } from './valueAt';

/** Nothing to refer to, for files read on their own. */
const noThings: NamedThings = {
  ownFacts: {},
  pictures: [],
  films: [],
  drawings: [],
  townMap: undefined,
  rooms: [],
  places: [],
  views: [],
  addresses: [],
};

/** The longest name of a list entry, in characters. */
const maxNameLength = 60;

/** Text cut to the length of a label. */
export const shortened = (words: string): string =>
  words.length > maxNameLength ? `${words.slice(0, maxNameLength)}…` : words;

/** A list entry's first text as guests read it, to tell it from the others; empty if it has none. */
export function listEntryName(
  entry: unknown,
  schema: Schema,
  named: NamedThings,
  read = (text: string) => fillFacts(text, named),
): string {
  if (introspect(schema).field === 'season' && isJsonObject(entry)) return nightsLabel(entry);
  const first = fieldsIn(schema, entry).find(
    ({ path, value }) => typeof value === 'string' && value !== '' && path.at(-1) !== 'id',
  );
  if (!first) return '';
  const choice = choicesOf(named, introspect(first.schema).field)?.find(({ value }) => value === first.value);
  return shortened(choice?.label ?? read(String(first.value)));
}

/** Whether the owner has left all fields of a list entry empty. */
const isBlank = (entry: unknown, schema: Schema): boolean =>
  isJsonObject(entry) &&
  fieldsIn(schema, entry).every(({ path, value }) => path.at(-1) === 'id' || !value || isEmpty(value));

/**
 * The labels along the path to a field: 'Jobs “Night auditor”, Pay, Pay up to'.
 * @param value the file's value
 * @param named what its entries' names refer to
 * @param read replaces tokens in them
 */
export function breadcrumbOf(
  schema: Schema | undefined,
  path: Path,
  value?: unknown,
  named: NamedThings = noThings,
  read?: (text: string) => string,
): string {
  const labels: string[] = [];
  for (const [index, key] of path.entries()) {
    const partPath = path.slice(0, index + 1);
    const part = schemaAt(schema, partPath);
    if (typeof key === 'number') {
      // A list of plain strings has no names for them.
      const name =
        part && index < path.length - 1 ? listEntryName(valueAt(value, partPath), part, named, read) : '';
      const words = name
        ? `“${name}”`
        : part && isBlank(valueAt(value, partPath), part)
          ? '(empty)'
          : key + 1;
      labels.push(`${labels.pop() ?? ''} ${words}`.trim());
    } else labels.push(labelOfField(partPath, part));
  }
  return labels.join(', ');
}
