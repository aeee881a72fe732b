import path from 'node:path';
import { fontRecordFile, missingLetters, parseFontRecord } from '../../server/content/fontRecord';
import { type HotelSource, readHotel } from '../../server/content/readHotel';
import type { Content, ContentSource } from '../../shared/content/content';
import { ContentError, shownErrors } from '../../shared/content/contentError';
import { contentOnAllDays } from '../../shared/content/days';
import { contentSource } from '../../shared/content/source';
import type { Changes } from './contentFiles';

const none: Changes = new Map();

export interface Checked {
  /** The content's source, with the changes applied. */
  source: ContentSource;
  /** The text of every file, with the changes applied, keyed by path relative to content/. */
  files: ReadonlyMap<string, string>;
  /** The compiled content; undefined if there are errors. */
  content: Content | undefined;
  /** The errors, worded as in the server's log. */
  errors: readonly string[];
  /** The phase where the compiler stopped, or Infinity. An error in one phase hides the errors of later phases. */
  phase: number;
  /** Letters missing from the hotel's fonts. */
  missingLetters: readonly string[];
}

/** Returns the compiler's input. @param report receives errors in the pictures' files */
export const sourceOf = (
  { content, media, publicNames }: HotelSource,
  report: (error: string) => void = () => {},
): ContentSource => ({ ...contentSource(content, media, report), publicNames });

/** Compiles a hotel's files as if some changes were made, without writing anything. */
function checkSource(hotel: HotelSource, changes = none): Checked {
  const errors = [...hotel.errors];
  const files = new Map(hotel.content);
  for (const [file, text] of changes) {
    if (text === null) files.delete(file);
    else files.set(file, text);
  }
  const source = sourceOf({ ...hotel, content: files }, (error) => errors.push(error));
  const fonts = parseFontRecord(hotel.media.get(path.basename(fontRecordFile)), () => {});
  const checked = { source, files, missingLetters: fonts ? missingLetters(files.values(), fonts) : [] };
  try {
    const content = contentOnAllDays(source);
    return {
      ...checked,
      content: errors.length > 0 ? undefined : content,
      errors: [...errors, ...content.addressErrors],
      phase: Infinity,
    };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return {
      ...checked,
      content: undefined,
      errors: shownErrors([...errors, ...error.errors], hotel.outside),
      phase: error.phase,
    };
  }
}

/** Compiles a hotel's content from disk. */
export const checkContent = async (root: string): Promise<Checked> => checkSource(await readHotel(root));

/**
 * Returns only the errors that the changes would add, so that a broken file doesn't block changes to other files. If
 * the changes fix every error of a phase, errors that then appear in later phases don't count as added.
 */
export function newErrors(hotel: HotelSource, changes: Changes): readonly string[] {
  const after = checkSource(hotel, changes);
  if (after.errors.length === 0) return [];
  const before = checkSource(hotel);
  return after.phase > before.phase ? [] : after.errors.filter((error) => !before.errors.includes(error));
}
