import { stem } from '../../shared/content/kinds';
import type { PictureWords } from '../../shared/schema/picture';
import { altLimits, pictureWords } from '../../shared/schema/picture';
import { otherFiles } from '../../tools/media/masters';
import { masterOf, type PictureChange, putPicture, removePicture, wordsOf } from '../../tools/media/single';
import { bytesOf, stamp } from '../content/files';
import { Refusal } from '../content/refusal';
import { keepPicture } from '../content/saves';
import { listPictures } from './list';
import type { DeskPicture, PictureRequest } from './types';

const nameForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestName = 80;

/** What stands beside the masters and describes none of them. */
const reserved = otherFiles.map(stem);

/** A name as an address needs it. @throws Refusal with what is wrong */
function requireName(name: unknown): asserts name is string {
  if (
    typeof name !== 'string' ||
    !nameForm.test(name) ||
    name.length > longestName ||
    reserved.includes(name)
  )
    throw new Refusal(
      422,
      'Give the picture a name of small letters, digits and single hyphens, such as sun-deck.',
    );
}

/** @throws Refusal with what is wrong */
function requireWords(input: unknown, others: readonly DeskPicture[]): PictureWords {
  const words = pictureWords.safeParse(input);
  if (!words.success) {
    const [issue] = words.error.issues;
    if (issue?.path[0] === 'point') throw new Refusal(422, `The point of interest ${issue.message}.`);
    const { alt } = (input ?? {}) as { alt?: unknown };
    throw new Refusal(
      422,
      typeof alt === 'string' && alt.trim() !== ''
        ? `The description ${issue?.message}; it has ${alt.trim().length}.`
        : `Describe the picture: one sentence of ${altLimits.min} to ${altLimits.max} characters.`,
    );
  }
  const twin = others.find(({ alt }) => alt === words.data.alt);
  if (twin)
    throw new Refusal(422, `${twin.name} has the same description: say what only this picture shows.`);
  return words.data;
}

/** What a request asks for, checked against the pictures that are there. @throws Refusal */
export async function checkRequest(root: string, request: Partial<PictureRequest>) {
  const { name, alt, point, upload, version } = request;
  requireName(name);
  const { pictures } = await listPictures(root);
  const present = pictures.find((picture) => picture.name === name);
  if (version === undefined && (present || masterOf(root, name)))
    throw new Refusal(409, `There is a picture ${name} already: choose another name, or replace that one.`);
  if (version !== undefined && !present) throw new Refusal(409, `The picture ${name} is no longer there.`);
  if (version !== undefined && version !== present?.version)
    throw new Refusal(
      409,
      `The picture ${name} was changed meanwhile: look at it again before you change it.`,
    );
  if (!present && upload === undefined) throw new Refusal(422, 'Choose a photograph first.');
  const others = pictures.filter((picture) => picture !== present);
  // The desk does not ask for a caption: what its programmer gave the picture stays.
  const caption = present?.caption;
  return { name, words: requireWords({ alt, point, ...(caption && { caption }) }, others) };
}

/** A picture's words and photograph as they are. */
export const pictureNow = (root: string, name: string) => ({
  words: bytesOf(wordsOf(root, name))?.toString() ?? null,
  photograph: bytesOf(masterOf(root, name) ?? ''),
});

/** Changes a picture, and keeps what it was for undo. */
async function change(root: string, name: string, make: () => Promise<void>): Promise<void> {
  const before = pictureNow(root, name);
  await make();
  const after = pictureNow(root, name);
  const isReplaced = !!before.photograph && !after.photograph?.equals(before.photograph);
  if (isReplaced || before.words !== after.words)
    await keepPicture(
      root,
      { name, before: before.words, after: after.words, isReplaced },
      isReplaced ? before.photograph : undefined,
    );
  await stamp(root);
}

/** Makes a picture as it shall be. @param onProgress called with the numbers of finished and of all files */
export async function savePicture(
  root: string,
  next: PictureChange,
  onProgress?: (done: number, of: number) => void,
): Promise<void> {
  await change(root, next.name, () => putPicture(root, next, onProgress));
}

const inWords = new Intl.ListFormat('en-US');

/** Deletes a picture that the site can be without. @throws Refusal with where it is shown */
export async function deletePicture(root: string, name: string): Promise<void> {
  requireName(name);
  const { pictures, problem } = await listPictures(root);
  const picture = pictures.find((each) => each.name === name);
  if (!picture) throw new Refusal(404, `There is no picture ${name}.`);
  if (problem) throw new Refusal(409, problem);
  if (picture.isNeeded)
    throw new Refusal(
      409,
      `${name} is still in use: ${inWords.format(picture.uses)}. Choose another picture there first.`,
    );
  await change(root, name, () => removePicture(root, name));
}
