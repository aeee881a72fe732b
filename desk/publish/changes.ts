import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HotelWords } from '../content/hotelWords';
import { hotelWordsAt } from '../content/project';
import { published, type Repository } from './repository';
import { type Row, rowsBetween } from './rows';
import { entryOf, titleOf } from './titles';
import type { Change } from './types';

/** A file that differs: on each side its text, '' for a picture or film, undefined if it is not there. */
interface FileChange {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

const isText = (path: string) => /\.(json|md)$/.test(path);

/** The files that differ between a commit and another, or those on disk. */
async function changedFiles(
  repository: Repository,
  before: string,
  after: string | undefined,
): Promise<FileChange[]> {
  const { git, root } = repository;
  const files = ['--', ...(await published(repository))];
  const range = after === undefined ? [before] : [before, after];
  const parts = async (...args: readonly string[]) =>
    (await git.text([...args, '-z', ...files])).split('\0').filter((part) => part !== '');
  const listed = await parts('diff', '--name-status', '--no-renames', ...range);
  const untracked = after === undefined ? await parts('ls-files', '--others', '--exclude-standard') : [];
  listed.push(...untracked.flatMap((file) => ['A', file]));
  const changed: FileChange[] = [];
  for (let at = 0; at + 1 < listed.length; at += 2) {
    const [status = '', file = ''] = listed.slice(at, at + 2);
    if (!entryOf(file)) continue;
    const textAt = async (commit: string | undefined) => {
      if (!isText(file)) return '';
      if (commit === undefined) return readFileSync(path.join(root, file), 'utf8');
      return (await git.blob(`${commit}:${file}`))?.toString() ?? '';
    };
    changed.push({
      path: file,
      before: status === 'A' ? undefined : await textAt(before),
      after: status === 'D' ? undefined : await textAt(after),
    });
  }
  return changed;
}

const rowsOf = ({ path, before = '', after = '' }: FileChange, words: HotelWords) =>
  rowsBetween(path, { before, after }, words);

function changeOf(
  entry: string,
  { before, after }: Omit<FileChange, 'path'>,
  words: HotelWords,
  rows: () => Row[],
): Change {
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const title = titleOf(entry, after ?? before, words);
  return { entry, title, kind, rows: kind === 'changed' ? rows() : [] };
}

/** What became of a file of content/. */
export const contentChange = (file: FileChange, words: HotelWords): Change =>
  changeOf(file.path, file, words, () => rowsOf(file, words));

/** A picture's master, of whatever ending, and its words are one entry. */
function pictureChange(entry: string, files: readonly FileChange[], hotel: HotelWords): Change {
  const words = files.filter(({ path }) => isText(path));
  const masters = files.filter(({ path }) => !isText(path));
  const deciding = masters.length > 0 ? masters : words;
  const side = (key: 'before' | 'after') => deciding.find((file) => file[key] !== undefined)?.[key];
  return changeOf(entry, { before: side('before'), after: side('after') }, hotel, () => [
    ...(masters.length > 0 ? [{ label: 'Photograph', before: 'the one before', after: 'another' }] : []),
    ...words.flatMap((file) => rowsOf(file, hotel)),
  ]);
}

/** What differs between a commit and another, or what is on disk, entry by entry. */
export async function changesBetween(
  repository: Repository,
  before: string,
  after?: string,
): Promise<readonly Change[]> {
  const words = hotelWordsAt(repository.root);
  const groups = new Map<string, FileChange[]>();
  const files = await changedFiles(repository, before, after);
  for (const file of files.sort((one, other) => (one.path < other.path ? -1 : 1))) {
    const entry = entryOf(file.path) ?? '';
    groups.set(entry, [...(groups.get(entry) ?? []), file]);
  }
  return [...groups]
    .map(([entry, all]) => {
      const [first] = all;
      return first?.path === entry ? contentChange(first, words) : pictureChange(entry, all, words);
    })
    .filter(({ kind, rows }) => kind !== 'changed' || rows.length > 0); // Another layout of the same values.
}
