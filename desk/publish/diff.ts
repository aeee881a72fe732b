/** Compares two versions of the site, entry by entry and field by field. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { changesIn, type Period, periodFile, periodsIn } from '../../shared/content/days';
import { contentKinds, stem } from '../../shared/content/kinds';
import { applyPatch, isJsonObject } from '../../shared/content/mergePatch';
import { getOwn } from '../../shared/getOwn';
import { pictureWords } from '../../shared/schema/picture';
import { upperFirst } from '../../shared/templates';
import { otherFiles } from '../../tools/media/masters';
import { breadcrumbOf } from '../content/breadcrumb';
import { bytesOf, textOf } from '../content/contentFiles';
import { periodLabel } from '../content/dateLabels';
import { describeList, describeValue } from '../content/describeValue';
import { labelOfFile, rowOf, schemaOf } from '../content/entries';
import { factsFor } from '../content/factTokens';
import { fieldInfo } from '../content/fieldLabels';
import { formatFile, parseFile } from '../content/fileFormat';
import type { HotelLabels } from '../content/hotelLabels';
import { schemaAt } from '../content/schemaFields';
import type { SiteIndex } from '../content/siteIndex';
import { isSame, type Path, valueAt } from '../content/valueAt';
import type { Change, Row } from './publishApi';
import { published, type Repository } from './repository';

/** A file that differs: the text before and after, '' for a picture or film, undefined if the file doesn't exist. */
interface FileChange {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

const isText = (file: string) => /\.(json|md)$/.test(file);

/** Whether `npm run media` writes a file in media/. */
const isGenerated = (file: string) => otherFiles.some((name) => file === `media/${name}`);

/** The entry that a file belongs to, such as 'content/hotel.json' or 'picture:pool-1'; undefined if there is none. */
export function entryOf(file: string): string | undefined {
  if (/^content\/.+\.(json|md)$/.test(file)) return file;
  if (/^media\/[^/]+\.mp4$/.test(file)) return `film:${stem(file)}`;
  if (/^media\/[^/]+\.(jpe?g|png|json)$/.test(file) && !isGenerated(file)) return `picture:${stem(file)}`;
  return undefined;
}

/** The period in the name of a scheduled changes file; undefined for other files. @param file relative to content/ */
const periodOf = (file: string): Period | undefined => periodsIn(new Map([[file, '']]))[0];

/** An entry's title as listed at the desk: a room's name, a page's label. @param text the file's newer text */
export function titleOf(entry: string, text: string | undefined, labels: HotelLabels): string {
  const file = entry.replace(/^content\//, '');
  if (file === entry) return upperFirst(entry.replace(':', ' '));
  const period = periodOf(file);
  if (period) return `Scheduled ${periodLabel(period)}`;
  const label = labelOfFile(file, text ?? '', labels);
  return rowOf(file)?.group === 'Policies' ? `${label} policy` : label;
}

/** The schema of a file; undefined for Markdown without front matter. @param file relative to the project's folder */
const publishedSchema = (file: string): z.ZodType | undefined =>
  file.startsWith('media/') ? pictureWords : schemaOf(file.replace(/^content\//, ''));

const paragraphsOf = (text: string) => text.trim().split(/\n{2,}/);

/** Parses a file, with Markdown as a list of paragraphs. @param file relative to content/ */
function valueIn(file: string, text: string): unknown {
  const value = parseFile(file, text);
  if (typeof value === 'string') return paragraphsOf(value);
  return file.endsWith('.md') && isJsonObject(value)
    ? { ...value, text: paragraphsOf(String(value.text)) }
    : value;
}

/** Returns the heading above a paragraph of Markdown: '“Pets”'. */
function headingOver(paragraphs: unknown, index: number): string | undefined {
  const above = Array.isArray(paragraphs) ? paragraphs.slice(0, index + 1).map(String) : [];
  const heading = above.findLast((paragraph) => paragraph.startsWith('#'));
  return heading && `“${heading.replace(/^#+\s*|\s*\{#.*\}$/g, '')}”`;
}

/** Returns the fields that differ between two versions of a file. @param file relative to the project's folder */
function rowsBetween(file: string, versions: { before: string; after: string }, index: SiteIndex): Row[] {
  const schema = publishedSchema(file);
  const name = file.replace(/^content\//, '');
  const [old, now] = [valueIn(name, versions.before), valueIn(name, versions.after)];
  const facts = factsFor(index.named, name);
  const named = facts ? { ...index.named, facts } : index.named;

  function labelOf(fieldPath: Path, whole: unknown): string {
    const [last, ...list] = fieldPath.toReversed();
    if (!file.endsWith('.md') || typeof last !== 'number')
      return breadcrumbOf(schema, fieldPath, whole, named);
    const above = list.toReversed();
    const labels = [breadcrumbOf(schema, above), headingOver(valueAt(whole, above), last)];
    return labels.filter(Boolean).join(', ') || 'Text';
  }
  function row(fieldPath: Path, before: unknown, after: unknown, label = fieldPath): Row {
    const part = schemaAt(schema, fieldPath);
    const [was, is] = [before, after].map((each) =>
      describeValue(part, each, { ...index, named }, fieldPath),
    );
    // If typed text became a token, or vice versa, both versions can read the same. Then show the token's label.
    const isFact = was !== undefined && was === is;
    const [tokenBefore, tokenAfter] = [before, after].map((each) =>
      describeValue(part, each, { ...index, named: { ...named, facts: {} } }, fieldPath),
    );
    return {
      label: labelOf(label, after === undefined ? old : now),
      before: isFact ? tokenBefore : was,
      after: isFact ? tokenAfter : is,
    };
  }
  function listRows(before: readonly unknown[], after: readonly unknown[], fieldPath: Path): Row[] {
    const only = (list: readonly unknown[], other: readonly unknown[]) =>
      list.filter((item) => !other.some((each) => isSame(each, item)));
    const [gone, added] = [only(before, after), only(after, before)];
    if (gone.length === 0 && added.length === 0) {
      const item = schemaAt(schema, [...fieldPath, 0]);
      const [was, is] = [before, after].map((list) =>
        describeList(item, list, { ...index, named }, fieldPath),
      );
      return [{ label: `${labelOf(fieldPath, now)}, order`, before: was, after: is }];
    }
    if (gone.length === added.length)
      return added.flatMap((item, at) => rows(gone[at], item, [...fieldPath, after.indexOf(item)]));
    // The values of an entry with fields identify the entry, so its label has no position.
    const line = (list: readonly unknown[], item: unknown, each: unknown[]) => {
      const at = [...fieldPath, list.indexOf(item)];
      return row(at, each[0], each[1], isJsonObject(item) ? fieldPath : at);
    };
    return [
      ...gone.map((item) => line(before, item, [item, undefined])),
      ...added.map((item) => line(after, item, [undefined, item])),
    ];
  }
  function rows(before: unknown, after: unknown, fieldPath: Path): Row[] {
    // Skip fields that are set automatically.
    if (isSame(before, after) || fieldInfo(fieldPath).isAutomatic) return [];
    if (isJsonObject(before) && isJsonObject(after))
      return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) =>
        rows(getOwn(before, key), getOwn(after, key), [...fieldPath, key]),
      );
    const [list, other] = [before ?? [], after ?? []];
    if (Array.isArray(list) && Array.isArray(other)) return listRows(list, other, fieldPath);
    return [row(fieldPath, before, after)];
  }
  return rows(old, now, []);
}

/** Returns the scheduled changes that differ between two versions of a period's file. */
function scheduledRows(period: Period, before: string, after: string, index: SiteIndex): Row[] {
  const [old, now] = [before, after].map((text) =>
    changesIn(new Map([[periodFile(period), text || '{}']]), period),
  );
  const names = [...new Set([...Object.keys(now ?? {}), ...Object.keys(old ?? {})])];
  return names.flatMap((name) => {
    const text = index.files.get(name) ?? '';
    const planned = (patch: unknown) =>
      patch === undefined
        ? text
        : typeof patch === 'string'
          ? patch
          : formatFile(name, applyPatch(parseFile(name, text), patch));
    const [was, is] = [old?.[name], now?.[name]];
    const rows = rowsBetween(
      `content/${name}`,
      is === undefined ? { before: text, after: planned(was) } : { before: planned(was), after: planned(is) },
      index,
    );
    const label = labelOfFile(name, text, index);
    return rows.map((row) => ({
      ...(is === undefined ? { before: row.after, after: undefined } : row),
      label: [label, row.label].filter(Boolean).join(', '),
    }));
  });
}

/** A list that is updated automatically. Owners don't see the list's changes. */
const automatic = `content/${contentKinds.removedRooms.path}`;

/** Whether owners see a change. Changes of only the formatting or automatic fields are hidden. */
export const isShown = ({ kind, rows }: Change) => kind !== 'changed' || rows.length > 0;

/** Describes how an entry changed. A picture has two files: its master, with any extension, and its description. */
export function changeOf(entry: string, files: readonly FileChange[], index: SiteIndex): Change {
  const masters = files.filter((file) => !isText(file.path));
  const deciding = masters.length > 0 ? masters : files;
  const side = (key: 'before' | 'after') => deciding.find((file) => file[key] !== undefined)?.[key];
  const [before, after] = [side('before'), side('after')];
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const title = titleOf(entry, after ?? before, index);
  if (entry === automatic) return { entry, title, kind: 'changed', rows: [] };
  const period = periodOf(entry.replace(/^content\//, ''));
  if (period) {
    const rows = scheduledRows(period, before ?? '', after ?? '', index);
    return { entry, title, kind: 'changed', rows };
  }
  if (kind !== 'changed') return { entry, title, kind, rows: [] };
  const label = entry.startsWith('film:') ? 'Film' : 'Photograph';
  const rows = files.flatMap((file) =>
    masters.includes(file)
      ? []
      : rowsBetween(file.path, { before: file.before ?? '', after: file.after ?? '' }, index),
  );
  const replaced = masters.length > 0 ? [{ label, before: 'previous', after: 'new' }] : [];
  return { entry, title, kind, rows: [...replaced, ...rows] };
}

/** Lists the differences between two commits, or between a commit and the files on disk. */
export async function changesBetween(
  repository: Repository,
  index: SiteIndex,
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
  return [...groups].map(([entry, changed]) => changeOf(entry, changed, index)).filter(isShown);
}
