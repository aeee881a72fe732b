/** Brings one entry back to a state that was published. Nothing is published by that: it is a change like any other. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pictureWords } from '../../shared/schema/picture';
import { masterOf } from '../../tools/media/single';
import { writeWhole } from '../content/files';
import { contentText, hotelWordsAt } from '../content/project';
import { Refusal } from '../content/refusal';
import { inTurn, writeChanges } from '../content/save';
import { parsed } from '../content/valueAt';
import type { Desk } from '../desk';
import { deletePicture, savePicture } from '../pictures/save';
import type { Git } from './git';
import { openSite } from './site';
import type { UndoRequest } from './types';
import { titleOf } from './words/entries';

const entryForm = /^(?:content\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:json|md)|picture:[a-z0-9-]+)$/;

export const isEntry = (entry: unknown): entry is string =>
  typeof entry === 'string' && entryForm.test(entry);

/** @throws Refusal where the request names nothing that was published */
export async function requireKnown(git: Git, { entry, to }: Partial<UndoRequest>): Promise<UndoRequest> {
  const isKnown =
    typeof to === 'string' &&
    /^[0-9a-f]{40,64}$/.test(to) &&
    (await git.ask(['merge-base', '--is-ancestor', to, 'HEAD'])) !== undefined;
  if (!isKnown || !isEntry(entry)) throw new Refusal(404, 'That publication is not known here.');
  return { entry, to };
}

async function bringContent(desk: Desk, git: Git, { entry, to }: UndoRequest) {
  const file = entry.replace(/^content\//, '');
  const then = (await git.blob(`${to}:${entry}`))?.toString() ?? null;
  const now = contentText(desk.root, file);
  if (then === now) throw new Refusal(409, 'It is already as it was then.');
  const title = titleOf(entry, then ?? now ?? undefined, hotelWordsAt(desk.root));
  await writeChanges(desk, new Map([[file, then]]), `${title} cannot go back alone, because then:`);
}

/** With the renditions as they were published: made again they would be other bytes at the same addresses. */
async function bringPicture(root: string, git: Git, { entry, to }: UndoRequest) {
  const name = entry.replace('picture:', '');
  const [master, description] = [`media/${name}\\.(?:jpe?g|png)`, `media/${name}.json`];
  const rendition = `public/media/${name}-[0-9a-f]+-(?:tall-)?\\d+\\.(?:avif|webp)`;
  const listed = (
    await git.text(['ls-tree', '-r', '-z', '--name-only', to, 'media/', 'public/media/'])
  ).split('\0');
  const masters = listed.filter((file) => new RegExp(`^${master}$`).test(file));
  if (masters.length === 0) return deletePicture(root, name);
  const words = pictureWords.safeParse(parsed((await git.blob(`${to}:${description}`))?.toString()));
  if (!words.success) throw new Refusal(409, `${name} had no description then: add it again instead.`);
  const renditions = listed.filter((file) => new RegExp(`^${rendition}$`).test(file));
  const present = masterOf(root, name);
  for (const file of [...renditions, description, ...masters]) {
    const bytes = await git.blob(`${to}:${file}`);
    if (bytes) await writeWhole(path.join(root, file), bytes);
  }
  if (present && !masters.includes(path.relative(root, present))) await rm(present);
  await savePicture(root, { name, words: words.data });
}

/** Brings an entry back. @throws Refusal where it is not known, or the site would be broken with it */
export const undo = (desk: Desk, request: Partial<UndoRequest>): Promise<void> =>
  inTurn(async () => {
    const { git } = await openSite(desk.root);
    const known = await requireKnown(git, request);
    if (known.entry.startsWith('picture:')) await bringPicture(desk.root, git, known);
    else await bringContent(desk, git, known);
  });
