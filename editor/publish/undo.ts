/** Brings one entry back to a state that was published. Nothing is published by that: it is a change like any other. */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pictureWords } from '../../shared/content/schemas/picture';
import { pictureEndings } from '../../tools/media/plan';
import { renditionFolder } from '../../tools/media/records';
import { putPicture } from '../../tools/media/single';
import { writeWhole } from '../content/files';
import { contentText } from '../content/project';
import { Refusal } from '../content/refusal';
import { inTurn, writeChanges } from '../content/save';
import type { Desk } from '../desk';
import { makeMaster } from '../pictures/receive';
import { deletePicture } from '../pictures/save';
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
  const then = (await git.file(to, entry))?.toString() ?? null;
  const now = contentText(desk.root, file);
  if (then === now) throw new Refusal(409, 'It is already as it was then.');
  const title = titleOf(entry, then ?? now ?? undefined);
  await writeChanges(desk, new Map([[file, then]]), `${title} cannot go back alone, because then:`);
}

/** A picture's renditions as they were published: made again they would be other bytes at the same addresses. */
async function bringRenditions(root: string, git: Git, publication: string, name: string) {
  const listed = await git.text(['ls-tree', '-z', '--name-only', publication, `${renditionFolder}/`]);
  const ending = /^[0-9a-f]+-(?:tall-)?\d+\.(?:avif|webp)$/;
  const start = `${renditionFolder}/${name}-`;
  for (const file of listed.split('\0')) {
    if (!file.startsWith(start) || !ending.test(file.slice(start.length))) continue;
    const target = path.join(root, file);
    const bytes = existsSync(target) ? undefined : await git.file(publication, file);
    if (bytes) await writeWhole(target, bytes);
  }
}

async function bringPicture(root: string, git: Git, { entry, to }: UndoRequest) {
  const name = entry.replace('picture:', '');
  const masters = await Promise.all(pictureEndings.map((ending) => git.file(to, `media/${name}${ending}`)));
  const master = masters.find((bytes) => bytes !== undefined);
  if (!master) return deletePicture(root, name);
  const words = pictureWords.safeParse(
    JSON.parse(String((await git.file(to, `media/${name}.json`)) ?? '{}')),
  );
  if (!words.success) throw new Refusal(409, `${name} had no description then: add it again instead.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'the-desk-'));
  try {
    const [raw, upright] = [path.join(folder, 'raw'), path.join(folder, 'master.jpg')];
    const isJpeg = master === masters[0] || master === masters[1];
    writeFileSync(isJpeg ? upright : raw, master);
    if (!isJpeg) await makeMaster(raw, upright, name);
    await bringRenditions(root, git, to, name);
    await putPicture(root, { name, words: words.data, master: upright });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Brings an entry back. @throws Refusal where it is not known, or the site would be broken with it */
export const undo = (desk: Desk, request: Partial<UndoRequest>): Promise<void> =>
  inTurn(async () => {
    const { git } = await openSite(desk.root);
    const known = await requireKnown(git, request);
    if (known.entry.startsWith('picture:')) await bringPicture(desk.root, git, known);
    else await bringContent(desk, git, known);
  });
