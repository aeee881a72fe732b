import { parseJson } from '../../shared/content/faults';
import type { Desk } from '../desk';
import { checksOf, type Issue } from './check';
import { listEntries, rowOf, schemaOf } from './entries';
import { faultInWords } from './faultInWords';
import { bytesOf, versionOf } from './files';
import { withIds } from './ids';
import { type Conflict, mergeByField, mergeParagraphs } from './merge';
import { namedThings } from './namedThings';
import { checkContent, contentPath, newFaults } from './project';
import { Refusal } from './refusal';
import { inTurn } from './save';
import { writeFiles } from './saves';
import { shape } from './shape';
import { type Path, valueAt, withValueAt } from './valueAt';

/** A file of content/ as its form has it. */
export interface EntryFile {
  /** JSON's value, or the text of Markdown. */
  value: unknown;
  /** Changes with the file. */
  version: string;
}

export type SaveResult =
  | ({ status: 200 } & EntryFile)
  | { status: 409; conflicts: readonly Conflict[] }
  | { status: 422; issues: readonly Issue[] };

/** The text of a file that the desk changes. @throws Refusal for any other */
function textOf(root: string, file: string): string {
  const bytes = rowOf(file) && bytesOf(contentPath(root, file));
  if (!bytes) throw new Refusal(404, 'There is no such form.');
  return bytes.toString();
}

function parse(file: string, text: string): EntryFile {
  const version = versionOf(Buffer.from(text));
  if (!schemaOf(file)) return { value: text, version };
  const value = parseJson(`content/${file}`, text, (fault) => {
    throw new Refusal(422, fault);
  });
  return { value, version };
}

/** @throws Refusal where there is no such file, or it is no JSON */
export const readEntry = ({ root }: Desk, file: string): EntryFile => parse(file, textOf(root, file));

const merge = (file: string, base: unknown, mine: unknown, theirs: unknown) =>
  schemaOf(file) ? mergeByField(base, withIds(mine), theirs) : mergeParagraphs(base, mine, theirs);

/** Where pages and rooms have the day of their last change, which search engines are told. */
const changedPaths: readonly Path[] = [
  ['meta', 'changed'],
  ['page', 'changed'],
];

/** The text of a file with a value, its keys in their order, without what was left empty, and with the day of its change. */
function textWith(file: string, value: unknown, before: string): string {
  const schema = schemaOf(file);
  if (!schema) return `${String(value).trimEnd()}\n`;
  const text = shape(value, schema, before);
  const path = changedPaths.find((each) => valueAt(value, each) !== undefined);
  if (text === before || !path) return text;
  return shape(withValueAt(value, path, new Date().toLocaleDateString('sv')), schema, before);
}

/**
 * Saves the form of one file: 200; 409 with the fields that both this form and another have changed meanwhile; or 422 with
 * what is wrong. Another's changes of other fields stay.
 * @param base the value that the owner began with
 * @throws Refusal 404 where the desk has no form for the file
 */
export function saveEntry(desk: Desk, file: string, base: unknown, value: unknown): Promise<SaveResult> {
  const { root, say } = desk;
  return inTurn(async () => {
    const before = textOf(root, file);
    const merged = merge(file, base, value, parse(file, before).value);
    if (merged.conflicts.length > 0) return { status: 409, conflicts: merged.conflicts };
    const next = textWith(file, merged.value, before);
    if (next !== before) {
      const { files, content } = checkContent(root);
      const named = namedThings(root, listEntries(files), content);
      const own = checksOf(file, named).issuesOf(merged.value);
      if (own.length > 0) return { status: 422, issues: own };
      const faults = newFaults(root, new Map([[file, next]]));
      if (faults.length > 0)
        return {
          status: 422,
          issues: faults.map((fault) => ({ path: [], message: faultInWords(fault, files) })),
        };
      await writeFiles(root, new Map([[file, next]]));
      say(`saved content/${file}`);
    }
    return { status: 200, ...parse(file, next) };
  });
}
