import { hashOf } from '../../server/content/readHotel';
import { stem } from '../../shared/content/kinds';
import { leavesOf } from '../../shared/content/leaves';
import { roomPath } from '../../shared/pages';
import { breadcrumbOf } from '../content/breadcrumb';
import type { Files } from '../content/contentFiles';
import { listEntries, schemaOf } from '../content/entries';
import { parseFile } from '../content/fileFormat';
import type { EntryFile } from '../content/saveEntry';
import { type Path, parsed } from '../content/valueAt';

/** Text that mentions a room. */
interface Mention {
  /** Relative to content/. */
  file: string;
  path: Path;
  /** The labels along the path: 'Questions, Groups 2, Questions 1, Answer'. */
  where: string;
}

/** Finds text in other files that mentions a room with a fact token or an address. */
const mentionsOf = (slug: string, files: Files): Mention[] =>
  listEntries(files)
    .filter(({ path }) => path !== `rooms/${slug}.json`)
    .flatMap(({ path: file, label }) => {
      const value = parseFile(file, files.get(file) ?? '');
      return leavesOf(value)
        .filter(({ value }) => [`{${slug}.`, roomPath(slug)].some((name) => String(value).includes(name)))
        .map(({ path }) => ({
          file,
          path,
          where: [label, breadcrumbOf(schemaOf(file), path, value)].filter(Boolean).join(', '),
        }));
    });

/** A room on the desk's Rooms page. */
export interface RoomLine {
  slug: string;
  name: string;
  /** The price per night, amenity fee included; undefined if the file has no price. */
  price: number | undefined;
  /** The room file's value and hash, for changing a price. */
  file: EntryFile;
  hidden: boolean;
  /** Text that mentions the room while the room is hidden. */
  namings: readonly Mention[];
}

/** The data of the desk's Rooms page. */
export interface RoomList {
  /** All rooms, including hidden rooms, in the order of the Rooms page. */
  rooms: readonly RoomLine[];
  /** The fee included in each price, per night. */
  fee: number;
  /** The tax as a percentage of the price. */
  occupancyTax: number;
  /** The note after every price: 'per night, amenity fee included'. */
  rateNote: string;
}

// biome-ignore lint/suspicious/noExplicitAny: files that may be of any shape
const jsonOf = (text: string | undefined): any => parsed(text) ?? {};

export function listRooms(files: Files): RoomList {
  const { amenityFee: fee = 0, occupancyTax = 0, rateNote = '' } = jsonOf(files.get('hotel.json'));
  const rooms = listEntries(files)
    .filter(({ path }) => path.startsWith('rooms/'))
    .map(({ path, label: name, hidden = false }): RoomLine => {
      const slug = stem(path);
      const text = files.get(path) ?? '';
      const value = jsonOf(text);
      const price = typeof value.price === 'number' ? value.price : undefined;
      const file = { value, hash: hashOf(text) };
      return { slug, name, price, file, hidden, namings: hidden ? mentionsOf(slug, files) : [] };
    });
  return { rooms, fee, occupancyTax, rateNote };
}
