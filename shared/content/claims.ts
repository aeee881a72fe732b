/** What a room's own texts claim about all rooms. docs/behavior.md#desk */
import type { RoomFields } from '../schema/roomFields';

type Ranked = Pick<RoomFields, 'name' | 'price' | 'size'>;

interface Superlative {
  pattern: RegExp;
  key: 'price' | 'size';
  /** 1 if the room with the largest value deserves it, -1 if the one with the smallest does. */
  sign: 1 | -1;
}

const superlatives: readonly Superlative[] = [
  { pattern: /\b(?:lowest|best) (?:rate|price)\b|\bcheapest room\b/i, key: 'price', sign: -1 },
  { pattern: /\bhighest (?:rate|price)\b|\bmost expensive room\b/i, key: 'price', sign: 1 },
  { pattern: /\b(?:largest|biggest) (?:room|suite)\b/i, key: 'size', sign: 1 },
  { pattern: /\bsmallest room\b/i, key: 'size', sign: -1 },
];

/**
 * Sentences about rooms whose texts claim a superlative that another room deserves.
 * @param rooms those that guests see
 * @param amount formats a price
 */
export const doubtfulClaims = <Room extends Ranked>(
  rooms: readonly Room[],
  textsOf: (room: Room) => readonly string[],
  amount: (price: number) => string,
): string[] =>
  rooms.flatMap((room) =>
    superlatives.flatMap(({ pattern, key, sign }) => {
      const [found] = textsOf(room).flatMap((text) => pattern.exec(text)?.[0] ?? []);
      const [best] = rooms.toSorted((one, other) => sign * (other[key] - one[key]));
      if (found === undefined || !best || best[key] === room[key]) return [];
      const fact = key === 'price' ? `is at ${amount(best.price)}` : `has ${best.size} square feet`;
      return [`${room.name} says “${found}”, but ${best.name} ${fact}.`];
    }),
  );
