/** Statements in content about rooms and places that aren't true. docs/behavior.md#desk */
import { createInWords } from '../labels';
import { roomPath } from '../pages';
import type { RoomFields } from '../schema/roomFields';
import { uiDefaults } from '../ui/defaults';
import { leavesOf } from './leaves';
import { isJsonObject, type JsonObject } from './mergePatch';

type Files = ReadonlyMap<string, string>;

/** A statement in a text that doesn't agree with the rooms or places. */
export interface Claim {
  /** Relative to content/. */
  file: string;
  /** The text's place in the file. */
  path: readonly (string | number)[];
  /** After the name of the text: 'says “eleven rooms”, but guests see 10.' */
  words: string;
}

type Ranked = Pick<RoomFields, 'name' | 'price' | 'size'> & { file: string };

interface Superlative {
  pattern: RegExp;
  key: 'price' | 'size';
  /** 1 if it is true of the room with the largest value, -1 if of the one with the smallest. */
  sign: 1 | -1;
}

const superlatives: readonly Superlative[] = [
  { pattern: /\b(?:lowest|best) (?:rate|price)\b|\bcheapest room\b/i, key: 'price', sign: -1 },
  { pattern: /\bhighest (?:rate|price)\b|\bmost expensive room\b/i, key: 'price', sign: 1 },
  { pattern: /\b(?:largest|biggest) (?:room|suite)\b/i, key: 'size', sign: 1 },
  { pattern: /\bsmallest (?:room|suite)\b/i, key: 'size', sign: -1 },
];

/** Numbers in words are recognized up to this one. */
const maxInWords = 99;

const inWords = createInWords(uiDefaults.numbers);
const numbers = new Map(Array.from({ length: maxInWords + 1 }, (_, number) => [inWords(number), number]));
const longestFirst = [...numbers.keys()].toSorted((one, other) => other.length - one.length);

/** 'all eleven rooms', '25 places' */
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

/** The only room that a text outside rooms/ is about; undefined if there are others, or none. */
function roomNamedIn(text: string, rooms: readonly Ranked[]): Ranked | undefined {
  const slugOf = ({ file }: Ranked) => file.slice('rooms/'.length, -'.json'.length);
  let rest = text;
  // Longer names first: 'Enci King Suite' names no 'Enci King'.
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
 * Sentences with a superlative that is true only of another room, or that count more rooms or places than there are (fewer
 * could be some of them, except after “all”). Facts, such as '{rooms}', are always right.
 * @param files the text of each file in content/, on the day concerned
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
    // Hidden rooms and pages aren't read by guests, and scheduled changes are, on their days, in the files themselves.
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
