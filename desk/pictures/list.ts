import { roomPictures } from '../../shared/content/roomPictures';
import { deskDataOf, type HotelData } from '../content/deskData';
import { pictureFields } from '../content/entries';
import { checkContent } from '../content/project';
import type { DeskPicture, PictureList } from './types';

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

/** All pictures of the site by name, with where each is used. @param root the hotel's folder */
export async function listPictures(root: string): Promise<PictureList> {
  const checked = await checkContent(root);
  const data = deskDataOf(checked);
  const { uses, needed } = usesOf(data, checked.files);
  const pictures = [...checked.source.pictures].map(([name, made]): DeskPicture => {
    const caption = checked.source.captions.get(name);
    const point = `${(made.position ?? '50-50').replace('-', '% ')}%`;
    const version = JSON.stringify([made.hash, made.alt, caption, point]);
    const isNeeded = needed.has(name);
    return { ...made, caption, point, uses: uses.get(name) ?? [], isNeeded, version };
  });
  const [error] = data.errors;
  const problem = error && `We can’t tell which pictures are in use until this is fixed: ${error}.`;
  return { pictures, problem };
}
