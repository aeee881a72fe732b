import { stem } from '../../shared/content/reader';
import { formatJson } from '../content/formatJson';
import { isSame } from '../content/merge';
import { checkContent } from '../content/project';
import { Refusal } from '../content/refusal';
import { inTurn, writeChanges } from '../content/save';
import { slugOf } from '../content/slug';
import type { Desk } from '../desk';
import { outOfOrder } from '../publish/words/json';
import { listRooms } from './list';
import { type Replacement, replaced } from './naming';

const fileOf = (slug: string) => `rooms/${slug}.json`;
const removedFile = 'removed-rooms.json';

/** Between the numbers of neighbors, so that others find a place between them. */
const placeStep = 10;

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

/** Numbers for places in order, of which as few change as can be: a room that is moved gets one between its neighbors'. */
function placesFor(places: readonly number[]): number[] {
  const moved = new Set(outOfOrder(places));
  const found = [...places];
  for (const index of moved) {
    const before = found[index - 1];
    const after = found.find((_, other) => other > index && !moved.has(other));
    found[index] = ((before ?? (after ?? 0) - 2 * placeStep) + (after ?? (before ?? 0) + 2 * placeStep)) / 2;
  }
  const isRising = found.every((place, index) => index === 0 || place > (found[index - 1] ?? 0));
  return isRising ? found : places.map((_, index) => (index + 1) * placeStep);
}

/**
 * Puts the rooms into an order.
 * @throws Refusal where the list is not that of the rooms
 */
export const orderRooms = (desk: Desk, slugs: readonly string[]): Promise<void> =>
  inTurn(async () => {
    const { files } = checkContent(desk.root);
    const rooms = listRooms(desk.root).map(({ slug }) => slug);
    if ([...rooms].sort().join() !== [...slugs].sort().join())
      throw new Refusal(422, 'The rooms have changed meanwhile. Load the page again.');
    const places = placesFor(slugs.map((slug) => Number(roomIn(files, slug).order)));
    const changes = new Map(
      slugs.flatMap((slug, index) => {
        const room = roomIn(files, slug);
        const order = places[index];
        if (room.order === order) return [];
        return [[fileOf(slug), formatJson({ ...room, order }, files.get(fileOf(slug)))] as const];
      }),
    );
    if (changes.size > 0) await writeChanges(desk, changes, 'The order could not be saved:');
  });

/** The texts by which search engines and guests tell rooms apart. */
const ownTexts = ['title', 'description', 'intro'] as const;

/** The name of another room with one of a room's own texts, as a copy has them. */
function twinOf(files: Files, slug: string): string | undefined {
  const pageOf = (room: Json) => (room.page ?? {}) as Json;
  const page = pageOf(roomIn(files, slug));
  const twin = [...files.keys()]
    .filter((file) => file.startsWith('rooms/') && stem(file) !== slug)
    .map((file) => roomIn(files, stem(file)))
    .find((room) => ownTexts.some((key) => page[key] && isSame(pageOf(room)[key], page[key])));
  return twin && String(twin.name);
}

/**
 * Hides a room from guests, or shows it again.
 * @param replacements what other files say instead of naming the room
 * @throws Refusal where other texts still name it, or something is missing
 */
export const hideRoom = (
  desk: Desk,
  slug: string,
  hidden: boolean,
  replacements: readonly Replacement[] = [],
): Promise<void> =>
  inTurn(async () => {
    const { files } = checkContent(desk.root);
    const { hidden: _, ...room } = roomIn(files, slug);
    const text = formatJson(hidden ? { ...room, hidden } : room, files.get(fileOf(slug)));
    const changes = replaced(files, replacements, formatJson).set(fileOf(slug), text);
    const refusal = hidden
      ? `${room.name} cannot be hidden while other texts name it:`
      : `${room.name} cannot be shown yet:`;
    const like = hidden ? undefined : twinOf(files, slug);
    if (like) throw new Refusal(422, `${room.name} still has the texts of ${like}: write its own first.`);
    await writeChanges(desk, changes, refusal);
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
