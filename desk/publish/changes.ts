/** Compares two states of the site, entry by entry and field by field. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { periodsIn } from '../../shared/content/days';
import { stem } from '../../shared/content/kinds';
import { isJsonObject } from '../../shared/content/mergePatch';
import { ownValue } from '../../shared/ownValue';
import { pictureWords } from '../../shared/schema/picture';
import { upperFirst } from '../../shared/words';
import { otherFiles } from '../../tools/media/masters';
import { periodWords } from '../content/dayWords';
import { labelOfFile, rowOf, schemaOf } from '../content/entries';
import { fieldWords } from '../content/fieldWords';
import { parseFile } from '../content/fileFormat';
import { bytesOf, textOf } from '../content/files';
import type { HotelWords } from '../content/hotelWords';
import { hotelWordsAt } from '../content/project';
import { breadcrumbOf, introspect, schemaAt, withTokenLabels } from '../content/schema';
import { seasonWords } from '../content/seasons';
import { isSame, type Path } from '../content/valueAt';
import { published, type Repository } from './repository';
import type { Change, Row } from './types';

/** A file that differs: its text on each side, '' for a picture or film, undefined if it doesn't exist. */
interface FileChange {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

const isText = (file: string) => /\.(json|md)$/.test(file);

/** Whether `npm run media` writes a file in media/. */
const isRecord = (file: string) => otherFiles.some((name) => file === `media/${name}`);

/** The entry that a file belongs to, such as 'content/hotel.json' or 'picture:pool-1'; undefined if it has none. */
export function entryOf(file: string): string | undefined {
  if (/^content\/.+\.(json|md)$/.test(file)) return file;
  if (/^media\/[^/]+\.mp4$/.test(file)) return `film:${stem(file)}`;
  if (/^media\/[^/]+\.(jpe?g|png|json)$/.test(file) && !isRecord(file)) return `picture:${stem(file)}`;
  return undefined;
}

/** An entry's title as listed at the desk: a room's name, a page's label. @param text the file's newer text */
export function titleOf(entry: string, text: string | undefined, words: HotelWords): string {
  const file = entry.replace(/^content\//, '');
  if (file === entry) return upperFirst(entry.replace(':', ' '));
  const [period] = periodsIn(new Map([[file, '']]));
  if (period) return `Scheduled ${periodWords(period)}`;
  const label = labelOfFile(file, text ?? '', words);
  return rowOf(file)?.group === 'Policies' ? `${label} policy` : label;
}

/** The schema of a file's fields; undefined for Markdown. @param file relative to the project's folder */
const publishedSchema = (file: string): z.ZodType | undefined =>
  file.startsWith('media/') ? pictureWords : schemaOf(file.replace(/^content\//, ''));

/** A value as text; for groups and lists, all of their values. */
function shown(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object' && value !== null) return Object.values(value).map(shown).join(', ');
  return withTokenLabels(String(value));
}

const paragraphsOf = (text: string) => text.trim().split(/\n{2,}/);

/** A file's value, with Markdown as a list of its paragraphs. @param file relative to the project's folder */
function valueIn(file: string, text: string): unknown {
  const value = parseFile(file.replace(/^content\//, ''), text);
  if (typeof value === 'string') return paragraphsOf(value);
  return file.endsWith('.md') && isJsonObject(value)
    ? { ...value, text: paragraphsOf(String(value.text)) }
    : value;
}

/** The fields of a file that differ. @param file relative to the project's folder */
function rowsBetween(
  file: string,
  versions: { before: string; after: string },
  { wholeAmount }: HotelWords,
): Row[] {
  const schema = publishedSchema(file);
  const [old, now] = [valueIn(file, versions.before), valueIn(file, versions.after)];
  // The schema's error says so: 'must be a whole amount'.
  const isAmount = (fieldPath: Path) =>
    /whole amount$/.test(
      (schemaAt(schema, fieldPath) as z.ZodType | undefined)?.safeParse('').error?.issues[0]?.message ?? '',
    );
  function row(fieldPath: Path, before: unknown, after: unknown): Row {
    const part = schemaAt(schema, fieldPath);
    const isSeason = part && introspect(part).field === 'season';
    function words(value: unknown): string | undefined {
      if (isSeason && value !== undefined) return seasonWords(value, wholeAmount);
      return typeof value === 'number' && isAmount(fieldPath) ? wholeAmount(value) : shown(value);
    }
    const file = after === undefined ? old : now;
    return { label: breadcrumbOf(schema, fieldPath, file), before: words(before), after: words(after) };
  }
  function listRows(before: readonly unknown[], after: readonly unknown[], fieldPath: Path): Row[] {
    const only = (list: readonly unknown[], other: readonly unknown[]) =>
      list.filter((item) => !other.some((each) => isSame(each, item)));
    const [gone, added] = [only(before, after), only(after, before)];
    if (gone.length === 0 && added.length === 0) return [row(fieldPath, before, after)];
    const at = (item: unknown) => [...fieldPath, after.indexOf(item)];
    if (gone.length === added.length)
      return added.flatMap((item, index) => rows(gone[index], item, at(item)));
    return [
      ...gone.map((item) => row([...fieldPath, before.indexOf(item)], item, undefined)),
      ...added.map((item) => row(at(item), undefined, item)),
    ];
  }
  function rows(before: unknown, after: unknown, fieldPath: Path): Row[] {
    // Skip fields that are set automatically.
    if (isSame(before, after) || fieldWords(fieldPath).isSet) return [];
    if (isJsonObject(before) && isJsonObject(after))
      return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) =>
        rows(ownValue(before, key), ownValue(after, key), [...fieldPath, key]),
      );
    const [old = [], now = []] = [before, after];
    if (Array.isArray(old) && Array.isArray(now)) return listRows(old, now, fieldPath);
    return [row(fieldPath, before, after)];
  }
  return rows(old, now, []);
}

/** How an entry changed. A picture has two files: its master, with any extension, and its description. */
export function changeOf(entry: string, files: readonly FileChange[], words: HotelWords): Change {
  const masters = files.filter((file) => !isText(file.path));
  const deciding = masters.length > 0 ? masters : files;
  const side = (key: 'before' | 'after') => deciding.find((file) => file[key] !== undefined)?.[key];
  const [before, after] = [side('before'), side('after')];
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const title = titleOf(entry, after ?? before, words);
  if (kind !== 'changed') return { entry, title, kind, rows: [] };
  const label = entry.startsWith('film:') ? 'Film' : 'Photograph';
  const rows = files.flatMap((file) =>
    masters.includes(file)
      ? []
      : rowsBetween(file.path, { before: file.before ?? '', after: file.after ?? '' }, words),
  );
  const replaced = masters.length > 0 ? [{ label, before: 'previous', after: 'new' }] : [];
  return { entry, title, kind, rows: [...replaced, ...rows] };
}

/** The differences between two commits, or between a commit and the files on disk. */
export async function changesBetween(
  repository: Repository,
  before: string,
  after?: string,
): Promise<readonly Change[]> {
  const { git, root } = repository;
  const files = ['-z', '--', ...(await published(repository))];
  const names = [
    ...(await git.list(['diff', '--name-only', '--no-renames', before, ...(after ? [after] : []), ...files])),
    ...(after ? [] : await git.list(['ls-files', '--others', '--exclude-standard', ...files])),
  ];
  async function textAt(commit: string | undefined, file: string): Promise<string | undefined> {
    if (isText(file))
      return textOf(commit ? await git.blob(`${commit}:${file}`) : bytesOf(path.join(root, file)));
    const exists = commit
      ? await git.ok(['cat-file', '-e', `${commit}:${file}`])
      : existsSync(path.join(root, file));
    return exists ? '' : undefined;
  }
  const groups = new Map<string, FileChange[]>();
  for (const file of names.sort()) {
    const entry = entryOf(file);
    if (!entry) continue;
    const change = { path: file, before: await textAt(before, file), after: await textAt(after, file) };
    groups.set(entry, [...(groups.get(entry) ?? []), change]);
  }
  const words = hotelWordsAt(root);
  return [...groups]
    .map(([entry, changed]) => changeOf(entry, changed, words))
    .filter(({ kind, rows }) => kind !== 'changed' || rows.length > 0); // Otherwise only the formatting differs.
}
