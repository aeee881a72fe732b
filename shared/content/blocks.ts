import { roomsPhrase } from '../offers/finePrint';
import type { Fields } from './fields';
import { contentKinds } from './kinds';
import { type Reader, stem } from './reader';
import type { Block } from './schemas/block';
import type { Room } from './schemas/roomFacts';

/** Compiles content/groups by name; faults go to the reader. Rooms that are hidden are left out. */
export const compileBlocks = (
  { list, read }: Reader,
  fields: Fields,
  rooms: readonly Room[],
): Readonly<Record<string, Block>> =>
  Object.fromEntries(
    list('groups').flatMap((path) => {
      const file = read(path, contentKinds.blocks.schema(fields));
      if (!file) return [];
      const { sample: _, rooms: held, ...block } = file;
      const mine = held.flatMap(({ room: slug, rate }) =>
        rooms
          .filter((room) => room.slug === slug)
          .map(({ name, price, sleeps, rollaways, occupancy }) => ({
            ...{ slug, name, price, sleeps, rollaways, occupancy, rate },
          })),
      );
      const { firstNight, lastNight, deadline } = block;
      const rules = {
        ...{ firstNight, lastNight, lastDay: deadline },
        rates: Object.fromEntries(mine.map(({ slug, rate }) => [slug, rate])),
        rooms: mine.map(({ slug }) => slug),
        forRooms: roomsPhrase(
          undefined,
          mine.map(({ name }) => name),
        ),
      };
      return [[stem(path), { name: stem(path), ...block, rooms: mine, rules }]];
    }),
  );
