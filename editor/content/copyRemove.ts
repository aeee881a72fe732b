import type { Desk } from '../desk';
import { rowOf } from './entries';
import { formatJson } from './formatJson';
import { checkContent } from './project';
import { Refusal } from './refusal';
import { inTurn, writeChanges } from './save';
import { slugOf } from './slug';

/** The folder and the naming key of a file whose kind the owner may add and remove. @throws Refusal for any other */
function copyable(file: string, files: ReadonlyMap<string, string>) {
  const row = rowOf(file);
  const text = files.get(file);
  if (!row?.nameKey || text === undefined)
    throw new Refusal(422, `content/${file} cannot be added or removed here.`);
  return { folder: row.path, key: row.nameKey, entry: JSON.parse(text) as Record<string, unknown> };
}

/**
 * A new file like another of its folder: a new offer.
 * @returns its path below content/
 * @throws Refusal where its name is empty or taken
 */
export const copyEntry = (desk: Desk, from: string, name: string): Promise<string> =>
  inTurn(async () => {
    const { files } = checkContent(desk.root);
    const { folder, key, entry } = copyable(from, files);
    const slug = slugOf(name);
    if (!slug) throw new Refusal(422, 'Name must not be empty: it needs letters or digits.');
    const file = `${folder}${slug}.json`;
    if (files.has(file)) throw new Refusal(422, `There is a "${name}" already: choose another name.`);
    const copy = formatJson({ ...entry, [key]: name.trim() }, files.get(from));
    await writeChanges(desk, new Map([[file, copy]]), `"${name}" could not be added:`);
    return file;
  });

/** Removes a file of such a folder. @throws Refusal where other texts name it */
export const removeEntry = (desk: Desk, file: string): Promise<void> =>
  inTurn(async () => {
    const { key, entry } = copyable(file, checkContent(desk.root).files);
    await writeChanges(desk, new Map([[file, null]]), `${String(entry[key])} cannot be removed:`);
  });
