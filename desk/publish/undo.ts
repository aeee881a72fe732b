/** Undoes saves, unpublished changes and publications. Each undo is an unpublished change like any other. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { pictureWords } from '../../shared/schema/picture';
import { masterOf } from '../../tools/media/changePicture';
import { contentText, readFiles, readHotelLabels, textOf } from '../content/contentFiles';
import { withoutRemovedSlug } from '../content/copyAndRemove';
import { withoutRedirect } from '../content/customPages';
import { Refusal } from '../content/refusal';
import { revertChange } from '../content/revertChange';
import { lastSaves, photographOf, type Save, type SavedPicture } from '../content/saveJournal';
import type { SiteIndex } from '../content/siteIndex';
import { parsed } from '../content/valueAt';
import { enqueue, writeChanges } from '../content/writeChanges';
import type { Desk } from '../deskSettings';
import { currentPicture, deletePicture, savePicture } from '../pictures/save';
import { changeOf, entryOf, isShown, titleOf } from './diff';
import type { Git } from './git';
import type { SavedChange } from './publishApi';
import { openRepository } from './repository';

/** Returns the last saves with their changes, latest first. */
export async function savedChanges(root: string, index: SiteIndex): Promise<SavedChange[]> {
  return (await lastSaves(root)).map(({ id, save: { at, files, picture } }) => ({
    id,
    at,
    changes: [
      ...Object.entries(files).map(([file, { before, after }]) => {
        const entry = `content/${file}`;
        const change = { path: entry, before: before ?? undefined, after: after ?? undefined };
        return changeOf(entry, [change], index);
      }),
      ...(picture ? [changeOf(`picture:${picture.name}`, pictureFiles(picture), index)] : []),
    ].filter(isShown),
  }));
}

function pictureFiles({ name, before, after, isReplaced }: SavedPicture) {
  const versions = { path: `media/${name}.json`, before: before ?? undefined, after: after ?? undefined };
  const photograph = {
    path: `media/${name}.jpg`,
    before: versions.before && '',
    after: versions.after && '',
  };
  return isReplaced ? [versions, photograph] : [versions];
}

/** Restores a picture from before a save. @throws Refusal if the picture has changed since, or the site needs it */
async function undoPicture(
  root: string,
  id: string,
  { name, before, after, hash, isReplaced }: SavedPicture,
) {
  const now = currentPicture(root, name);
  if (now.words !== after || now.hash !== hash)
    throw new Refusal(409, `Picture ${name} has changed again since: undo the later change first.`);
  if (before === null) return deletePicture(root, name);
  const words = pictureWords.parse(JSON.parse(before));
  await savePicture(root, { name, words, master: isReplaced ? photographOf(root, id) : undefined });
}

/** Returns a file's text without a change; null for no file. @throws Refusal if the same field was changed again */
function withoutChange(root: string, file: string, { before, after }: Save['files'][string]): string | null {
  const now = contentText(root, file);
  if (now === after) return before;
  if (now !== null && before !== null && after !== null && file.endsWith('.json')) {
    const text = revertChange(before, after, now);
    if (text !== undefined) return text;
  }
  const title = titleOf(`content/${file}`, now ?? after ?? undefined, readHotelLabels(root));
  throw new Refusal(409, `${title} has changed again since: undo the later change first.`);
}

/** @throws Refusal if the save doesn't exist, the same field was changed again, or the site would have an error */
export const undoSave = (desk: Desk, id: string): Promise<void> =>
  enqueue(async () => {
    const found = (await lastSaves(desk.root)).find((each) => each.id === id);
    if (!found) throw new Refusal(404, 'That change is no longer listed.');
    if (found.save.picture) return undoPicture(desk.root, id, found.save.picture);
    const changes = Object.entries(found.save.files).map(
      ([file, versions]) => [file, withoutChange(desk.root, file, versions)] as const,
    );
    await writeChanges(desk, new Map(changes), {
      refusal: 'It cannot be undone, because that would cause errors:',
    });
  });

