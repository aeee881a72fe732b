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
  /** The days when the change applies. Default: from now on. */
  period: periodRequest.optional(),
});
export type SaveRequest = z.output<typeof saveRequest>;

/** Reads a file, or '' for a new file. @throws Refusal if the desk can't edit the file, or the file isn't UTF-8 */
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

/** @throws Refusal if the file doesn't exist or is invalid */
export const readEntry = ({ root }: Desk, file: string): EntryFile => entryOf(file, textOf(root, file));

/** The paths of the date of a file's last change, for search engines and guests. */
const changedPaths: readonly Path[] = [['meta', 'changed'], ['page', 'changed'], ['changed'], ['updated']];

/** Formats a file with a new value and, if the text differs, the date of the change. */
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

/** Sets the date that a policy's page shows as the last update. */
function updatedPage(file: string, files: ReadonlyMap<string, string>, day: string): [string, string][] {
  if (!file.startsWith('policies/')) return [];
  const page = `pages/${file === 'policies/stay.md' ? 'terms' : stem(file)}.json`;
  const text = files.get(page);
  const value = parsed(text);
  if (!text || valueAt(value, ['updated']) === undefined) return [];
  return [[page, formatJson(withValueAt(value, ['updated'], day))]];
}

/**
 * Saves one file's form, unless the file has changed since the form loaded it.
 * @returns the file, with status 409 if it has changed since the form loaded it, otherwise 200
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
    // In the browser, clearing and refilling a field moves its key to the end.
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
