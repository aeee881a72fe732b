import { stem } from '../../shared/content/kinds';
import { roomPath } from '../../shared/pages';
import { listEntries, schemaOf } from '../content/entries';
import { parseFile } from '../content/fileFormat';
import { hotelWords } from '../content/hotelWords';
import type { Files } from '../content/project';
import { breadcrumbOf } from '../content/schema';
import { leavesOf, type Path, parsed } from '../content/valueAt';

/** A text that mentions a room. */
interface Mention {
  /** Relative to content/. */
  file: string;
  path: Path;
  /** 'Questions, Groups 2, Questions 1, Answer' */
  where: string;
}

/** Every text in other files that mentions a room through its facts or its address. */
const mentionsOf = (slug: string, files: Files): Mention[] =>
  listEntries(files)
    .filter(({ path }) => path !== `rooms/${slug}.json`)
    .flatMap(({ path: file, label }) => {
      const value = parseFile(file, files.get(file) ?? '');
      return leavesOf(value)
        .filter(({ value }) => [`{${slug}.`, roomPath(slug)].some((name) => String(value).includes(name)))
        .map(({ path }) => ({
          ...{ file, path },
          where: [label, breadcrumbOf(schemaOf(file), path, value)].filter(Boolean).join(', '),
        }));
    });

/** A row on the desk's Rooms page: a room's price as guests see it, and the parts of that price. */
export interface RoomLine {
  slug: string;
  name: string;
  /** US$ per night, fee included; undefined if the file has none. */
  rate: number | undefined;
  /** The fee included in the rate, in US$ per night. */
  fee: number;
  /** '$269 per night, amenity fee included' */
  seen: string;
  hidden: boolean;
  /** Texts that still mention the room while it is hidden. */
  namings: readonly Mention[];
}

// biome-ignore lint/suspicious/noExplicitAny: files that may be of any shape
const jsonOf = (text: string | undefined): any => parsed(text) ?? {};

/** All rooms, including hidden ones, in the order of the Rooms page. */
export function listRooms(files: Files): RoomLine[] {
  const { wholeAmount } = hotelWords((file) => files.get(file));
  const { amenityFee: fee = 0, rateNote = '' } = jsonOf(files.get('hotel.json'));
  return listEntries(files)
    .filter(({ path }) => path.startsWith('rooms/'))
    .map(({ path, label: name, hidden = false }) => {
      const slug = stem(path);
      const room = jsonOf(files.get(path));
      const rate = typeof room.price === 'number' ? room.price : undefined;
      const seen = rate === undefined ? '' : `${wholeAmount(rate)} ${rateNote}`.trim();
      return { slug, name, rate, fee, seen, hidden, namings: hidden ? mentionsOf(slug, files) : [] };
    });
}
