/** One picture put in, replaced, described again or taken out, without a look at what the others are made of. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { PictureWords } from '../../shared/content/schemas/picture';
import { formats, type PictureMaster, pictureEndings, planPicture, readMasters, renditionFile } from './plan';
import { groundsIn, pictureSheet, renditionFolder, writeRecords } from './records';
import { groundOf, hurried, missingRenditions, twoAtATime } from './renditions';

/** A picture as it shall be. */
export interface PictureChange {
  name: string;
  words: PictureWords;
  /** A JPEG outside media/ that becomes the master; without one the present master stays. */
  master?: string | undefined;
}

/** The master of a picture, if there is one. */
export const masterOf = (root: string, name: string): string | undefined =>
  pictureEndings.map((ending) => join(root, 'media', name + ending)).find((file) => existsSync(file));

/** The file of a picture's words. */
export const wordsOf = (root: string, name: string): string => join(root, 'media', `${name}.json`);

/**
 * Makes a picture's renditions, then puts master and words into media/ and writes both down. Until the renditions are
 * whole nothing in media/ changes, so that an interrupted run leaves the site as it was.
 * @param root the project's folder
 * @param onProgress hears how many of how many files are made
 * @throws where there is no master, or media/ is not as `npm run media` wants it
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
  await readMasters(folder); // Throws now rather than after the work.

  const planned = await planPicture(source, name, words);
  mkdirSync(output, { recursive: true });
  if (!master) await keepRenditions(root, planned, output);
  const missing = missingRenditions(planned, output, hurried);
  let done = 0;
  onProgress(done, missing.length);
  await twoAtATime(missing, async (encode) => {
    await encode();
    done += 1;
    onProgress(done, missing.length);
  });
  const ground = await groundOf(planned);

  if (master) {
    const target = join(folder, `${name}.jpg`);
    replaceFile(target, (draft) => copyFileSync(master, draft));
    if (present && present !== target) rmSync(present);
  }
  replaceFile(wordsOf(root, name), (draft) => writeFileSync(draft, `${JSON.stringify(words, null, 2)}\n`));
  await writeRecords(root, await readMasters(folder), new Map([...knownGrounds(root), [name, ground]]));
}

/**
 * Takes a picture out, with its words and renditions.
 * @throws where media/ is not as `npm run media` wants it; a film's still is missed by its film
 */
export async function removePicture(root: string, name: string): Promise<void> {
  const master = masterOf(root, name);
  if (master) rmSync(master);
  rmSync(wordsOf(root, name), { force: true });
  await writeRecords(root, await readMasters(join(root, 'media')), knownGrounds(root));
}

/** Under another point the same master has other addresses, but all renditions except the tall crop stay as they are. */
async function keepRenditions(root: string, { path, picture }: PictureMaster, output: string) {
  const file = wordsOf(root, picture.name);
  const words = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PictureWords) : undefined;
  const before = (await planPicture(path, picture.name, words)).picture;
  if (before.hash === picture.hash) return;
  for (const width of picture.widths) {
    for (const format of formats) {
      const made = join(output, renditionFile(before, width, format));
      if (existsSync(made)) copyFileSync(made, join(output, renditionFile(picture, width, format)));
    }
  }
}

function knownGrounds(root: string): Map<string, string> {
  const sheet = join(root, pictureSheet);
  return existsSync(sheet) ? groundsIn(readFileSync(sheet, 'utf8')) : new Map();
}

/** Writes beside the target and renames, so that nobody reads half a file. */
function replaceFile(target: string, write: (draft: string) => void) {
  const draft = `${target}.part`;
  write(draft);
  renameSync(draft, target);
}
