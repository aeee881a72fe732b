/** Searches everything that an owner can change, as the forms show it. */
import { upperFirst } from '../../shared/templates';
import { breadcrumbOf } from './breadcrumb';
import type { Checked } from './checkContent';
import { periodLabel } from './dateLabels';
import { describeValue } from './describeValue';
import { type Entry, listEntries, schemaOf } from './entries';
import { factsFor, fillFacts } from './factTokens';
import { fieldInfo } from './fieldLabels';
import { parseFile } from './fileFormat';
import { foldText } from './foldText';
import { scheduledChanges } from './scheduledChanges';
import { fieldsIn, introspect } from './schemaFields';
import { type SiteIndex, siteIndexOf } from './siteIndex';
import type { Path } from './valueAt';

/** A field whose text, number, name, or label matches a query. */
export interface SearchResult {
  /** Relative to content/; 'pictures/sun-deck' for a picture. */
  file: string;
  path: Path;
  /** The zero-based line number in Markdown. */
  line?: number;
  /** The labels along the path: 'Questions, Topics “Groups”, Questions “How many”, Answer'. */
  where: string;
  /** The field's text around the first match. */
  words: readonly [before: string, match: string, after: string];
}

export interface SearchResults {
  results: readonly SearchResult[];
  /** The total number of results, including unlisted results. */
  count: number;
  /** Whether the results are fields with most words of the query, because no field has all words. */
  isPartial: boolean;
}

/** A field with all the text that the search looks through. */
interface Searchable extends Omit<SearchResult, 'words'> {
  words: string;
  /** Text that results don't show, such as the field's help and its value with tokens. */
  more?: string;
  isForDeveloper?: boolean;
}

/** The maximum number of listed results. */
const maxResults = 50;

/** The number of characters shown before and after the match. */
const context = 50;

