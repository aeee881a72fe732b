import { stem } from '../../shared/content/kinds';
import type { JsonObject } from '../../shared/content/mergePatch';
import { isSame, parsed } from '../content/valueAt';

/** Parts that a copied room must change before it is shown: their keys and their label. */
const ownParts = [
  ['page', 'title', 'title'],
  ['page', 'description', 'description'],
  ['page', 'intro', 'intro'],
  ['page', 'features', 'features (including accessibility)'],
  ['plan', undefined, 'plan'],
] as const;

const list = new Intl.ListFormat('en-US');

/** Describes what a room still needs before guests may see it; undefined if nothing is missing. */
export function missingParts(files: ReadonlyMap<string, string>, slug: string): string | undefined {
  const roomIn = (each: string) => parsed(files.get(`rooms/${each}.json`)) as JsonObject;
  const room = roomIn(slug);
  const others = [...files.keys()]
    .filter((file) => file.startsWith('rooms/') && stem(file) !== slug)
    .map((file) => roomIn(stem(file)));
  const partOf = (json: JsonObject, [key, inside]: (typeof ownParts)[number]) =>
    inside ? ((json[key] ?? {}) as JsonObject)[inside] : json[key];
  const same = others
    .map((other) => ({
      name: String(other.name),
      parts: ownParts.filter(
        (part) => partOf(room, part) !== undefined && isSame(partOf(room, part), partOf(other, part)),
      ),
    }))
    .find(({ parts }) => parts.length > 0);
  const lacksNumber = room.engineRoomId === undefined && others.some((other) => other.engineRoomId);
  const sentences = [
    ...(same
      ? [`it still has the ${list.format(same.parts.map(([, , name]) => name))} of ${same.name}`]
      : []),
    ...(lacksNumber ? ['it has no ID in the reservation engine'] : []),
  ];
  return sentences.length > 0 ? `${room.name} cannot be shown yet: ${list.format(sentences)}.` : undefined;
}
