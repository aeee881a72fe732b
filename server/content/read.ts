import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Anything that changes content (desk, pull) writes this last, for WATCH_HOTEL. Relative to the hotel's folder. */
export const stampFile = 'content/.stamp';

/** The largest text file to read, in bytes; ten times the largest one in a hotel's folder. */
const maxTextSize = 1024 * 1024;

/** The text files in a hotel's folder, as they are on disk. */
export interface HotelTexts {
  /** JSON and Markdown in content/, keyed by relative path. */
  content: ReadonlyMap<string, string>;
  /** JSON in media/, keyed by relative path: manifest.json and a description of each picture. */
  media: ReadonlyMap<string, string>;
  /** media/brand/wordmark.svg; undefined if it is missing. */
  wordmark: string | undefined;
  /** One line per file that cannot be read. */
  errors: readonly string[];
}

/** Why a file must not be read (reading might never end); undefined for a regular file of reasonable size. */
export function fileProblem(stats: Stats): string | undefined {
  if (!stats.isFile()) return 'must be a regular file, not a link';
  return stats.size > maxTextSize ? 'is larger than a megabyte' : undefined;
}

async function readTexts(directory: string, folder: string, pattern: RegExp, errors: string[]) {
  const entries = await readdir(path.join(directory, folder), { recursive: true }).catch(() => {
    errors.push(`${folder}: the folder is missing`);
    return [];
  });
  const names = entries.filter((name) => pattern.test(name)).sort();
  const texts = await Promise.all(
    names.map(async (name) => {
      const file = path.join(directory, folder, name);
      const place = name.split(path.sep).join('/');
      const problem = fileProblem(await lstat(file));
      if (problem) errors.push(`${folder}/${place}: ${problem}`);
      return [place, problem ? undefined : await readFile(file, 'utf8')] as const;
    }),
  );
  return new Map(texts.flatMap(([place, text]) => (text === undefined ? [] : [[place, text] as const])));
}

/** Reads the text files in a hotel's folder. @param directory contains content/, media/ and public/ */
export async function readHotel(directory: string): Promise<HotelTexts> {
  const errors: string[] = [];
  const [content, media, wordmark] = await Promise.all([
    readTexts(directory, 'content', /\.(json|md)$/, errors),
    readTexts(directory, 'media', /\.json$/, errors),
    readFile(path.join(directory, 'media/brand/wordmark.svg'), 'utf8').catch(() => undefined),
  ]);
  return { content, media, wordmark, errors };
}

/** A short hash of texts. */
export const hashOf = (...texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('base64url').slice(0, 12);
};