/** Restores a picture and its renditions from a commit. Regenerated files could differ at the same URL. */
async function restorePicture(root: string, git: Git, entry: string, commit: string) {
  const name = entry.replace('picture:', '');
  const description = `media/${name}.json`;
  const files = await git.list(['ls-tree', '-r', '-z', '--name-only', commit, 'media/', 'public/media/']);
  const matching = (pattern: string) => files.filter((file) => new RegExp(`^${pattern}$`).test(file));
  const masters = matching(`media/${name}\\.(?:jpe?g|png)`);
  if (masters.length === 0) return deletePicture(root, name);
  const words = pictureWords.safeParse(parsed(textOf(await git.blob(`${commit}:${description}`))));
  if (!words.success) throw new Refusal(409, `${name} had no description at the time: add it again instead.`);
  const renditions = matching(`public/media/${name}-[0-9a-f]+-(?:tall-)?\\d+\\.(?:avif|webp)`);
  const present = masterOf(root, name);
  const restored = [...renditions, description, ...masters];
  await git.text(['restore', '--source', commit, '--worktree', '--', ...restored]);
  if (present && !masters.includes(path.relative(root, present))) await rm(present);
  await savePicture(root, { name, words: words.data });
}

/** A request to undo the changes to a content/ file or a picture. */
export const undoRequest = z.strictObject({
  entry: z.string().regex(/^(?:content\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:json|md)|picture:[a-z0-9-]+)$/),
});

/** Restores an entry from the last publication. @throws Refusal if the site would have an error */
export const undoEntry = (desk: Desk, { entry }: z.output<typeof undoRequest>): Promise<void> =>
  enqueue(async () => {
    const { root } = desk;
    const { git } = await openRepository(desk);
    if (entry.startsWith('picture:')) return restorePicture(root, git, entry, 'HEAD');
    const file = entry.replace(/^content\//, '');
    const before = textOf(await git.blob(`HEAD:${entry}`)) ?? null;
    const now = contentText(root, file);
    if (before === now) throw new Refusal(409, 'It is already the same as in the last publication.');
    const title = titleOf(entry, before ?? now ?? undefined, readHotelLabels(root));
    const files = await readFiles(root);
    const back = before === null ? [] : [...withoutRemovedSlug(files, file), ...withoutRedirect(files, file)];
    await writeChanges(desk, new Map([[file, before], ...back]), {
      refusal: `${title} cannot be undone on its own, because that would cause errors:`,
    });
  });

/**
 * Reverts a publication, keeping later changes to other fields.
 * @throws Refusal if the publication doesn't exist, the same fields have changed since, or the site would have an error
 */
export const revertPublication = (desk: Desk, id: string): Promise<void> =>
  enqueue(async () => {
    const { root } = desk;
    const { git } = await openRepository(desk);
    if (!/^[0-9a-f]{40,64}$/.test(id) || !(await git.ok(['merge-base', '--is-ancestor', id, 'HEAD'])))
      throw new Refusal(404, 'That publication does not exist.');
    const before = await git.tryText(['rev-parse', '--verify', `${id}^`]);
    if (before === undefined)
      throw new Refusal(409, 'That is the first version: there is nothing before it.');
    const args = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', before, id];
    const entries = new Set((await git.list([...args, '--', 'content', 'media'])).map(entryOf));
    const textAt = async (commit: string, entry: string) =>
      textOf(await git.blob(`${commit}:${entry}`)) ?? null;
    const changes = new Map<string, string | null>();
    const pictures: { entry: string; existed: boolean }[] = [];
    for (const entry of entries)
      if (entry?.startsWith('content/')) {
        const file = entry.replace('content/', '');
        const versions = { before: await textAt(before, entry), after: await textAt(id, entry) };
        const text = withoutChange(root, file, versions);
        if (text !== contentText(root, file)) changes.set(file, text);
      } else if (entry?.startsWith('picture:')) {
        const words = `${before}:media/${entry.replace('picture:', '')}.json`;
        pictures.push({ entry, existed: await git.ok(['cat-file', '-e', words]) });
      }
    if (changes.size + pictures.length === 0) throw new Refusal(409, 'It has already been reverted.');
    const restore = async (wanted: boolean) => {
      for (const { entry, existed } of pictures)
        if (existed === wanted) await restorePicture(root, git, entry, before);
    };
    // Restore pictures before the pages that show them, and remove pictures after the pages.
    await restore(true);
    if (changes.size > 0)
      await writeChanges(desk, changes, {
        refusal: 'It cannot be reverted, because that would cause errors:',
      });
    await restore(false);
  });
