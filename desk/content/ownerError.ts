import { filesOn, periodsIn } from '../../shared/content/days';
import { stem } from '../../shared/content/kinds';
import { breadcrumbOf, shortened } from './breadcrumb';
import { periodLabel, replaceIsoDates } from './dateLabels';
import { developerGroup, listEntries, rowOf, schemaOf } from './entries';
import { namedEntriesIn, namesOf, replaceIds } from './entryNames';
import { labelTokens } from './factTokens';
import { parseFile } from './fileFormat';
import { labelOf, withFieldLabels } from './schemaFields';
import { type Path, valueAt } from './valueAt';

const place =
  /^content\/(?<file>[^:]+): (?:(?<field>\w+(?:\[\d+\])?(?:\.[\w-]+(?:\[\d+\])?)*) (?=must|has|says|shows|still|is|are|and))?(?<rest>.+)$/s;

/** Splits an error from the server into file, field and message. The path is empty for an error in the whole file. */
function placeOfError(sentence: string): { file: string; path: Path; rest: string } {
  const { file = '', field = '', rest = sentence } = place.exec(sentence)?.groups ?? {};
  const keys = field.split(/[.[\]]+/).filter(Boolean);
  return { file, path: keys.map((key) => (/^\d+$/.test(key) ? Number(key) - 1 : key)), rest };
}

/** An error in the owner's terms, with the field that the message links to. */
export interface OwnerError {
  /** The sentence for the owner: 'Rooms, Enci King, Price: must be a whole amount'. */
  words: string;
  /** Relative to content/, or 'pictures/' with a picture's name; undefined if the desk has no form for the file. */
  file?: string;
  path: Path;
}

/** The name for a file that has no form. */
function nameOfOther(file: string): string {
  const [period] = periodsIn(new Map([[file, '']]));
  if (period) return `Scheduled ${periodLabel(period)}`;
  const row = rowOf(file);
  if (row?.label) return `${row.group}, ${row.label}`;
  const name = labelOf(stem(file));
  return file.startsWith('from/') ? 'Scheduled changes' : `${developerGroup}, ${name}`;
}

/**
 * Rewrites an error with the desk's labels for forms and fields.
 * @param files the text of each content/ file, keyed by path
 * @param read replaces tokens in the names of list entries
 * @param before the files before the change, for the names of entries that the change removes
 */
export function ownerError(
  sentence: string,
  files: ReadonlyMap<string, string>,
  read = labelTokens,
  before = files,
): OwnerError {
  const readable = (message: string) =>
    replaceIsoDates(
      labelTokens(message.replace(/^the file is not valid JSON: /, 'the file has a typing error: ')),
    );
  const { picture, message } =
    /^media\/(?<picture>[\w-]+)\.json: (?<message>.+)$/s.exec(sentence)?.groups ?? {};
  if (picture && message)
    return {
      words: `Pictures, ${labelOf(picture)}: ${readable(message)}`,
      file: `pictures/${picture}`,
      path: [picture],
    };
  const { file, path, rest } = placeOfError(sentence);
  const entries = listEntries(files);
  const schema = schemaOf(file);
  const words = withFieldLabels(readable(rest), schema)
    .replace(/^the file (?=must)/, '')
    .replace(' (CHANGELOG.md)', '')
    .replace(/^must .*, not ""$/, 'must not be empty')
    .replace(/content\/(\S+\.(?:json|md))/g, (_, path: string) => {
      const label = entries.find((each) => each.path === path)?.label;
      return label === undefined ? nameOfOther(path) : `“${label}”`;
    });
  const entry = entries.find((each) => each.path === file);
  if (!entry) return { words: file ? `${nameOfOther(file)}: ${words}` : words, path: [] };
  const [, day] = /\(from (\d{4}-\d\d-\d\d)\)$/.exec(sentence) ?? [];
  const value = parseFile(file, (day ? filesOn(files, day) : files).get(file) ?? '');
  const names = new Map([
    ...namesOf(namedEntriesIn(before, listEntries(before))),
    ...namesOf(namedEntriesIn(files, entries)),
  ]);
  const text = valueAt(value, path);
  const own = typeof text === 'string' ? (names.get(text) ?? shortened(read(text))) : '';
  const field = breadcrumbOf(schema, path, value, undefined, read);
  // In a list of names or text, an entry's text is clearer than its number.
  const named = field.replace(/ \d+$/, (number) => (own ? ` “${own}”` : text === '' ? ' (empty)' : number));
  const where = replaceIsoDates([entry.group, entry.label, named].filter(Boolean).join(', '));
  return { words: replaceIds(`${where}: ${words}`, names), file, path };
}
