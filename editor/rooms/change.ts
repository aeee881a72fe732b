import { stem } from '../../shared/content/reader';
import { formatJson } from '../content/formatJson';
import { checkContent } from '../content/project';
import { Refusal } from '../content/refusal';
import { inTurn, writeChanges } from '../content/save';
import { slugOf } from '../content/slug';
import type { Desk } from '../desk';
import { listRooms } from './list';

const fileOf = (slug: string) => `rooms/${slug}.json`;
const removedFile = 'removed-rooms.json';

type Json = Record<string, unknown>;
type Files = ReadonlyMap<string, string>;

function roomIn(files: Files, slug: string): Json {
  const text = files.get(fileOf(slug));
  if (text === undefined) throw new Refusal(422, 'That room is not there any more. Load the page again.');
  return JSON.parse(text) as Json;
}

const removedIn = (files: Files) =>
  (JSON.parse(files.get(removedFile) ?? '{"slugs":[]}') as { slugs: string[] }).slugs;

/**
 * A new room like another, hidden until it has what it needs.
 * @returns its slug
 * @throws Refusal where its name is empty or a room has it
 */
export const copyRoom = (desk: Desk, from: string, name: string): Promise<string> =>
  inTurn(async () => {
    const { files } = checkContent(desk.root);
    const room = roomIn(files, from);
    const slug = slugOf(name);
    if (!slug)
      throw new Refusal(422, 'Name must not be empty: the room needs letters or digits in its name.');
    if (files.has(fileOf(slug)))
      throw new Refusal(422, `There is a room "${name}" already: choose another name.`);
    // Addresses and the engine's number belong to the room that was copied.
    const { formerSlugs: _, slashRequired: __, engineRoomId: ___, ...facts } = room;
    const copy = { ...facts, name: name.trim(), order: Number(room.order) + 0.5, hidden: true };
    const changes = new Map([[fileOf(slug), formatJson(copy, files.get(fileOf(from)))]]);
    const removed = removedIn(files);
    if (removed.includes(slug))
      changes.set(removedFile, formatJson({ slugs: removed.filter((each) => each !== slug) }));
    await writeChanges(desk, changes, `"${name}" could not be added:`);
    return slug;
  });

/**
 * Puts the rooms into an order: their numbers count from 1.
 * @throws Refusal where the list is not that of the rooms
 */
export const orderRooms = (desk: Desk, slugs: readonly string[]): Promise<void> =>
  inTurn(async () => {
    const { files } = checkContent(desk.root);
    const rooms = listRooms(desk.root).map(({ slug }) => slug);
    if ([...rooms].sort().join() !== [...slugs].sort().join())
      throw new Refusal(422, 'The rooms have changed meanwhile. Load the page again.');
    const changes = new Map(
      slugs.flatMap((slug, index) => {
        const room = roomIn(files, slug);
        return room.order === index + 1
          ? []
          : [[fileOf(slug), formatJson({ ...room, order: index + 1 }, files.get(fileOf(slug)))] as const];
      }),
    );
    if (changes.size > 0) await writeChanges(desk, changes, 'The order could not be saved:');
  });

/** Hides a room from guests, or shows it again. @throws Refusal where other texts name it, or something is missing */
export const hideRoom = (desk: Desk, slug: string, hidden: boolean): Promise<void> =>
  inTurn(async () => {
    const { files } = checkContent(desk.root);
    const { hidden: _, ...room } = roomIn(files, slug);
    const text = formatJson(hidden ? { ...room, hidden } : room, files.get(fileOf(slug)));
    const refusal = hidden
      ? `${room.name} cannot be hidden while other texts name it:`
      : `${room.name} cannot be shown yet:`;
    await writeChanges(desk, new Map([[fileOf(slug), text]]), refusal);
  });

/** Removes a room for good; its addresses lead to all rooms. @throws Refusal where other texts name it */
export const removeRoom = (desk: Desk, slug: string): Promise<void> =>
  inTurn(async () => {
    const { files } = checkContent(desk.root);
    const { name, formerSlugs = [] } = roomIn(files, slug) as { name?: string; formerSlugs?: string[] };
    const slugs = [...new Set([...removedIn(files), slug, ...formerSlugs])];
    const changes = new Map([
      [removedFile, formatJson({ slugs })],
      [fileOf(slug), null],
    ]);
    await writeChanges(desk, changes, `${name ?? stem(slug)} cannot be removed while other texts name it:`);
  });
