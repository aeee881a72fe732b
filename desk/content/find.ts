import { leavesOf } from '../../shared/content/leaves';
import { replaceTokens } from '../../shared/content/replaceTokens';
import { ownValue } from '../../shared/ownValue';
import { type Entry, listEntries, schemaOf } from './entries';
import { parseFile } from './fileFormat';
import type { Checked } from './project';
import { breadcrumbOf } from './schema';
import type { Path } from './valueAt';

/** A field whose text, number, name or label was searched for. */
export interface Found {
  /** Relative to content/. */
  file: string;
  path: Path;
  /** 'Questions, Topics “Groups”, Questions “How many”, Answer' */
  where: string;
  /** Its text, shortened around the first word searched for. */
  words: string;
}

/** The most results that are listed. */
const maxResults = 40;

/** How many characters are shown before and after the first word. */
const context = 40;

/** Text without accents and capitals. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .toLowerCase();

function excerpt(text: string, word: string): string {
  const at = Math.max(0, folded(text).indexOf(word));
  const [start, end] = [Math.max(0, at - context), at + word.length + context];
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** The fields that contain all words of a query, in the order of the forms. Facts are searched as guests read them. */
export function find({ files, content }: Pick<Checked, 'files' | 'content'>, query: string): Found[] {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  const [first = ''] = wanted;
  const read = (text: string) =>
    replaceTokens(
      text,
      (name) => content && ownValue(content.tokens, name),
      () => undefined,
    );
  const fieldsOf = ({ path: file, label }: Entry): Found[] => {
    const schema = schemaOf(file);
    const value = parseFile(file, files.get(file) ?? '');
    return leavesOf(schema ? value : String(value).split('\n')).flatMap((leaf) => {
      const where = [label, schema && breadcrumbOf(schema, leaf.path, value)].filter(Boolean).join(', ');
      const words = read(String(leaf.value));
      const haystack = folded(`${where} ${words}`);
      if (words === '' || !wanted.every((word) => haystack.includes(word))) return [];
      return [{ file, path: schema ? leaf.path : [], where, words: excerpt(words, first) }];
    });
  };
  return wanted.length === 0 ? [] : listEntries(files).flatMap(fieldsOf).slice(0, maxResults);
}
