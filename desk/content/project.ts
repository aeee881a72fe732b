import path from 'node:path';
import { type FontRecord, fontRecordFile, missingLetters } from '../../server/content/fontRecord';
import { type HotelTexts, readHotel } from '../../server/content/read';
import type { Content, ContentSource } from '../../shared/content/compile';
import { ContentError } from '../../shared/content/contentError';
import { contentOfDays } from '../../shared/content/days';
import { contentSource } from '../../shared/content/source';
import { bytesOf } from './files';
import { type HotelWords, hotelWords } from './hotelWords';
import { parsed } from './valueAt';

/** New texts of files by their path below content/; null if they go. */
export type Changes = ReadonlyMap<string, string | null>;

const none: Changes = new Map();

export interface Checked {
  /** What the content is made of, with the changes. */
  source: ContentSource;
  /** The text of every file by its path below content/, the changes made. */
  files: ReadonlyMap<string, string>;
  /** Undefined if there are errors. */
  content: Content | undefined;
  /** As the server would log them. */
  errors: readonly string[];
  /** Letters that the hotel's typefaces lack. */
  missingLetters: readonly string[];
}

/** Compiles the texts of a hotel's folder as they would be after some changes; nothing is written. */
function checkTexts(texts: HotelTexts, changes = none): Checked {
  const errors = [...texts.errors];
  const files = new Map(texts.content);
  for (const [file, text] of changes) {
    if (text === null) files.delete(file);
    else files.set(file, text);
  }
  const source = contentSource(files, texts.media, (error) => errors.push(error));
  const fonts = parsed(texts.media.get(path.basename(fontRecordFile))) as FontRecord | undefined;
  const checked = { source, files, missingLetters: fonts ? missingLetters(files.values(), fonts) : [] };
  try {
    const content = contentOfDays(source);
    return { ...checked, content: errors.length > 0 ? undefined : content, errors };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { ...checked, content: undefined, errors: [...errors, ...error.errors] };
  }
}

/** Compiles the content of a hotel's folder as it is on disk. */
export const checkContent = async (root: string): Promise<Checked> => checkTexts(await readHotel(root));

/** The errors that changes would bring, beyond those that content/ has already: one broken file blocks no other. */
export function newErrors(texts: HotelTexts, changes: Changes): readonly string[] {
  const { errors } = checkTexts(texts, changes);
  if (errors.length === 0) return [];
  const known = new Set(checkTexts(texts).errors);
  return errors.filter((error) => !known.has(error));
}

/** The text of every file by its path below content/. */
export type Files = ReadonlyMap<string, string>;

/** The files of content/ as they are on disk, with whatever errors. */
export const readFiles = async (root: string): Promise<Files> => (await readHotel(root)).content;

export const contentPath = (root: string, file: string): string => path.join(root, 'content', file);

/** The text of a file of content/; null if there is none. */
export const contentText = (root: string, file: string): string | null =>
  bytesOf(contentPath(root, file))?.toString() ?? null;

/** How the desk names pages and writes amounts of a hotel's folder. */
export const hotelWordsAt = (root: string): HotelWords => hotelWords((file) => contentText(root, file));
