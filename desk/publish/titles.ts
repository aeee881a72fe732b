import { stem } from '../../shared/content/kinds';
import { otherFiles } from '../../tools/media/masters';
import { listEntries } from '../content/entries';
import type { HotelWords } from '../content/hotelWords';
import { labelOf } from '../content/labelOf';

/** A file of media/ that is no picture's: what `npm run media` wrote down. */
const isRecord = (path: string) => otherFiles.some((file) => path === `media/${file}`);

/** Whether a file is made from texts and pictures. */
export const isMade = (path: string) => path.startsWith('public/') || isRecord(path);

/** The entry that a file belongs to; undefined where it is none of the owner's. */
export function entryOf(path: string): string | undefined {
  if (/^content\/.+\.(json|md)$/.test(path)) return path;
  if (/^media\/[^/]+\.mp4$/.test(path)) return `film:${stem(path)}`;
  if (/^media\/[^/]+\.(jpe?g|png|json)$/.test(path) && !isRecord(path)) return `picture:${stem(path)}`;
  return undefined;
}

/**
 * What an entry is called, as the desk lists it: a room by its name, a page as in its table.
 * @param text the file's, in its newer state
 */
export function titleOf(
  entry: string,
  text: string | undefined,
  words: Pick<HotelWords, 'pageLabels'>,
): string {
  const file = entry.replace(/^content\//, '');
  if (file === entry) {
    const [kind = '', name = ''] = entry.split(':');
    return `${labelOf(kind)} ${name}`;
  }
  if (file.startsWith('from/')) return `Changes from ${stem(file)}`;
  const [known] = listEntries(new Map([[file, text ?? '']]), words);
  if (!known) return labelOf(stem(file));
  return known.group === 'Policies' ? `${known.label} policy` : known.label;
}
