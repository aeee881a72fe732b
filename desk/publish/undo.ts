/** Takes back what was changed or published. Nothing is published by that: it is a change like any other. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
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
import { openRepository } from './repository';
import { entryOf, titleOf } from './titles';
import { takenBack } from './undoSave';

/** What the owner takes back: a file of content/ or a picture. */
export const undoRequest = z.strictObject({
  entry: z.string().regex(/^(?:content\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:json|md)|picture:[a-z0-9-]+)$/),
});

/** An entry as it was in a commit. */
interface Earlier {
  entry: string;
  commit: string;
}

async function bringContent(desk: Desk, git: Git, { entry, commit }: Earlier) {
  const file = entry.replace(/^content\//, '');
  const then = (await git.blob(`${commit}:${entry}`))?.toString() ?? null;
  const now = contentText(desk.root, file);
  if (then === now) throw new Refusal(409, 'It is already as it was then.');
  const title = titleOf(entry, then ?? now ?? undefined, hotelWordsAt(desk.root));
  await writeChanges(desk, new Map([[file, then]]), `${title} cannot go back alone, because then:`);
}

/** With the renditions as they were published: made again they would be other bytes at the same addresses. */
async function bringPicture(root: string, git: Git, { entry, commit }: Earlier) {
  const name = entry.replace('picture:', '');
  const [master, description] = [`media/${name}\\.(?:jpe?g|png)`, `media/${name}.json`];
  const rendition = `public/media/${name}-[0-9a-f]+-(?:tall-)?\\d+\\.(?:avif|webp)`;
  const listed = (
    await git.text(['ls-tree', '-r', '-z', '--name-only', commit, 'media/', 'public/media/'])
  ).split('\0');
  const masters = listed.filter((file) => new RegExp(`^${master}$`).test(file));
  if (masters.length === 0) return deletePicture(root, name);
  const words = pictureWords.safeParse(parsed((await git.blob(`${commit}:${description}`))?.toString()));
  if (!words.success) throw new Refusal(409, `${name} had no description then: add it again instead.`);
  const renditions = listed.filter((file) => new RegExp(`^${rendition}$`).test(file));
  const present = masterOf(root, name);
  for (const file of [...renditions, description, ...masters]) {
    const bytes = await git.blob(`${commit}:${file}`);
    if (bytes) await writeWhole(path.join(root, file), bytes);
  }
  if (present && !masters.includes(path.relative(root, present))) await rm(present);
  await savePicture(root, { name, words: words.data });
}

/** Brings an entry back to the last publication. @throws Refusal if the site would be broken with it */
export const undo = (desk: Desk, { entry }: z.output<typeof undoRequest>): Promise<void> =>
  inTurn(async () => {
    const { git } = await openRepository(desk.root);
    const earlier = { entry, commit: 'HEAD' };
    if (entry.startsWith('picture:')) await bringPicture(desk.root, git, earlier);
    else await bringContent(desk, git, earlier);
  });

/**
 * Takes a publication back as a whole, whatever was changed in other fields since.
 * @throws Refusal where it is not known, the same fields were changed since, or the site would have an error
 */
export const revert = (desk: Desk, id: string): Promise<void> =>
  inTurn(async () => {
    const { root } = desk;
    const { git } = await openRepository(root);
    const isKnown =
      /^[0-9a-f]{40,64}$/.test(id) &&
      (await git.ask(['merge-base', '--is-ancestor', id, 'HEAD'])) !== undefined;
    if (!isKnown) throw new Refusal(404, 'That publication is not known here.');
    const before = await git.ask(['rev-parse', '--verify', '--quiet', `${id}^`]);
    if (before === undefined) throw new Refusal(409, 'That is the beginning: nothing was before it.');
    const args = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', before, id];
    const listed = (await git.text([...args, '--', 'content', 'media'])).split('\0').filter(Boolean);
    const files = listed.filter((file) => /^content\/.+\.(json|md)$/.test(file));
    const textAt = async (commit: string, file: string) =>
      (await git.blob(`${commit}:${file}`))?.toString() ?? null;
    const changes = new Map<string, string | null>();
    for (const path of files) {
      const file = path.replace('content/', '');
      const texts = { before: await textAt(before, path), after: await textAt(id, path) };
      const text = takenBack(root, file, texts);
      if (text !== contentText(root, file)) changes.set(file, text);
    }
    const pictures = [...new Set(listed.map(entryOf))].filter((entry) => entry?.startsWith('picture:'));
    if (changes.size + pictures.length === 0) throw new Refusal(409, 'It is already as it was before.');
    const bring = async (isThere: boolean) => {
      for (const entry of pictures) {
        const words = `${before}:media/${entry?.replace('picture:', '')}.json`;
        const wasThere = (await git.ask(['cat-file', '-e', words])) !== undefined;
        if (entry && wasThere === isThere) await bringPicture(root, git, { entry, commit: before });
      }
    };
    // Pictures come back before the texts that show them, and go after them.
    await bring(true);
    if (changes.size > 0) await writeChanges(desk, changes, 'It cannot be taken back, because then:');
    await bring(false);
  });
