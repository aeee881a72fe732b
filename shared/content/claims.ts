/** Finds statements in content about rooms and nearby places that may be false. docs/behavior.md#desk */
import { createInWords } from '../labels';
import { roomPath } from '../pages';
import type { RoomFields } from '../schema/roomFields';
import { uiDefaults } from '../ui/defaults';
import { leavesOf } from './leaves';
import { isJsonObject, type JsonObject } from './mergePatch';

type Files = ReadonlyMap<string, string>;

/** A statement that doesn't match the hotel's rooms or places. */
export interface Claim {
  /** The file's path, relative to content/. */
  file: string;
  /** The keys that lead to the string in a JSON file; empty for a Markdown file. */
  path: readonly (string | number)[];
  /** The rest of a sentence that starts with the file's label: 'says “eleven rooms”, but guests see 10.' */
  words: string;
}

type Ranked = Pick<RoomFields, 'name' | 'price' | 'size'> & { file: string };

interface Superlative {
  pattern: RegExp;
  key: 'price' | 'size';
  /** 1 if the superlative means the largest value, -1 if it means the smallest value. */
  sign: 1 | -1;
}

const superlatives: readonly Superlative[] = [
  { pattern: /\b(?:lowest|best) (?:rate|price)\b|\bcheapest room\b/i, key: 'price', sign: -1 },
  { pattern: /\bhighest (?:rate|price)\b|\bmost expensive room\b/i, key: 'price', sign: 1 },
  { pattern: /\b(?:largest|biggest) (?:room|suite)\b/i, key: 'size', sign: 1 },
  { pattern: /\bsmallest (?:room|suite)\b/i, key: 'size', sign: -1 },
];

/** The largest number that is recognized in words. */
const maxInWords = 99;

const inWords = createInWords(uiDefaults.numbers);
const numbers = new Map(Array.from({ length: maxInWords + 1 }, (_, number) => [inWords(number), number]));
const longestFirst = [...numbers.keys()].toSorted((one, other) => other.length - one.length);

/** Matches counts such as 'all eleven rooms' and '25 places'. */
const count = new RegExp(
  `(?<![\\w$.,-])(?<all>all (?:of )?(?:the |our )?)?(?<number>\\d{1,3}|${longestFirst.join('|')}) (?:guest )?(?<noun>room|place)s?\\b(?<some> (?:with|that|which|facing|in|on)\\b)?`,
  'gi',
);

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

function roomsIn(files: Files): Ranked[] {
  return [...files].flatMap(([file, text]) => {
    const room = file.startsWith('rooms/') ? parsed(text) : undefined;
    if (!isJsonObject(room) || room.hidden === true) return [];
    const { name, price, size } = room;
    if (typeof price !== 'number' || typeof size !== 'number') return [];
    return [{ file, name: String(name), price, size }];
  });
}

/** Returns the only room that a string mentions; undefined if the string mentions several rooms, or none. */
function roomNamedIn(text: string, rooms: readonly Ranked[]): Ranked | undefined {
  const slugOf = ({ file }: Ranked) => file.slice('rooms/'.length, -'.json'.length);
  let rest = text;
  // Longer names come first, so that 'Enci King Suite' doesn't also count as 'Enci King'.
  const named = rooms
    .toSorted((one, other) => other.name.length - one.name.length)
    .filter((room) => {
      const isNamed = [`{${slugOf(room)}.`, roomPath(slugOf(room)), room.name].some((part) =>
        rest.includes(part),
      );
      rest = rest.replaceAll(room.name, '');
      return isNamed;
    });
  return named.length === 1 ? named[0] : undefined;
}

/**
 * Finds superlatives about a room that are true only of another room, and counts of rooms or places that are too high.
 * A count that is too low may mean some of the rooms, so it is reported only after “all”. Tokens such as '{rooms}' are
 * always right.
 * @param files the text of each file in content/ by path, with the scheduled changes of a day applied
 * @param amount formats a price
 */
export function doubtfulClaims(files: Files, amount: (price: number) => string): Claim[] {
  const rooms = roomsIn(files);
  const places = (parsed(files.get('places.json')) as JsonObject | undefined)?.places;
  const totals: Readonly<Record<string, number>> = {
    room: rooms.length,
    ...(Array.isArray(places) && { place: places.length }),
  };
  const superlativesIn = (file: string, text: string) =>
    superlatives.flatMap(({ pattern, key, sign }) => {
      const found = pattern.exec(text)?.[0];
      if (found === undefined) return [];
      const own = rooms.find((room) => room.file === file);
      const room = own ?? roomNamedIn(text, rooms);
      const [best] = rooms.toSorted((one, other) => sign * (other[key] - one[key]));
      if (!room || !best || best[key] === room[key]) return [];
      const fact = key === 'price' ? `is at ${amount(best.price)}` : `has ${best.size} square feet`;
      const about = own ? '' : ` about ${room.name}`;
      return [`says “${found}”${about}, but ${best.name} ${fact}.`];
    });
  const countsIn = (text: string) =>
    [...text.matchAll(count)].flatMap(({ groups }) => {
      const { all = '', number = '', noun = '', some = '' } = groups as Record<string, string | undefined>;
      const total = totals[noun.toLowerCase()];
      const stated = numbers.get(number.toLowerCase()) ?? Number(number);
      const isWrong = total !== undefined && (all && !some ? stated !== total : stated > total);
      return isWrong ? [`says “${all}${number} ${noun}s”, but guests see ${total}.`] : [];
    });
  return [...files].flatMap(([file, text]) => {
    const value = file.endsWith('.json') ? parsed(text) : text;
    // Guests don't see hidden rooms and pages. Scheduled changes are already applied to the other files.
    if (file.startsWith('from/') || file === 'README.md' || (value as JsonObject)?.hidden === true) return [];
    return leavesOf(value).flatMap((leaf) =>
      typeof leaf.value === 'string'
        ? [...superlativesIn(file, leaf.value), ...countsIn(leaf.value)].map((words) => ({
            file,
            path: leaf.path,
            words,
          }))
        : [],
    );
  });
}
