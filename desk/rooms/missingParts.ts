import { stem } from '../../shared/content/kinds';
import type { JsonObject } from '../../shared/content/mergePatch';
import { isSame, parsed, valueAt } from '../content/valueAt';

/** Fields of a room's page, with labels, that must differ from all other rooms before guests see the room. */
const ownParts = {
  title: 'title',
  description: 'description',
  intro: 'intro',
  features: 'features (including accessibility)',
} as const;

const list = new Intl.ListFormat('en-US');

/** Says why guests can't see a room yet; undefined if the room is complete. */
export function missingParts(files: ReadonlyMap<string, string>, slug: string): string | undefined {
  const roomIn = (each: string) => parsed(files.get(`rooms/${each}.json`)) as JsonObject;
  const room = roomIn(slug);
  const others = [...files.keys()]
    .filter((file) => file.startsWith('rooms/') && stem(file) !== slug)
    .map((file) => roomIn(stem(file)));
  const partOf = (json: JsonObject, key: string) => valueAt(json, ['page', key]);
  const same = others
    .map((other) => ({
      name: String(other.name),
      parts: Object.entries(ownParts).filter(
        ([key]) => partOf(room, key) !== undefined && isSame(partOf(room, key), partOf(other, key)),
      ),
    }))
    .find(({ parts }) => parts.length > 0);
  const lacksNumber = room.engineRoomId === undefined && others.some((other) => other.engineRoomId);
  const sentences = [
    ...(same
      ? [`it still has the ${list.format(same.parts.map(([, label]) => label))} of ${same.name}`]
      : []),
    ...(lacksNumber ? ['it has no ID in the reservation engine'] : []),
  ];
  return sentences.length > 0 ? `${room.name} cannot be shown yet: ${list.format(sentences)}.` : undefined;
}
