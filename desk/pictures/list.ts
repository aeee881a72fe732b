import { stem } from '../../shared/content/kinds';
import { roomPictures } from '../../shared/content/roomPictures';
import { type Checked, checkContent } from '../content/checkContent';
import { type Entry, listEntries, pictureFields } from '../content/entries';
import { type OwnerError, ownerError } from '../content/ownerError';
import { type SiteIndex, siteIndexOf } from '../content/siteIndex';
import type { DeskPicture, PictureList } from './pictureApi';

/** Returns where each picture is shown, in words for the owner, and which pictures can't be deleted. */
function usesOf({ source, files }: Checked, entries: readonly Entry[], { named }: SiteIndex) {
  const uses = new Map<string, OwnerError[]>();
  const needed = new Set<string>();
  const add = (name: string, use: OwnerError) => uses.set(name, [...(uses.get(name) ?? []), use]);
  for (const { picture, label, file, path } of pictureFields(files, entries, named)) {
    needed.add(picture);
    add(picture, { words: label, file, path });
  }
  for (const film of source.films.keys()) {
    needed.add(`${film}-poster`);
    add(`${film}-poster`, { words: `Film ${film} (still)`, path: [] });
  }
  for (const { path, label } of entries.filter((entry) => entry.path.startsWith('rooms/'))) {
    const own = roomPictures(stem(path), [], [...source.pictures.values()]);
    for (const { name } of own) add(name, { words: `${label} (gallery)`, file: path, path: ['pictures'] });
    if (own[0] && own.length === 1) needed.add(own[0].name);
  }
  return { uses, needed };
}

/** Lists the site's pictures, each with the fields and galleries that show it. @param root the hotel's folder */
export async function listPictures(root: string): Promise<PictureList> {
  const checked = await checkContent(root);
  const { files } = checked;
  const entries = listEntries(files);
  const { uses, needed } = usesOf(checked, entries, siteIndexOf(checked, entries));
  const pictures = [...checked.source.pictures].map(([name, made]): DeskPicture => {
    const caption = checked.source.captions.get(name);
    const point = `${(made.position ?? '50-50').replace('-', '% ')}%`;
    const version = JSON.stringify([made.hash, made.alt, caption, point]);
    const isNeeded = needed.has(name);
    return { ...made, caption, point, uses: uses.get(name) ?? [], isNeeded, version };
  });
  return { pictures, errors: checked.errors.map((error) => ownerError(error, files)) };
}
