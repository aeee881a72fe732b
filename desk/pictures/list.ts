import { createHash } from 'node:crypto';
import { parseJson } from '../../shared/content/contentError';
import { roomPictures } from '../../shared/content/roomPictures';
import { pictureWords } from '../../shared/schema/picture';
import { altFromName } from '../../tools/media/masters';
import { wordsOf } from '../../tools/media/single';
import { deskDataOf, type HotelData } from '../content/deskData';
import { pictureFields } from '../content/entries';
import { bytesOf } from '../content/files';
import { checkContent } from '../content/project';
import type { DeskPicture, PictureList } from './types';

/** The words of a picture; made up from its name where its file is missing or no good. */
function readWords(root: string, name: string) {
  const file = wordsOf(root, name);
  const input = parseJson(file, bytesOf(file)?.toString() ?? '{}', () => {});
  return pictureWords.safeParse(input).data ?? { alt: altFromName(name), point: '50% 50%' };
}

/** Where each picture is shown, in words, and those without which the site would have an error. */
function usesOf({ entries, named }: HotelData, files: ReadonlyMap<string, string>) {
  const uses = new Map<string, string[]>();
  const needed = new Set<string>();
  const add = (name: string, use: string) => uses.set(name, [...(uses.get(name) ?? []), use]);
  for (const { picture, label } of pictureFields(files, entries)) {
    needed.add(picture);
    add(picture, label);
  }
  for (const film of named.films) {
    needed.add(`${film}-poster`);
    add(`${film}-poster`, `Film ${film} (its still)`);
  }
  for (const { slug, name: room } of named.rooms) {
    const own = roomPictures(slug, [], named.pictures);
    for (const { name } of own) add(name, `${room} (gallery)`);
    if (own[0] && own.length === 1) needed.add(own[0].name);
  }
  return { uses, needed };
}

/** The name of the next picture of a room's gallery. */
function nextOf(slug: string, { pictures }: HotelData['named']): string {
  const last = roomPictures(slug, [], pictures).at(-1)?.name ?? `${slug}-0`;
  return `${slug}-${Number(last.slice(slug.length + 1)) + 1}`;
}

/** All pictures of the site by name, with where each is used. @param root the hotel's folder */
export async function listPictures(root: string): Promise<PictureList> {
  const checked = await checkContent(root);
  const data = deskDataOf(checked);
  const { uses, needed } = usesOf(data, checked.files);
  const pictures = [...checked.source.pictures].map(([name, made]): DeskPicture => {
    const words = readWords(root, name);
    const version = createHash('sha256')
      .update(JSON.stringify([made.hash, words]))
      .digest('hex')
      .slice(0, 12);
    const isNeeded = needed.has(name);
    return { ...made, ...words, uses: uses.get(name) ?? [], isNeeded, version };
  });
  const rooms = data.named.rooms.map((room) => ({ ...room, next: nextOf(room.slug, data.named) }));
  const [error] = data.errors;
  const problem = error && `We can’t tell which pictures are in use until this is fixed: ${error}.`;
  return { pictures, rooms, problem };
}
