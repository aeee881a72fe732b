import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError, parseJson } from '../../shared/content/faults';
import { stem } from '../../shared/content/reader';
import { pictureWords } from '../../shared/content/schemas/picture';
import { readContent, readSource } from '../../tools/content/read';
import { type MediaManifest, manifestFile } from '../../tools/media/manifest';
import { altFromName } from '../../tools/media/plan';
import { wordsOf } from '../../tools/media/single';
import { listEntries } from '../content/entries';
import { bytesOf } from '../content/files';
import type { DeskPicture, PictureList, RoomGallery } from './types';
import { pictureUses } from './uses';

const readManifest = (root: string): MediaManifest =>
  JSON.parse(readFileSync(path.join(root, manifestFile), 'utf8')) as MediaManifest;

/** The words of a picture; made up from its name where its file is missing or no good. */
function readWords(root: string, name: string) {
  const file = wordsOf(root, name);
  const input = parseJson(file, bytesOf(file)?.toString() ?? '{}', () => {});
  const words = pictureWords.safeParse(input);
  if (words.success) return words.data;
  return { alt: altFromName(name), point: '50% 50%' };
}

/** Where the pictures are used, or the first fault of content that keeps it from being compiled. */
function readUses(root: string, films: readonly string[]) {
  try {
    const content = readContent(root);
    return { uses: pictureUses(content, films) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return {
      problem: `We can’t tell which pictures are in use until this is fixed: ${error.faults[0]}.`,
    };
  }
}

/** The name of the next picture of a room's gallery. */
function nextOf(slug: string, names: readonly string[]): string {
  const numbers = names
    .filter((name) => name.startsWith(`${slug}-`))
    .map((name) => name.slice(slug.length + 1))
    .filter((rest) => /^\d+$/.test(rest))
    .map(Number);
  return `${slug}-${Math.max(0, ...numbers) + 1}`;
}

/** All pictures of the site by name, with where each is used. @param root the project's folder */
export function listPictures(root: string): PictureList {
  const manifest = readManifest(root);
  const names = Object.keys(manifest.pictures);
  const { uses, problem } = readUses(root, Object.keys(manifest.films));
  const pictures = Object.entries(manifest.pictures).map(([name, made]): DeskPicture => {
    const words = readWords(root, name);
    const version = createHash('sha256')
      .update(JSON.stringify([made.hash, words]))
      .digest('hex');
    return { name, ...made, ...words, uses: uses?.get(name) ?? [], version: version.slice(0, 12) };
  });
  const rooms = listEntries(readSource(root, []).files).filter(({ path: file }) => file.startsWith('rooms/'));
  const galleries = rooms.map(({ path: file, label }): RoomGallery => {
    const slug = stem(file);
    return { slug, name: label, next: nextOf(slug, names) };
  });
  return { pictures, rooms: galleries, problem };
}
