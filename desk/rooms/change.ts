import * as z from 'zod';
import { stem } from '../../shared/content/kinds';
import { formatJson } from '../content/formatJson';
import { isSame } from '../content/merge';
import { readSource } from '../content/project';
import { Refusal } from '../content/refusal';
import { inTurn, writeChanges } from '../content/save';
import type { Desk } from '../desk';
import { listRooms } from './list';
import { replaced, replacement } from './naming';

const fileOf = (slug: string) => `rooms/${slug}.json`;

/** Between the numbers of neighbors, so that others find a place between them. */
const placeStep = 10;

type Json = Record<string, unknown>;
type Files = ReadonlyMap<string, string>;

function roomIn(files: Files, slug: string): Json {
  const text = files.get(fileOf(slug));
  if (text === undefined) throw new Refusal(422, 'That room is not there any more. Load the page again.');
  return JSON.parse(text) as Json;
}

/** A file of rooms with another number for its place. */
const withOrder = (files: Files, slug: string, order: number) =>
  [fileOf(slug), formatJson({ ...roomIn(files, slug), order }, files.get(fileOf(slug)))] as const;

export const moveRequest = z.strictObject({ slug: z.string(), place: z.int().nonnegative() });

/**
 * Moves a room to a place among all, from 0. It gets a number between its neighbors'; where there is none, all rooms do.
 * @throws Refusal where there is no such room
 */
export const moveRoom = (desk: Desk, { slug, place }: z.output<typeof moveRequest>): Promise<void> =>
  inTurn(async () => {
    const source = await readSource(desk.root);
    const { files } = source;
    const slugs = listRooms(source).map((room) => room.slug);
    const others = slugs.filter((other) => other !== slug);
    const orderAt = (index: number) => {
      const other = others[index];
      return other === undefined ? undefined : Number(roomIn(files, other).order);
    };
    const [before, after] = [orderAt(place - 1), orderAt(place)];
    const from = before ?? (after ?? 0) - 2 * placeStep;
    const to = after ?? from + 2 * placeStep;
    const order = (from + to) / 2;
    const changes =
      from < order && order < to
        ? [withOrder(files, slug, order)]
        : others
            .toSpliced(place, 0, slug)
            .map((each, index) => withOrder(files, each, (index + 1) * placeStep));
    await writeChanges(desk, new Map(changes), 'The order could not be saved:');
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

export const hideRequest = z.strictObject({
  slug: z.string(),
  hidden: z.boolean(),
  /** What other files say instead of naming the room. */
  replacements: z.array(replacement).optional(),
});

/**
 * Hides a room from guests, or shows it again.
 * @throws Refusal where other texts still name it, or something is missing
 */
export const hideRoom = (
  desk: Desk,
  { slug, hidden, replacements = [] }: z.output<typeof hideRequest>,
): Promise<void> =>
  inTurn(async () => {
    const { files } = await readSource(desk.root);
    const { hidden: _, ...room } = roomIn(files, slug);
    const text = formatJson(hidden ? { ...room, hidden } : room, files.get(fileOf(slug)));
    const changes = replaced(files, replacements).set(fileOf(slug), text);
    const refusal = hidden
      ? `${room.name} cannot be hidden while other texts name it:`
      : `${room.name} cannot be shown yet:`;
    const like = hidden ? undefined : twinOf(files, slug);
    if (like) throw new Refusal(422, `${room.name} still has the texts of ${like}: write its own first.`);
    await writeChanges(desk, changes, refusal);
  });
