import { stem } from '../../shared/content/kinds';
import type { Desk } from '../desk';
import { rowOf } from './entries';
import { formatJson } from './formatJson';
import { type Changes, readSource } from './project';
import { Refusal } from './refusal';
import { inTurn, writeChanges } from './save';
import { slugOf } from './slug';

const roomFolder = 'rooms/';
const removedRooms = 'removed-rooms.json';

type Files = ReadonlyMap<string, string>;

/** The folder and the naming key of a file whose kind the owner may add and remove. @throws Refusal for any other */
function copyable(file: string, files: Files) {
  const row = rowOf(file);
  const text = files.get(file);
  const key = row?.path === roomFolder ? 'name' : row?.nameKey;
  if (!row || !key || text === undefined)
    throw new Refusal(422, `content/${file} cannot be added or removed here.`);
  return { folder: row.path, key, entry: JSON.parse(text) as Record<string, unknown> };
}

/** The removed rooms, whose addresses lead to all rooms, with another list of them; nothing for any other folder. */
function withRemoved(folder: string, files: Files, change: (slugs: string[]) => string[]): Changes {
  if (folder !== roomFolder) return new Map();
  const { slugs } = JSON.parse(files.get(removedRooms) ?? '{"slugs":[]}') as { slugs: string[] };
  const next = change(slugs);
  return next.length === slugs.length ? new Map() : new Map([[removedRooms, formatJson({ slugs: next })]]);
}

/** A room as another begins: hidden, and without the addresses and the engine's number, which stay with the first. */
function likeRoom(room: Record<string, unknown>) {
  const { formerSlugs: _, slashRequired: __, engineRoomId: ___, ...facts } = room;
  return { ...facts, order: Number(room.order) + 0.5, hidden: true };
}

/**
 * A new file like another of its folder: a new offer, a new room.
 * @returns its path below content/
 * @throws Refusal where its name is empty or taken
 */
export const copyEntry = (desk: Desk, from: string, name: string): Promise<string> =>
  inTurn(async () => {
    const { files } = await readSource(desk.root);
    const { folder, key, entry } = copyable(from, files);
    const slug = slugOf(name);
    if (!slug) throw new Refusal(422, 'Name must not be empty: it needs letters or digits.');
    const file = `${folder}${slug}.json`;
    if (files.has(file)) throw new Refusal(422, `There is a "${name}" already: choose another name.`);
    const like = folder === roomFolder ? likeRoom(entry) : entry;
    const changes = new Map([
      [file, formatJson({ ...like, [key]: name.trim() }, files.get(from))],
      ...withRemoved(folder, files, (slugs) => slugs.filter((each) => each !== slug)),
    ]);
    await writeChanges(desk, changes, `"${name}" could not be added:`);
    return file;
  });

/** Removes a file of such a folder; a room's addresses lead to all rooms. @throws Refusal where other texts name it */
export const removeEntry = (desk: Desk, file: string): Promise<void> =>
  inTurn(async () => {
    const { files } = await readSource(desk.root);
    const { folder, key, entry } = copyable(file, files);
    const own = [stem(file), ...((entry.formerSlugs as string[] | undefined) ?? [])];
    const changes = new Map<string, string | null>([
      [file, null],
      ...withRemoved(folder, files, (slugs) => [...new Set([...slugs, ...own])]),
    ]);
    await writeChanges(desk, changes, `${String(entry[key])} cannot be removed while other texts name it:`);
  });
