import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Written last by whatever changes the content while WATCH_HOTEL is set: the desk, a pull. From the hotel's folder. */
export const stampFile = 'content/.stamp';

/** The longest text that is read, in bytes; the longest of a hotel has a tenth of it. */
const longestText = 1024 * 1024;

/** The texts of a hotel's folder, as they are on the disk. */
export interface HotelTexts {
  /** The JSON and Markdown of content/, by path below it. */
  content: ReadonlyMap<string, string>;
  /** The JSON of media/, by path below it: manifest.json, and what each picture shows. */
  media: ReadonlyMap<string, string>;
  /** media/brand/wordmark.svg; undefined where it is missing. */
  wordmark: string | undefined;
  /** A line for each file that cannot be read. */
  errors: readonly string[];
}

/** Why a file is not read, which might never end; undefined for a plain file of a sensible size. */
export function oddityOf(facts: Stats): string | undefined {
  if (!facts.isFile()) return 'must be a file of its own, no link to another';
  return facts.size > longestText ? 'is longer than a megabyte' : undefined;
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
      const oddity = oddityOf(await lstat(file));
      if (oddity) errors.push(`${folder}/${place}: ${oddity}`);
      return [place, oddity ? undefined : await readFile(file, 'utf8')] as const;
    }),
  );
  return new Map(texts.flatMap(([place, text]) => (text === undefined ? [] : [[place, text] as const])));
}

/** Reads the texts of a hotel's folder. @param directory holds content/, media/ and public/ */
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
