import { stem } from '../../shared/content/kinds';
import { roomPath } from '../../shared/pages';
import { listEntries, schemaOf } from '../content/entries';
import { hotelWords } from '../content/hotelWords';
import type { Files } from '../content/project';
import { breadcrumbOf } from '../content/schema';
import { leavesOf, type Path, parsed } from '../content/valueAt';

/** A text that names a room. */
interface Naming {
  /** Below content/. */
  file: string;
  path: Path;
  /** 'Questions, Groups 2, Questions 1, Answer' */
  where: string;
}

/** Every text of other files that names a room by its facts or its address. */
const namingsOf = (slug: string, files: Files): Naming[] =>
  listEntries(files)
    .filter(({ path }) => path !== `rooms/${slug}.json`)
    .flatMap(({ path: file, label }) => {
      const text = files.get(file);
      return leavesOf(file.endsWith('.json') ? parsed(text) : text)
        .filter(({ value }) => [`{${slug}.`, roomPath(slug)].some((name) => String(value).includes(name)))
        .map(({ path }) => ({
          ...{ file, path },
          where: [label, breadcrumbOf(schemaOf(file), path)].filter(Boolean).join(', '),
        }));
    });

/** What a guest sees of a room's price, and what it is made of, as the desk shows them beside each other. */
export interface RoomLine {
  slug: string;
  name: string;
  /** US$ a night, fee included; undefined if the file has none. */
  rate: number | undefined;
  /** US$ a night of it. */
  fee: number;
  /** '$269 per night, amenity fee included' */
  seen: string;
  hidden: boolean;
  /** The texts that go on naming a hidden room. */
  namings: readonly Naming[];
}

// biome-ignore lint/suspicious/noExplicitAny: files that may be of any shape
const jsonOf = (text: string | undefined): any => parsed(text) ?? {};

/** The rooms in the order of the Rooms page, hidden ones too. */
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
      return { slug, name, rate, fee, seen, hidden, namings: hidden ? namingsOf(slug, files) : [] };
    });
}
