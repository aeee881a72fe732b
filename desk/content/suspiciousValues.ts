/** Detects values that may be typing errors, which are saved only after the owner confirms them. */
import { leavesOf } from '../../shared/content/leaves';
import { isJsonObject } from '../../shared/content/mergePatch';
import { nightsIn, nightsLabel, priceOn } from './seasons';
import { parsed } from './valueAt';

/** A price more than this many times above or below all other rooms' prices is suspicious. */
const maxPriceRatio = 2;

/** A season's price more than this many times the room's usual price is suspicious. */
const maxSeasonRatio = 3;

const token = /\{[\w.-]+\}/g;

/** Compares a room's price with the other rooms' prices. */
function unusualPrice(file: string, value: unknown, before: unknown, files: ReadonlyMap<string, string>) {
  const priceIn = (room: unknown) =>
    isJsonObject(room) && typeof room.price === 'number' ? room.price : undefined;
  const price = priceIn(value);
  if (!file.startsWith('rooms/') || price === undefined || price === priceIn(before)) return [];
  const others = [...files].flatMap(([path, text]) =>
    path.startsWith('rooms/') && path !== file ? (priceIn(parsed(text)) ?? []) : [],
  );
  const [lowest, highest] = [Math.min(...others), Math.max(...others)];
  if (others.length === 0 || (price * maxPriceRatio >= lowest && price <= highest * maxPriceRatio)) return [];
  return [`The price is ${price}; the other rooms cost ${lowest} to ${highest}.`];
}

/** Compares a room's prices by season with the room's usual price. */
function unusualSeasons(file: string, value: unknown, before: unknown): string[] {
  const price = priceOn(value, undefined);
  if (!file.startsWith('rooms/') || typeof price !== 'number') return [];
  return nightsIn([value]).flatMap((nights) => {
    const own = priceOn(value, nights);
    if (typeof own !== 'number' || own === priceOn(before, nights) || own <= price * maxSeasonRatio)
      return [];
    return [`The price on ${nightsLabel(nights)} is ${own}; on other nights it is ${price}.`];
  });
}

const stringsIn = (value: unknown) =>
  leavesOf(value).flatMap((leaf) => (typeof leaf.value === 'string' ? leaf.value : []));

const numbersIn = (text: string): string[] => text.replace(token, '').match(/\d+/g) ?? [];

/** Finds text where a typed number, which doesn't update, replaced a fact's token. Ignores moved text. */
function replacedFacts(value: unknown, before: unknown): string[] {
  const [now, old] = [stringsIn(value), stringsIn(before)];
  if (now.length !== old.length) return [];
  const others = new Set(old);
  return now.flatMap((text, index) => {
    const oldText = old[index] ?? '';
    const gone = (oldText.match(token) ?? []).filter((each) => !text.includes(each));
    const added = numbersIn(text).filter((each) => !numbersIn(oldText).includes(each));
    return others.has(text) || gone.length === 0 || added.length === 0
      ? []
      : [
          `“${text}” now has ${added.join(' and ')} instead of ${gone.join(' and ')}, which updates automatically.`,
        ];
  });
}

/** Questions about a change to a file, one sentence each. @param files the text of each file before the change */
export const valueQuestions = (
  file: string,
  value: unknown,
  before: unknown,
  files: ReadonlyMap<string, string>,
): string[] => [
  ...unusualPrice(file, value, before, files),
  ...unusualSeasons(file, value, before),
  ...replacedFacts(value, before),
];
