import { type Coming, comingChanges } from './coming';
import { type Entry, listEntries } from './entries';
import { errorInWords } from './errorInWords';
import { namedThings } from './namedThings';
import { type Checked, checkContent } from './project';
import type { NamedThings } from './references';

/** What the desk's page is told when it opens, and again after each change. */
export interface DeskData extends HotelData {
  /** Whether guests see a change once it is saved. */
  isLive: boolean;
}

export interface HotelData {
  entries: readonly Entry[];
  named: NamedThings;
  /** What changes on days to come. */
  coming: readonly Coming[];
  /** What is wrong with content/ as it lies on disk. */
  errors: readonly string[];
  /** Letters that the hotel's typefaces lack. */
  missingLetters: readonly string[];
}

export function deskDataOf({ source, files, content, errors, missingLetters }: Checked): HotelData {
  const entries = listEntries(files);
  const named = namedThings(source, entries, content);
  return {
    entries,
    named,
    coming: comingChanges(files),
    errors: errors.map((error) => errorInWords(error, files)),
    missingLetters,
  };
}

export const deskData = async (root: string): Promise<HotelData> => deskDataOf(await checkContent(root));
