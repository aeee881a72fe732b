import { parseJson } from '../../shared/content/contentError';
import { stem } from '../../shared/content/kinds';
import type { Desk } from '../desk';
import { checksOf, type Issue } from './check';
import { changeFor } from './coming';
import { listEntries, rowOf, schemaOf } from './entries';
import { formatJson } from './formatJson';
import { withIds } from './ids';
import { emptyOf } from './introspection';
import { type Conflict, type Merged, mergeByField, mergeParagraphs } from './merge';
import { namedThings } from './namedThings';
import { oddities } from './odd';
import { omitEmpty } from './omitEmpty';
import { checkContent, contentText } from './project';
import { Refusal } from './refusal';
import { inTurn, writeChanges } from './save';
import { type Path, parsed, valueAt, withValueAt } from './valueAt';

/** A file of content/ as its form has it. */
export interface EntryFile {
  /** JSON's value, or the text of Markdown. */
  value: unknown;
}

export type SaveResult =
  | ({ status: 200 } & EntryFile)
  | { status: 409; conflicts: readonly Conflict[] }
  /** What may be a slip of the keys. */
  | { status: 428; questions: readonly string[] }
  | { status: 422; issues: readonly Issue[] };

/** The text of a file that the desk changes; empty for one that a folder may get. @throws Refusal for any other */
function textOf(root: string, file: string): string {
  const row = rowOf(file);
  const text = row ? contentText(root, file) : null;
  if (text === null && !row?.nameKey) throw new Refusal(404, 'There is no such form.');
  return text ?? '';
}

function parse(file: string, text: string): unknown {
  const schema = schemaOf(file);
  if (!schema) return text;
  if (text === '') return emptyOf(schema);
  return parseJson(`content/${file}`, text, (error) => {
    throw new Refusal(422, error);
  });
}

/** @throws Refusal where there is no such file, or it is no JSON */
export const readEntry = ({ root }: Desk, file: string): EntryFile => ({
  value: parse(file, textOf(root, file)),
});

/** What a form has given, with what the file has by now. @param base what the form began with */
function mergeForm(file: string, base: unknown, value: unknown, text: string): Merged {
  const schema = schemaOf(file);
  if (!schema) return mergeParagraphs(base, value, text);
  return mergeByField(base, omitEmpty(withIds(value), schema, base), parse(file, text));
}

const today = () => new Date().toLocaleDateString('sv');

/** Where pages, rooms and policies have the day of their last change, which search engines or guests read. */
const changedPaths: readonly Path[] = [['meta', 'changed'], ['page', 'changed'], ['updated']];

/** The text of a file with a value; where that is another, with a day as that of its change. */
function textWith(file: string, value: unknown, before: string, day = today()): string {
  if (!schemaOf(file)) return `${String(value).trimEnd()}\n`;
  const text = formatJson(value, before);
  if (text === before) return text;
  const old = parsed(before);
  // A day that the owner has changed stays.
  const paths = changedPaths.filter(
    (path) => valueAt(value, path) && valueAt(value, path) === valueAt(old, path),
  );
  return formatJson(
    paths.reduce((whole, path) => withValueAt(whole, path, day), value),
    before,
  );
}

/** The change of a policy's text is that of its page, which says when it was updated. */
function updatedPage(file: string, files: ReadonlyMap<string, string>, day: string): [string, string][] {
  if (!file.startsWith('policies/')) return [];
  const page = `pages/${file === 'policies/stay.md' ? 'terms' : stem(file)}.json`;
  const text = files.get(page);
  const value = parsed(text);
  if (!text || valueAt(value, ['updated']) === undefined) return [];
  return [[page, formatJson(withValueAt(value, ['updated'], day), text)]];
}

/**
 * Saves the form of one file: 200; 409 with the fields that both this form and another have changed meanwhile; 422 with
 * what is wrong; or 428 with what may be a slip. Another's changes of other fields stay.
 * @param base the value that the owner began with
 * @param isSure whether the owner has said that what may be a slip is meant
 * @param day the day from which it is to be so, ISO 8601; without one, at once
 * @throws Refusal 404 where the desk has no form for the file, 422 where other files do not fit with it
 */
export const saveEntry = (
  desk: Desk,
  file: string,
  {
    base,
    value,
    day,
    isSure,
  }: { base?: unknown; value?: unknown; day?: string | undefined; isSure?: boolean | undefined },
): Promise<SaveResult> =>
  inTurn(async () => {
    const before = textOf(desk.root, file);
    const merged = mergeForm(file, base, value, before);
    if (merged.conflicts.length > 0) return { status: 409, conflicts: merged.conflicts };
    const next = textWith(file, merged.value, before, day);
    if (next !== before) {
      const { source, files, content } = await checkContent(desk.root);
      const named = namedThings(source, listEntries(files), content);
      const issues = checksOf(file, named).issuesOf(merged.value);
      if (issues.length > 0) return { status: 422, issues };
      const changes = day
        ? changeFor(files, day, file, before, next)
        : new Map([[file, next], ...updatedPage(file, files, today())]);
      const questions = isSure ? [] : oddities(file, merged.value, parse(file, before), files);
      if (questions.length > 0) return { status: 428, questions };
      await writeChanges(desk, changes);
    }
    return { status: 200, value: parse(file, day ? before : next) };
  });
