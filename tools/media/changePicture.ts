/** Adds, replaces, describes or removes one picture without processing the others. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../server/files/hotelFiles';
import type { MediaManifest } from '../../shared/schema/mediaManifest';
import type { PictureWords } from '../../shared/schema/picture';
import { backgroundOf } from './background';
import { fast, formats } from './formats';
import { backgroundsIn, manifestFile, renditionFolder, writeManifest } from './manifest';
import { type PictureMaster, pictureExtensions, planPicture, readMasters, renditionFile } from './masters';
import { missingRenditions, replaceFile, twoAtATime } from './renditions';

/** The new description and, optionally, the new master of a picture. */
export interface PictureChange {
  name: string;
  words: PictureWords;
  /** A JPEG outside media/ that becomes the master. If omitted, the master stays. */
  master?: string | undefined;
}

/** The path of a picture's master, if it exists. */
export const masterOf = (root: string, name: string): string | undefined =>
  pictureExtensions.map((ending) => join(root, 'media', name + ending)).find((file) => existsSync(file));

/** The path of the JSON file with a picture's description and point of interest. */
export const textFile = (root: string, name: string): string => join(root, 'media', `${name}.json`);

/**
 * Makes a picture's renditions, then writes its master, its description, and the manifest. media/ changes only after
 * all renditions are complete, so an interrupted run has no effect.
 * @param root the hotel's folder
 * @param onProgress called with the number of finished files and the total
 * @throws if there is no master, or media/ is invalid
 */
export async function putPicture(
  root: string,
  { name, words, master }: PictureChange,
  onProgress: (done: number, of: number) => void = () => {},
): Promise<void> {
  const folder = join(root, 'media');
  const output = join(root, renditionFolder);
  const present = masterOf(root, name);
  const source = master ?? present;
  if (!source) throw new Error(`There is no picture ${name}.`);
  await readMasters(folder); // Throws early if media/ is invalid.

  const planned = await planPicture(source, name, words);
  mkdirSync(output, { recursive: true });
  if (!master) await copyRenditions(root, planned, output);
  const missing = missingRenditions(planned, output, fast);
  let done = 0;
  onProgress(done, missing.length);
  await twoAtATime(missing, async (encode) => {
    await encode();
    done += 1;
    onProgress(done, missing.length);
  });
  const background = await backgroundOf(source);

  if (master) {
    const target = join(folder, `${name}.jpg`);
    await replaceFile(target, readFileSync(master));
    if (present && present !== target) rmSync(present);
  }
  await replaceFile(textFile(root, name), `${JSON.stringify(words, null, 2)}\n`);
  await writeManifest(
    root,
    await readMasters(folder),
    new Map([...(await knownBackgrounds(root)), [name, background]]),
  );
}

/**
 * Removes a picture with its description and renditions.
 * @throws if media/ would become invalid, such as by losing a film's poster
 */
export async function removePicture(root: string, name: string): Promise<void> {
  const master = masterOf(root, name);
  if (master) rmSync(master);
  rmSync(textFile(root, name), { force: true });
  await writeManifest(root, await readMasters(join(root, 'media')), await knownBackgrounds(root));
}

/** Copies unchanged renditions: a new focal point changes all file names, but only the content of the portrait crop. */
async function copyRenditions(root: string, { path, picture }: PictureMaster, output: string) {
  const file = textFile(root, picture.name);
  const words = existsSync(file) ? (JSON.parse(await readText(file)) as PictureWords) : undefined;
  const before = (await planPicture(path, picture.name, words)).picture;
  if (before.hash === picture.hash) return;
  for (const width of picture.widths) {
    for (const format of formats) {
      const existing = join(output, renditionFile(before, width, format));
      if (existsSync(existing)) copyFileSync(existing, join(output, renditionFile(picture, width, format)));
    }
  }
}

async function knownBackgrounds(root: string): Promise<Map<string, string>> {
  const file = join(root, manifestFile);
  return existsSync(file) ? backgroundsIn(JSON.parse(await readText(file)) as MediaManifest) : new Map();
}
