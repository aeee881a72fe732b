import * as z from 'zod';
import type { JsonObject } from '../../shared/content/mergePatch';
import { type Files, readFiles } from '../content/contentFiles';
import { formatJson } from '../content/fileFormat';
import { Refusal } from '../content/refusal';
import { enqueue, writeChanges } from '../content/writeChanges';
import type { Desk } from '../deskSettings';
import { listRooms } from './list';

export const roomFileOf = (slug: string) => `rooms/${slug}.json`;

/** The gap between the order numbers of adjacent rooms, so that other rooms can be moved in between. */
const orderStep = 10;

export function roomIn(files: Files, slug: string): JsonObject {
  const text = files.get(roomFileOf(slug));
  if (text === undefined) throw new Refusal(422, 'That room no longer exists. Reload the page.');
  return JSON.parse(text) as JsonObject;
}

/** Returns a room's file with a new order number. */
const withOrder = (files: Files, slug: string, order: number) =>
  [roomFileOf(slug), formatJson({ ...roomIn(files, slug), order })] as const;

export const moveRequest = z.strictObject({ slug: z.string(), place: z.int().nonnegative() });

/**
 * Moves a room to a zero-based position. Renumbers all rooms if no order number is free between the new neighbors.
 * @throws Refusal if the room doesn't exist
 */
export const moveRoom = (desk: Desk, { slug, place }: z.output<typeof moveRequest>): Promise<void> =>
  enqueue(async () => {
    const files = await readFiles(desk.root);
    const slugs = listRooms(files).rooms.map((room) => room.slug);
    const others = slugs.filter((other) => other !== slug);
    const orderAt = (index: number) => {
      const other = others[index];
      return other === undefined ? undefined : Number(roomIn(files, other).order);
    };
    const [before, after] = [orderAt(place - 1), orderAt(place)];
    const from = before ?? (after ?? 0) - 2 * orderStep;
    const to = after ?? from + 2 * orderStep;
    const order = (from + to) / 2;
    const changes =
      from < order && order < to
        ? [withOrder(files, slug, order)]
        : others
            .toSpliced(place, 0, slug)
            .map((each, index) => withOrder(files, each, (index + 1) * orderStep));
    await writeChanges(desk, new Map(changes), { refusal: 'The order could not be saved:' });
  });

export const hideRequest = z.strictObject({ slug: z.string(), hidden: z.boolean() });

/**
 * Hides a room from guests, or shows the room again. Changes only the room's file.
 * @throws Refusal if the room is incomplete, or the content would have a new error
 */
export const hideRoom = (desk: Desk, { slug, hidden }: z.output<typeof hideRequest>): Promise<void> =>
  enqueue(async () => {
    const files = await readFiles(desk.root);
    const { hidden: _, ...room } = roomIn(files, slug);
    const text = formatJson(hidden ? { ...room, hidden } : room);
    await writeChanges(desk, new Map([[roomFileOf(slug), text]]), {
      refusal: `${room.name} cannot be ${hidden ? 'hidden' : 'shown yet'}:`,
    });
  });
