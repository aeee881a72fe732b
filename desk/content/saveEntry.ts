import * as z from 'zod';
import { hashOf } from '../../server/content/readHotel';
import { decodeText, FileError } from '../../server/files/hotelFiles';
import { stem } from '../../shared/content/kinds';
import type { Desk } from '../deskSettings';
import { bytesOf, contentPath, readFiles } from './contentFiles';
import { withoutRedirect } from './customPages';
import { rowOf, schemaOf } from './entries';
import { formatFile, formatJson, parseFile } from './fileFormat';
import { lostHeadings, withAnchorsIn } from './headingAnchors';
import { withIds } from './ids';
import { ownerError } from './ownerError';
import { Refusal } from './refusal';
import { changeFor, periodRequest } from './scheduledChanges';
import { emptyOf, omitEmpty, today } from './schemaFields';
import { valueQuestions } from './suspiciousValues';
import { orderedLike, type Path, parsed, valueAt, withValueAt } from './valueAt';
import { enqueue, writeChanges } from './writeChanges';

/** A content/ file as its form edits it. */
export interface EntryFile {
  /** The parsed JSON, or the Markdown text. */
  value: unknown;
  /** A hash of the file's text. */
  hash: string;
}

/** A form as submitted. */
export const saveRequest = z.strictObject({
  /** The hash of the file that the form was made from. */
  hash: z.string(),
  value: z.unknown(),
  /** The days when it applies. Default: from now on. */
  period: periodRequest.optional(),
});
export type SaveRequest = z.output<typeof saveRequest>;

/** The text of an editable file; empty for a new file in a folder that allows it. @throws Refusal for any other, or one that isn't UTF-8 */
function textOf(root: string, file: string): string {
  const row = rowOf(file);
  const bytes = row && bytesOf(contentPath(root, file));
  if (!bytes && !row?.nameKey) throw new Refusal(404, 'This form does not exist.');
  try {
    return bytes ? decodeText(bytes) : '';
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw new Refusal(422, `content/${file}: ${error.message}`);
  }
}

const howToRepair = 'On the Publish page, Undo brings back what was last published; or ask your developer.';

function parse(file: string, text: string): unknown {
  const schema = schemaOf(file);
  if (schema && text === '') return emptyOf(schema);
  return parseFile(file, text, (error) => {
    const { words } = ownerError(error, new Map([[file, text]]));
    throw new Refusal(422, `${words}. ${howToRepair}`);
  });
}

const entryOf = (file: string, text: string): EntryFile => ({ value: parse(file, text), hash: hashOf(text) });

/** @throws Refusal if there is no such file, or it is invalid */
export const readEntry = ({ root }: Desk, file: string): EntryFile => entryOf(file, textOf(root, file));

/** Where files store the date of their last change, for search engines and guests. */
const changedPaths: readonly Path[] = [['meta', 'changed'], ['page', 'changed'], ['changed'], ['updated']];

/** A file's text with a new value and, if it differs, the date of the change. */
export function textWith(file: string, value: unknown, before: string, day = today()): string {
  const text = formatFile(file, value);
  if (text === before || !schemaOf(file)) return text;
  const old = parseFile(file, before);
  // Don't overwrite a date that the owner changed.
  const paths = changedPaths.filter(
    (path) => valueAt(value, path) && valueAt(value, path) === valueAt(old, path),
  );
  return formatFile(
    file,
    paths.reduce((whole, path) => withValueAt(whole, path, day), value),
  );
}

/** Sets the date on a policy's page, which shows when the policy was updated. */
function updatedPage(file: string, files: ReadonlyMap<string, string>, day: string): [string, string][] {
  if (!file.startsWith('policies/')) return [];
  const page = `pages/${file === 'policies/stay.md' ? 'terms' : stem(file)}.json`;
  const text = files.get(page);
  const value = parsed(text);
  if (!text || valueAt(value, ['updated']) === undefined) return [];
  return [[page, formatJson(withValueAt(value, ['updated'], day))]];
}

/**
 * Saves one file's form, unless the file has changed since the form was made from it.
 * @returns the file with status 200, or with 409 if it has changed since the form was made from it
 * @throws Refusal 404 if the desk has no form for the file, 422 if content/ would have a new error
 */
export const saveEntry = (
  desk: Desk,
  file: string,
  { hash, value, period }: SaveRequest,
): Promise<{ status: number; response: EntryFile }> =>
  enqueue(async () => {
    const before = textOf(desk.root, file);
    const current = entryOf(file, before);
    if (hash !== current.hash) return { status: 409, response: current };
    const schema = schemaOf(file);
    // Emptying a field and filling it again moves its key in the browser.
    const submitted = schema
      ? orderedLike(
          withAnchorsIn(file, omitEmpty(withIds(value), schema, current.value), current.value),
          current.value,
        )
      : withAnchorsIn(file, value, current.value);
    const next = textWith(file, submitted, before, period?.first);
    if (next !== before) {
      const files = await readFiles(desk.root);
      const changes = period
        ? changeFor(files, period, file, before, next)
        : new Map([[file, next], ...updatedPage(file, files, today()), ...withoutRedirect(files, file)]);
      await writeChanges(desk, changes, {
        questions: [
          ...valueQuestions(file, submitted, current.value, files),
          ...lostHeadings(files, changes),
        ],
      });
    }
    return { status: 200, response: period ? current : entryOf(file, next) };
  });