/** Removes optional punctuation from words: 'wi-fi' -> 'wifi', '1,299' -> '1299', '(760) 555-0184' -> '(7605550184'. */
const joined = (words: string) =>
  words.replace(/(?<=[a-z\d])[-'](?=[a-z\d])|(?<=\d)(?:[,.]|\) ?)(?=\d{3})/g, '');

/** Text to look up words in, with and without optional punctuation. */
const haystackOf = (text: string) => `${foldText(text)} ${joined(foldText(text))}`;

const has = (haystack: string, word: string) => haystack.includes(word) || haystack.includes(joined(word));

/** A pattern for a word with or without hyphens, or a number with or without separators. */
const patternOf = (word: string) =>
  new RegExp([...joined(word)].map((letter) => letter.replace(/[^a-z\d]/, '\\$&')).join("[-',.) ]{0,2}"));

function excerpt(text: string, words: readonly string[]): SearchResult['words'] {
  // Folding can change a character's length: 'ß' -> 'ss'.
  const places = [...text].flatMap((letter, index) => Array(foldText(letter).length).fill(index) as number[]);
  const letters = [...text];
  const whole = letters.map(foldText).join('');
  const match = words.map((word) => patternOf(word).exec(whole)).find(Boolean);
  const last = match ? match.index + match[0].length - 1 : 0;
  const [from, to] = match ? [places[match.index] ?? 0, (places[last] ?? 0) + 1] : [0, 0];
  const [start, end] = [Math.max(0, from - context), to + context];
  const part = (first: number, last?: number) => letters.slice(first, last).join('');
  return [
    `${start > 0 ? '…' : ''}${part(start, from)}`,
    part(from, to),
    `${part(to, end)}${end < letters.length ? '…' : ''}`,
  ];
}

/** Splits Markdown into lines, each with the heading above the line. */
function markdownLines(
  text: string,
  place: Pick<SearchResult, 'file' | 'path' | 'where'>,
  read: (words: string) => string,
) {
  let heading = '';
  return text.split('\n').flatMap((words, line): Searchable[] => {
    if (words.startsWith('#')) heading = words.replace(/^#+\s*|\s*\{#.*\}$/g, '');
    const where = [place.where, heading && `“${heading}”`].filter(Boolean).join(', ');
    return words.trim() === '' ? [] : [{ ...place, where, line, words: read(words), more: words }];
  });
}

/** Returns a file's form, followed by the fields in the form's order. */
function fieldsOf({ path: file, label, group, shownAt }: Entry, index: SiteIndex): Searchable[] {
  const schema = schemaOf(file);
  const value = parseFile(file, index.files.get(file) ?? '');
  const facts = factsFor(index.named, file);
  const named = facts ? { ...index.named, facts } : index.named;
  const read = (text: string) => fillFacts(text, named);
  const form: Searchable = {
    file,
    path: [],
    where: group,
    words: label,
    more: file.includes('/') ? shownAt : '',
  };
  if (!schema) return [form, ...markdownLines(String(value), { file, path: [], where: label }, read)];
  if (value === undefined) return [form];
  const isAutomatic = (path: Path) => fieldInfo(path).isAutomatic ?? false;
  return [
    form,
    ...fieldsIn(schema, value, isAutomatic).flatMap(({ path, schema: part, value: each }): Searchable[] => {
      const { field, help = fieldInfo(path).help ?? '' } = introspect(part);
      const where = [label, breadcrumbOf(schema, path, value, named)].join(', ');
      if (field === 'markdown') return markdownLines(String(each), { file, path, where }, read);
      const shown = describeValue(part, each, { ...index, named }, path);
      const more = `${help} ${String(each)}`;
      const isForDeveloper = path.some((_, at) => fieldInfo(path.slice(0, at + 1)).isForDeveloper);
      return shown ? [{ file, path, where, words: shown, more, isForDeveloper }] : [];
    }),
  ];
}

/** Returns the scheduled changes, which the changed file's form lists. */
const scheduledOf = (index: SiteIndex): Searchable[] =>
  scheduledChanges(index).flatMap(({ period, file, path, change: { title, rows } }) =>
    rows.map(({ label, after = '' }) => ({
      file,
      path,
      where: [upperFirst(periodLabel(period)), title, label].filter(Boolean).join(', '),
      words: after,
    })),
  );

/** Returns the descriptions of all pictures. */
const picturesOf = ({ source: { pictures, captions } }: Checked): Searchable[] =>
  [...pictures.values()].map(({ name, alt }) => ({
    file: `pictures/${name}`,
    path: [],
    where: `Picture ${name}, Description`,
    words: alt,
    more: captions.get(name) ?? '',
  }));

/**
 * Rates a field for a query: 4 if the text equals the query, 3 if a word starts with the query, 2 if the text contains
 * the query elsewhere, or else the share of the query's words in the text. A developer's field gets 0.
 */
function rankOf({ words, isForDeveloper }: Searchable, query: string, wanted: readonly string[]): number {
  if (isForDeveloper) return 0;
  const text = foldText(words);
  if (text === query) return 4;
  const at = text.indexOf(query);
  if (at !== -1) return /[a-z0-9]$/.test(text.slice(0, at)) ? 2 : 3;
  return wanted.filter((word) => has(haystackOf(words), word)).length / wanted.length;
}

/** Returns the fields that contain all words of a query or, if there are none, most words. The best match is first. */
export function search(checked: Checked, query: string): SearchResults {
  const whole = foldText(query).trim();
  const wanted = whole.split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return { results: [], count: 0, isPartial: false };
  const entries = listEntries(checked.files);
  const index = siteIndexOf(checked, entries);
  const all = [
    ...entries.flatMap((entry) => fieldsOf(entry, index)),
    ...scheduledOf(index),
    ...picturesOf(checked),
  ].map((each) => {
    const haystack = haystackOf(`${each.words} ${each.where} ${each.more ?? ''}`);
    return { each, matches: wanted.filter((word) => has(haystack, word)).length };
  });
  const most = Math.max(...all.map(({ matches }) => matches));
  const found = most === 0 ? [] : all.filter(({ matches }) => matches === most);
  return {
    count: found.length,
    isPartial: most > 0 && most < wanted.length,
    results: found
      .map(({ each }) => ({ each, rank: rankOf(each, whole, wanted) }))
      .toSorted((one, other) => other.rank - one.rank)
      .slice(0, maxResults)
      .map(({ each: { more: _, isForDeveloper: __, ...each } }) => ({
        ...each,
        words: excerpt(each.words, [whole, ...wanted]),
      })),
  };
}
