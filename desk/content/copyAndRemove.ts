/** Copies rooms, and removes files that the owner may remove: rooms, offers, and custom pages. */
import { contentKinds, stem } from '../../shared/content/kinds';
import type { Desk } from '../deskSettings';
import { type Changes, type Files, readFiles } from './contentFiles';
import { redirectsAfterRemoval } from './customPages';
import { rowOf } from './entries';
import { formatJson, parseFile } from './fileFormat';
import { Refusal } from './refusal';
import { withoutScheduled } from './scheduledChanges';
import { slugOf } from './slug';
import { enqueue, writeChanges } from './writeChanges';

const isRoom = (file: string) => file.startsWith('rooms/');
const removedRooms = contentKinds.removedRooms.path;

/** Reads a file's value. @throws Refusal if the file doesn't exist, or `isAllowed` is false */
function entryIn(files: Files, file: string, isAllowed: boolean): Record<string, unknown> {
  const text = files.get(file);
  if (!isAllowed || text === undefined)
    throw new Refusal(422, 'That is no longer here, or cannot be removed. Reload the page.');
  return (parseFile(file, text) ?? {}) as Record<string, unknown>;
}

/** Changes the list of removed rooms, whose addresses redirect to the Rooms page. */
function removedWith(files: Files, change: (slugs: string[]) => string[]): Changes {
  const { slugs } = JSON.parse(files.get(removedRooms) ?? '{"slugs":[]}') as { slugs: string[] };
  const next = change(slugs);
  return next.length === slugs.length ? new Map() : new Map([[removedRooms, formatJson({ slugs: next })]]);
}

/** Removes a room's slug from the list of removed rooms, because the room is back. @param file any file in content/ */
export const withoutRemovedSlug = (files: Files, file: string): Changes =>
  isRoom(file) ? removedWith(files, (slugs) => slugs.filter((each) => each !== stem(file))) : new Map();

/**
 * Adds a hidden copy of a room, without the room's floor plan, former addresses, and id in the reservation engine.
 * @param named the copy's name, and the text that the copy's address is derived from
 * @returns the new file's path relative to content/
 * @throws Refusal if the name or address is empty, or the address is taken
 */
export const copyRoom = (
  desk: Desk,
  from: string,
  { name, address }: { name: string; address: string },
): Promise<string> =>
  enqueue(async () => {
    const files = await readFiles(desk.root);
    const {
      formerSlugs: _,
      slashRequired: __,
      engineRoomId: ___,
      plan: ____,
      ...room
    } = entryIn(files, from, isRoom(from));
    const slug = slugOf(address);
    if (!slug) throw new Refusal(422, 'The address must have letters or digits.');
    const file = `rooms/${slug}.json`;
    if (files.has(file))
      throw new Refusal(422, `There is already a room at this address. Choose another name.`);
    const copy = { ...room, name: name.trim(), order: Number(room.order) + 0.5, hidden: true };
    const changes = new Map([[file, formatJson(copy)], ...withoutRemovedSlug(files, file)]);
    await writeChanges(desk, changes, { refusal: `"${name}" could not be added:` });
    return file;
  });

/**
 * Removes a file and its scheduled changes.
 * @param to the address that a removed custom page redirects to, if any
 * @throws Refusal if other files refer to the file
 */
export const removeEntry = (desk: Desk, file: string, to?: string): Promise<void> =>
  enqueue(async () => {
    const files = await readFiles(desk.root);
    const key = isRoom(file) ? 'name' : rowOf(file)?.nameKey;
    const entry = entryIn(files, file, key !== undefined);
    const own = [stem(file), ...((entry.formerSlugs as string[] | undefined) ?? [])];
    const changes = new Map<string, string | null>([
      [file, null],
      ...(isRoom(file) ? removedWith(files, (slugs) => [...new Set([...slugs, ...own])]) : []),
      ...redirectsAfterRemoval(files, file, to),
      ...withoutScheduled(files, file),
    ]);
    await writeChanges(desk, changes, {
      refusal: `${entry[key ?? ''] ?? own[0]} can’t be removed while it is mentioned elsewhere:`,
    });
  });
