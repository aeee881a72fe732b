import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stem } from '../../shared/content/kinds';
import { roomPictures } from '../../shared/content/roomPictures';
import type { PictureWords } from '../../shared/schema/picture';
import { pictureWords } from '../../shared/schema/picture';
import {
  masterOf,
  type PictureChange,
  putPicture,
  removePicture,
  textFile,
} from '../../tools/media/changePicture';
import { otherFiles } from '../../tools/media/masters';
import { bytesOf, stamp } from '../content/contentFiles';
import { Refusal } from '../content/refusal';
import { recordPicture } from '../content/saveJournal';
import { listPictures } from './list';
import { descriptionError } from './photographRules';
import { type DeskPicture, type PictureRequest, usesUnknown } from './pictureApi';

const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const maxNameLength = 80;

/** The names of files in media/ that don't belong to a picture. */
const reserved = otherFiles.map(stem);

/** Creates a refusal about one field of a picture's form. */
const refuse = (status: 409 | 422, field: keyof PictureRequest, words: string) =>
  new Refusal(status, words, undefined, [{ words, path: [field] }]);

/** @throws Refusal if the name doesn't work in an address */
function requireName(name: string): void {
  if (!namePattern.test(name) || name.length > maxNameLength || reserved.includes(name))
    throw refuse(
      422,
      'name',
      'Name the picture with lowercase letters, digits and single hyphens, such as sun-deck.',
    );
}

/** @throws Refusal if the description or point of interest is invalid, or another picture has the same description */
function requireDescription(
  input: Pick<PictureRequest, 'alt' | 'point'> & { caption?: string },
  others: readonly DeskPicture[],
): PictureWords {
  const why = descriptionError(input.alt);
  if (why) throw refuse(422, 'alt', why);
  const { data: words, error } = pictureWords.safeParse(input);
  if (!words) throw refuse(422, 'point', `The point of interest ${error.issues[0]?.message}.`);
  const twin = others.find(({ alt }) => alt === words.alt);
  if (twin)
    throw refuse(422, 'alt', `${twin.name} has the same description: describe what only this picture shows.`);
  return words;
}

/** The name of the next picture in a room's gallery: 'the-enci-king-3'. */
function nextName(room: string, pictures: readonly DeskPicture[]): string {
  const last = roomPictures(room, [], pictures).at(-1)?.name ?? `${room}-0`;
  return `${room}-${Number(last.slice(room.length + 1)) + 1}`;
}

/** Checks a request against the existing pictures. @throws Refusal if the request is invalid or outdated */
export async function checkRequest(root: string, request: PictureRequest) {
  const { room, alt, point, upload, version } = request;
  const { pictures } = await listPictures(root);
  const name = room === undefined ? request.name : nextName(room, pictures);
  requireName(name);
  const present = pictures.find((picture) => picture.name === name);
  if (version === undefined && (present || masterOf(root, name)))
    throw refuse(
      409,
      'name',
      `A picture named ${name} already exists: choose another name, or replace that one.`,
    );
  if (version !== undefined && !present) throw new Refusal(409, `The picture ${name} no longer exists.`);
  if (version !== undefined && version !== present?.version)
    throw new Refusal(
      409,
      `The picture ${name} has changed since you opened it: look at it again before you change it.`,
    );
  if (!present && upload === undefined) throw refuse(422, 'upload', 'Choose a photograph first.');
  const others = pictures.filter((picture) => picture !== present);
  // The desk has no field for captions, so keep the caption that a developer wrote.
  const caption = present?.caption;
  return { name, words: requireDescription({ alt, point, ...(caption && { caption }) }, others) };
}

/** Reads a picture's current description file and photograph. */
export function currentPicture(root: string, name: string) {
  const master = masterOf(root, name);
  const photograph = master === undefined ? undefined : readFileSync(master);
  return {
    words: bytesOf(textFile(root, name))?.toString() ?? null,
    photograph,
    hash: photograph && createHash('sha256').update(photograph).digest('hex'),
  };
}

/** Changes a picture, and stores the previous version for undo. */
async function change(root: string, name: string, make: () => Promise<void>): Promise<void> {
  const before = currentPicture(root, name);
  await make();
  const after = currentPicture(root, name);
  const isReplaced = !!before.photograph && before.hash !== after.hash;
  if (isReplaced || before.words !== after.words) {
    const saved = { name, before: before.words, after: after.words, hash: after.hash, isReplaced };
    await recordPicture(root, saved, isReplaced ? before.photograph : undefined);
  }
  await stamp(root);
}

/** Adds or changes a picture. */
export const savePicture = (root: string, next: PictureChange): Promise<void> =>
  change(root, next.name, () => putPicture(root, next));

/** Deletes a picture. @throws Refusal if the site needs the picture, or content errors hide whether it does */
export async function deletePicture(root: string, name: string): Promise<void> {
  const { pictures, errors } = await listPictures(root);
  const picture = pictures.find((each) => each.name === name);
  if (!picture) throw new Refusal(404, `There is no picture named ${name}.`);
  if (errors.length > 0) throw new Refusal(409, `${usesUnknown}:`, undefined, errors);
  if (picture.isNeeded)
    throw new Refusal(
      409,
      `${name} is still in use. Choose another picture here first:`,
      undefined,
      picture.uses,
    );
  await change(root, name, () => removePicture(root, name));
}
