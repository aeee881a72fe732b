import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { FileError, type FoundFile, filesIn, isInside, isServable, readText } from '../files/hotelFiles';

/** The file to write after changing content: WATCH_HOTEL watches this file. Path relative to the hotel's folder. */
export const stampFile = 'content/.stamp';

/** The text files in a hotel's folder, unchanged. */
export interface HotelSource {
  /** JSON and Markdown in content/, keyed by relative path. */
  content: ReadonlyMap<string, string>;
  /** The wordmark, media/manifest.json, and a JSON description of each picture, keyed by relative path. */
  media: ReadonlyMap<string, string>;
  /** Symlinks to files outside the hotel's folder. Error messages must not quote the text of those files. */
  outside: ReadonlySet<string>;
  /** The names of files and folders in public/, which custom pages can't use as addresses. */
  publicNames: ReadonlySet<string>;
  /** One line per file that cannot be read. */
  errors: readonly string[];
}

const folders = {
  content: /\.(?:json|md)$/,
  media: /\.json$|^brand\/wordmark\.svg$/,
};

const isFolder = (file: string) =>
  stat(file).then(
    (stats) => stats.isDirectory(),
    () => false,
  );

/** Reads the text files in a hotel's folder. @param directory contains content/, media/ and public/ */
export async function readHotel(directory: string): Promise<HotelSource> {
  const errors: string[] = [];
  const outside = new Set<string>();

  /** Returns the result. If reading failed, reports the reason and returns undefined. */
  const orReport = <Result>(place: string, result: Promise<Result>) =>
    result.catch((error: unknown) => {
      if (!(error instanceof FileError)) throw error;
      errors.push(`${place}: ${error.message}`);
      return undefined;
    });

  async function readFolder(folder: keyof typeof folders) {
    async function textOf({ name, isLink }: FoundFile): Promise<[string, string | undefined]> {
      const file = path.join(directory, folder, name);
      if (
        isLink &&
        !(await isInside(directory, file)) &&
        !(await isInside(path.join(directory, folder), file))
      )
        outside.add(`${folder}/${name}`);
      return [name, await orReport(`${folder}/${name}`, readText(file))];
    }
    const found = (await orReport(folder, filesIn(path.join(directory, folder)))) ?? [];
    const contents = await Promise.all(found.filter(({ name }) => folders[folder].test(name)).map(textOf));
    // Without this error, offers in a symlinked folder, for example, would vanish unnoticed.
    for (const { name, isLink } of found)
      if (isLink && !folders[folder].test(name) && (await isFolder(path.join(directory, folder, name))))
        errors.push(`${folder}/${name}: must not be a link to a folder`);
    return new Map(contents.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const])));
  }

  const [content, media] = await Promise.all([readFolder('content'), readFolder('media')]);
  const publicNames = new Set(await readdir(path.join(directory, 'public')).catch(() => []));
  return { content, media, outside, publicNames, errors: errors.toSorted() };
}

/**
 * Returns one line for each file in public/ that is not served: a symlink that leads out of public/, a pipe, or a
 * device. Also reports a missing public/.
 */
export async function publicErrors(directory: string): Promise<string[]> {
  const folder = path.join(directory, 'public');
  const found = await filesIn(folder).catch((error: unknown) => {
    if (!(error instanceof FileError)) throw error;
    return `public: ${error.message}`;
  });
  if (typeof found === 'string') return [found];
  async function errorIn({ name, isLink, isFile }: FoundFile): Promise<string[]> {
    const file = path.join(folder, name);
    if (isFile || (await isServable(folder, file))) return [];
    if (!isLink) return [`public/${name}: must be a file`];
    const isFollowed = (await isInside(folder, file)) && (await isFolder(file));
    return isFollowed ? [] : [`public/${name}: is a link that leads out of public/, so guests get 404`];
  }
  return (await Promise.all(found.map(errorIn))).flat();
}

/** A short hash of strings. */
export const hashOf = (...strings: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of strings) hash.update(text);
  return hash.digest('base64url').slice(0, 12);
};
