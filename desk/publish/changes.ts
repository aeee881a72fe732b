import type { HotelWords } from '../content/hotelWords';
import { hotelWordsAt } from '../content/project';
import type { Git } from './git';
import { type Row, rowsBetween } from './rows';
import type { Site } from './site';
import { entryOf, titleOf } from './titles';
import type { Change } from './types';

/** A file on two sides, of which it may be missing on one. */
interface Sides {
  before: string | undefined;
  after: string | undefined;
}

/** A file that differs: its texts, or, of a picture or film, Git's names for its bytes. */
interface FileChange extends Sides {
  path: string;
}

const isText = (path: string) => /\.(json|md)$/.test(path);

/** The files that differ between two trees. */
async function changedFiles(
  git: Git,
  before: string,
  after: string,
  files: readonly string[],
): Promise<FileChange[]> {
  const args = ['diff-tree', '-r', '-z', '--no-renames', before, after, '--', ...files];
  const parts = (await git.text(args)).split('\0');
  const changed: FileChange[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [, , from = '', to = ''] = (parts[at] ?? '').split(' ');
    const side = (name: string) => (/^0+$/.test(name) ? undefined : name);
    changed.push({ path: parts[at + 1] ?? '', before: side(from), after: side(to) });
  }
  const text = async (name: string | undefined) => name && (await git.blob(name))?.toString();
  return Promise.all(
    changed.map(async (file) =>
      isText(file.path) ? { ...file, before: await text(file.before), after: await text(file.after) } : file,
    ),
  );
}

function changeOf(
  entry: string,
  { before, after }: Sides,
  text: string | undefined,
  words: HotelWords,
  rows: () => Row[],
): Change {
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return { entry, title: titleOf(entry, text, words), kind, rows: kind === 'changed' ? rows() : [] };
}

const rowsOf = (path: string, { before = '', after = '' }: Sides, words: HotelWords) =>
  rowsBetween(path, { before, after }, words);

/** What became of a file of content/. @param path from the project's folder */
export const contentChange = (path: string, sides: Sides, words: HotelWords): Change =>
  changeOf(path, sides, sides.after ?? sides.before, words, () => rowsOf(path, sides, words));

/** A picture's master, of whatever ending, and its words are one entry. */
function pictureChange(entry: string, files: readonly FileChange[], hotel: HotelWords): Change {
  const words = files.filter(({ path }) => isText(path));
  const masters = files.filter(({ path }) => !isText(path));
  const deciding = masters.length > 0 ? masters : words;
  const side = (key: 'before' | 'after') => deciding.find((file) => file[key] !== undefined)?.[key];
  return changeOf(entry, { before: side('before'), after: side('after') }, undefined, hotel, () => [
    ...(masters.length > 0 ? [{ label: 'Photograph', before: 'the one before', after: 'another' }] : []),
    ...words.flatMap((file) => rowsOf(file.path, file, hotel)),
  ]);
}

/**
 * What differs between two trees, entry by entry.
 * @param before, after names of trees or publications
 * @param files the only ones that count
 */
export async function changesBetween(
  { git, root }: Pick<Site, 'git' | 'root'>,
  before: string,
  after: string,
  files: readonly string[] = ['content', 'media'],
): Promise<readonly Change[]> {
  const words = hotelWordsAt(root);
  const groups = new Map<string, FileChange[]>();
  for (const file of await changedFiles(git, before, after, files)) {
    const entry = entryOf(file.path);
    if (entry) groups.set(entry, [...(groups.get(entry) ?? []), file]);
  }
  return [...groups]
    .map(([entry, [first, ...more]]) =>
      first?.path === entry
        ? contentChange(entry, first, words)
        : pictureChange(entry, first ? [first, ...more] : [], words),
    )
    .filter(({ kind, rows }) => kind !== 'changed' || rows.length > 0); // Another layout of the same values.
}
