/**
 * What `npm run media` makes of each master, worked out before anything is encoded. The test of the results reads the
 * same plan. docs/behavior.md#pictures
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import { type PictureWords, pictureWords } from '../../shared/content/schemas/picture';
import { type Picture, pictureUrl, tallPictureUrl, tallWidths } from '../../shared/picture';
import { isFrame, widthsFor } from './widths';

/** A picture's master file, with what the pages need to know of it. */
export interface PictureMaster {
  /** The file's path. */
  path: string;
  picture: Picture;
  /** Where the point of the picture lies when a frame crops it, for CSS `object-position`: '50% 60%'. */
  point: string;
  /** Whether media/{name}.json describes it; if not, alt text and point are made up from its name. */
  described: boolean;
}

/** A film's master file and the still that stands in its place until it plays. */
export interface FilmMaster {
  path: string;
  /** The file name without its ending, e.g. 'aerial'. */
  name: string;
  /** First characters of the file's SHA-256. */
  hash: string;
  poster: Picture;
}

/** A drawing's master file. */
export interface DrawingMaster {
  path: string;
  /** The file name without its ending, e.g. 'map'. */
  name: string;
  /** First characters of the file's SHA-256. */
  hash: string;
  /** The size of its viewBox. */
  width: number;
  height: number;
}

export interface Masters {
  /** Sorted by name, numbers by value: 'pool-2' before 'pool-10'. */
  pictures: readonly PictureMaster[];
  films: readonly FilmMaster[];
  drawings: readonly DrawingMaster[];
  /** Files with words for a picture that is not there. */
  unusedWords: readonly string[];
}

export const formats = ['avif', 'webp'] as const;

/** What a picture's master may end with. */
export const pictureEndings = ['.jpg', '.jpeg', '.png'];
const filmEnding = '.mp4';
const drawingEnding = '.svg';
const wordsEnding = '.json';

const byName = new Intl.Collator('en', { numeric: true }).compare;

