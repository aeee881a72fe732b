/** Breadcrumbs: the labels along the path to a form's field. */
import { isJsonObject } from '../../shared/content/mergePatch';
import { choicesOf } from './choices';
import { fillFacts } from './factTokens';
import type { NamedThings } from './namedThings';
import { fieldsIn, introspect, isEmpty, labelOfField, type Schema, schemaAt } from './schemaFields';
import { nightsLabel } from './seasons';
import { type Path, valueAt } from './valueAt';

/** No names, for a file that is read without the other content files. */
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

/** Shortens text to the longest name of a list entry. */
export const shortened = (words: string): string =>
  words.length > maxNameLength ? `${words.slice(0, maxNameLength)}…` : words;

/** Names a list entry by its first string, as guests read it, or a season by its nights; '' if the entry is empty. */
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
 * @param named the rooms, pictures and other things that the value refers to by name
 * @param read replaces tokens in the names of list entries
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
      // Entries of a list of strings have no names.
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
