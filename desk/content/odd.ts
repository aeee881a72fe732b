/** What may be a slip of the keys: it is saved only once the owner has said that it is meant. */
import { isObject, parsed } from './valueAt';

/** A price this many times as high or as low as the others is odd. */
const farFrom = 2;

const token = /\{[\w.-]+\}/g;

/** What a room's price is beside those of the others. */
function oddPrice(file: string, value: unknown, before: unknown, files: ReadonlyMap<string, string>) {
  const priceIn = (room: unknown) =>
    isObject(room) && typeof room.price === 'number' ? room.price : undefined;
  const price = priceIn(value);
  if (!file.startsWith('rooms/') || price === undefined || price === priceIn(before)) return [];
  const others = [...files].flatMap(([path, text]) =>
    path.startsWith('rooms/') && path !== file ? (priceIn(parsed(text)) ?? []) : [],
  );
  const [lowest, highest] = [Math.min(...others), Math.max(...others)];
  if (others.length === 0 || (price * farFrom >= lowest && price <= highest * farFrom)) return [];
  return [`The price is ${price}; the other rooms are ${lowest} to ${highest}.`];
}

/** Texts in which a number stands where a fact was: it would not follow the fact. */
function typedNumbers(value: unknown, before: unknown): string[] {
  if (typeof value === 'string' && typeof before === 'string') {
    const gone = (before.match(token) ?? []).filter((each) => !value.includes(each));
    const numbers = (text: string): string[] => text.replace(token, '').match(/\d+/g) ?? [];
    const added = numbers(value).filter((each) => !numbers(before).includes(each));
    return gone.length > 0 && added.length > 0
      ? [`“${value}” has ${added.join(' and ')} where it had ${gone.join(' and ')}, which follows by itself.`]
      : [];
  }
  if (typeof value !== 'object' || value === null || typeof before !== 'object' || before === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    typedNumbers(part, (before as Record<string, unknown>)[key]),
  );
}

/** Questions about a change of a file, each a sentence. @param files the text of each file, before the change */
export const oddities = (
  file: string,
  value: unknown,
  before: unknown,
  files: ReadonlyMap<string, string>,
): string[] => [...oddPrice(file, value, before, files), ...typedNumbers(value, before)];