/** An alt text for a picture that nobody has described yet: 'the-enci-king-3' becomes 'The enci king, view 3'. */
export function altFromName(name: string): string {
  const [, words = name, view] = /^(.*?)(?:-(\d+))?$/.exec(name) ?? [];
  return `${capitalize(words.replaceAll('-', ' '))}${view ? `, view ${view}` : ''}`;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The file name of one rendition inside public/media. */
export const renditionFile = (picture: Picture, width: number, format: (typeof formats)[number]): string =>
  basename(pictureUrl(picture, width, format));

/** The file names of a picture's tall crop inside public/media, with their widths in px. */
export const tallFiles = (picture: Picture): { width: number; file: string }[] =>
  isFrame(picture.name)
    ? []
    : tallWidths(picture).map((width) => ({ width, file: basename(tallPictureUrl(picture, width)) }));

/** The file name of a film inside public/media. */
export const filmFile = ({ name, hash }: FilmMaster): string => `${name}-${hash}${filmEnding}`;

/** The address of a film. */
export const filmUrl = (film: FilmMaster): string => `/media/${filmFile(film)}`;

/** The file name of a drawing inside public/media. */
export const drawingFile = ({ name, hash }: DrawingMaster): string => `${name}-${hash}${drawingEnding}`;

/** Every file name that belongs into public/media. */
export const plannedFiles = ({ pictures, films, drawings }: Masters): string[] => [
  ...pictures.flatMap(({ picture }) =>
    picture.widths.flatMap((width) => formats.map((format) => renditionFile(picture, width, format))),
  ),
  ...pictures.flatMap(({ picture }) => tallFiles(picture).map(({ file }) => file)),
  ...films.map(filmFile),
  ...drawings.map(drawingFile),
];

/** Beside the masters, but none; the wordmark is part of the pages, so that it takes their color. */
const otherFiles = ['manifest.json', 'wordmark.svg'];

/**
 * Reads a folder of masters and their words.
 * @throws if a file name would not do in an address, if a drawing says no size, if two masters share a name, if a film lacks its
 *   `{film}-poster` picture, or if a file with words is not as its schema has it
 */
export async function readMasters(folder: string): Promise<Masters> {
  const files = readdirSync(folder)
    .filter((file) => !otherFiles.includes(file))
    .toSorted(byName);
  const pictureFiles = files.filter((file) => pictureEndings.includes(extname(file).toLowerCase()));
  for (const file of pictureFiles) requireGoodName(file, pictureFiles);
  const pictures = await Promise.all(pictureFiles.map((file) => readPicture(join(folder, file))));

  const films = files
    .filter((file) => extname(file) === filmEnding)
    .map((file): FilmMaster => {
      const name = requireGoodName(
        file,
        files.filter((other) => extname(other) === filmEnding),
      );
      const poster = pictures.find(({ picture }) => picture.name === `${name}-poster`)?.picture;
      if (!poster) throw new Error(`The film ${file} has no still: ${name}-poster.jpg is missing.`);
      const path = join(folder, file);
      return { path, name, hash: hashOf(path), poster };
    });

  const drawingFiles = files.filter((file) => extname(file) === drawingEnding);
  const drawings = drawingFiles.map((file) => readDrawing(folder, file, drawingFiles));

  const names = new Set(pictures.map(({ picture }) => picture.name));
  const unusedWords = files.filter((file) => extname(file) === wordsEnding && !names.has(nameOf(file)));
  return { pictures, films, drawings, unusedWords };
}

function readDrawing(folder: string, file: string, files: readonly string[]): DrawingMaster {
  const name = requireGoodName(file, files);
  const path = join(folder, file);
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(readFileSync(path, 'utf8')) ?? [];
  if (!width || !height) throw new Error(`media/${file} has no viewBox such as "0 0 800 1381".`);
  return { path, name, hash: hashOf(path), width: Number(width), height: Number(height) };
}

/** @throws where the file is not as its schema has it */
function readWords(file: string): PictureWords | undefined {
  if (!existsSync(file)) return undefined;
  const words = pictureWords.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!words.success) throw new Error(`media/${basename(file)}: ${z.prettifyError(words.error)}`);
  return words.data;
}

function requireGoodName(file: string, files: readonly string[]): string {
  const name = nameOf(file);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`Rename media/${file}: only small letters, digits and single hyphens, as in pool-1.jpg.`);
  }
  const twin = files.find((other) => other !== file && nameOf(other) === name);
  if (twin) throw new Error(`media/${file} and media/${twin} share a name: keep one of them.`);
  return name;
}

/** A master in media/, with the words beside it. */
const readPicture = (path: string): Promise<PictureMaster> =>
  planPicture(path, nameOf(path), readWords(join(dirname(path), `${nameOf(path)}${wordsEnding}`)));

/**
 * What is made of one master.
 * @param path the master's file, wherever it lies
 * @param name the picture's name
 * @param words undefined where nobody has described it
 */
export async function planPicture(
  path: string,
  name: string,
  words: PictureWords | undefined,
): Promise<PictureMaster> {
  // A camera may store a picture lying on its side; autoOrient is its size once upright.
  const { width, height } = (await sharp(path).metadata()).autoOrient;
  const point = words?.point ?? middle;
  return {
    path,
    picture: {
      name,
      alt: words?.alt ?? altFromName(name),
      width,
      height,
      hash: hashOf(path, fromLeft(point)),
      widths: widthsFor(name, width),
    },
    point,
    described: words !== undefined,
  };
}

const nameOf = (path: string): string => basename(path, extname(path));

/** The point of a picture that has none of its own. */
const middle = '50% 50%';

/** How far from the left a point lies, in percent: the tall crop is cut there. */
export const fromLeft = (point: string): number => Number.parseInt(point, 10);

/** Browsers keep files by this hash for a year: what is made of the same master about another point is another file. */
function hashOf(path: string, left = fromLeft(middle)): string {
  const hash = createHash('sha256').update(readFileSync(path));
  if (left !== fromLeft(middle)) hash.update(`${left}%`);
  return hash.digest('hex').slice(0, 8);
}
