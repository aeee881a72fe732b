import type { Block } from '../schema/block';
import type { Room } from '../schema/roomFacts';
import type { Fields } from './fields';
import { contentKinds } from './kinds';
import type { Labels } from './labels';
import { type Reader, stem } from './reader';

/** Compiles the files of content/groups by name; faults go to the reader. Rooms that are hidden are left out. */
export const compileBlocks = (
  { read }: Reader,
  fields: Fields,
  files: readonly string[],
  rooms: readonly Room[],
  labels: Labels | undefined,
): Readonly<Record<string, Block>> => {
  const schema = contentKinds.blocks.schema(fields);
  return Object.fromEntries(
    files.flatMap((path) => {
      const file = read(path, schema);
      if (!file || !labels) return [];
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
        forRooms: labels.roomsPhrase(
          undefined,
          mine.map(({ name }) => name),
        ),
      };
      return [[stem(path), { name: stem(path), ...block, rooms: mine, rules }]];
    }),
  );
};
