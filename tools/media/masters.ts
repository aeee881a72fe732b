/** Plans the files that `npm run media` makes from each master. Tests compare the existing files with the same plan. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import { FileError, readText } from '../../server/files/hotelFiles';
import { suffixes } from '../../server/http/staticFiles';
import { ContentError, formatProblems, parseJson } from '../../shared/content/contentError';
import {
  type Picture,
  pictureUrl,
  portraitFilmUrl,
  portraitPictureUrl,
  portraitWidths,
} from '../../shared/picture';
import { type PictureWords, pictureWords } from '../../shared/schema/picture';
import { upperFirst } from '../../shared/templates';
import { type Format, formats } from './formats';
import { isFrame, widthsFor } from './widths';

/** A picture's master file and metadata. */
export interface PictureMaster {
  path: string;
  picture: Picture;
  /** The focal point, for CSS `object-position`: '50% 60%'. */
  point: string;
  /** Whether media/{name}.json exists. Without this file, alt text and focal point are defaults. */
  described: boolean;
}

/** A film's master file and poster. */
export interface FilmMaster {
  path: string;
  /** The file name without its extension, such as 'aerial'. */
  name: string;
  /** First characters of the file's SHA-256. */
  hash: string;
  poster: Picture;
  /** The poster's focal point, also used for the portrait version. */
  point: string;
}

/** A drawing's master file. */
export interface DrawingMaster {
  path: string;
  /** The file name without its extension, such as 'map'. */
  name: string;
  /** First characters of the file's SHA-256. */
  hash: string;
  /** The width of the drawing's viewBox. */
  width: number;
  height: number;
}

export interface Masters {
  /** Sorted by name, numbers by value: 'pool-2' before 'pool-10'. */
  pictures: readonly PictureMaster[];
  films: readonly FilmMaster[];
  drawings: readonly DrawingMaster[];
  /** Description files without a picture. */
  unusedDescriptions: readonly string[];
}

/** File name extensions of masters. */
export const pictureExtensions = ['.jpg', '.jpeg', '.png'];
const filmExtension = '.mp4';
const drawingExtension = '.svg';
const textExtension = '.json';

const byName = new Intl.Collator('en', { numeric: true }).compare;

/** A default alt text: 'the-enci-king-3' becomes 'The enci king, view 3'. */
function altFromName(name: string): string {
  const [, words = name, view] = /^(.*?)(?:-(\d+))?$/.exec(name) ?? [];
  return `${upperFirst(words.replaceAll('-', ' '))}${view ? `, view ${view}` : ''}`;
}

/** The file name of one rendition in public/media. */
export const renditionFile = (picture: Picture, width: number, format: Format): string =>
  basename(pictureUrl(picture, width, format));

/** The file names of a picture's portrait crop in public/media, with their widths in px. */
export const portraitFiles = (picture: Picture): { width: number; file: string }[] =>
  isFrame(picture.name)
    ? []
    : portraitWidths(picture).map((width) => ({ width, file: basename(portraitPictureUrl(picture, width)) }));

/** The file name of a film in public/media. */
export const filmFile = ({ name, hash }: FilmMaster): string => `${name}-${hash}${filmExtension}`;

/** The file name of a film's portrait version in public/media. */
export const portraitFilmFile = (film: FilmMaster): string => basename(portraitFilmUrl(filmUrl(film)));

export const filmUrl = (film: FilmMaster): string => `/media/${filmFile(film)}`;

/** The file name of a drawing in public/media. */
export const drawingFile = ({ name, hash }: DrawingMaster): string => `${name}-${hash}${drawingExtension}`;

/** The names of all files that belong in public/media. */
export const plannedFiles = ({ pictures, films, drawings }: Masters): string[] => [
  ...pictures.flatMap(({ picture }) =>
    picture.widths.flatMap((width) => formats.map((format) => renditionFile(picture, width, format))),
  ),
  ...pictures.flatMap(({ picture }) => portraitFiles(picture).map(({ file }) => file)),
  ...films.flatMap((film) => [filmFile(film), portraitFilmFile(film)]),
  ...drawings.flatMap((drawing) => {
    const file = drawingFile(drawing);
    return [file, ...Object.values(suffixes).map((suffix) => file + suffix)];
  }),
];

/** Other files in media/: records about the masters, and the wordmark, which is inlined so that CSS can color it. */
export const otherFiles = ['manifest.json', 'fonts.json', 'replaced.json', 'wordmark.svg'];

/**
 * Reads a folder of masters and their descriptions.
 * @throws ContentError if a file name is not valid in a URL, a master is not a file or can't be read, a drawing has no
 *   size, two masters share a name, a film lacks its `{film}-poster` picture, or a text file is invalid
 */
export async function readMasters(folder: string): Promise<Masters> {
  if (!existsSync(folder)) throw new ContentError(['media: the folder is missing']);
  const files = readdirSync(folder)
    .filter((file) => !file.startsWith('.') && !otherFiles.includes(file))
    .toSorted(byName);
  for (const file of files) requireFile(folder, file);
  const pictureFiles = files.filter((file) => pictureExtensions.includes(extname(file).toLowerCase()));
  for (const file of pictureFiles) requireGoodName(file, pictureFiles);
  const pictures = await Promise.all(pictureFiles.map((file) => readPicture(join(folder, file))));

  const films = files
    .filter((file) => extname(file) === filmExtension)
    .map((file): FilmMaster => {
      const name = requireGoodName(
        file,
        files.filter((other) => extname(other) === filmExtension),
      );
      const poster = pictures.find(({ picture }) => picture.name === `${name}-poster`);
      if (!poster) throw new ContentError([`media/${file} has no poster: ${name}-poster.jpg is missing`]);
      const path = join(folder, file);
      return { path, name, hash: hashOf(path), poster: poster.picture, point: poster.point };
    });

  const drawingFiles = files.filter((file) => extname(file) === drawingExtension);
  const drawings = drawingFiles.map((file) => readDrawing(folder, file, drawingFiles));

  const names = new Set(pictures.map(({ picture }) => picture.name));
  const unusedDescriptions = files.filter(
    (file) => extname(file) === textExtension && !names.has(nameOf(file)),
  );
  return { pictures, films, drawings, unusedDescriptions };
}

/** @throws if a master is not a regular file: reading a pipe, for example, would block */
function requireFile(folder: string, file: string) {
  const isMaster = [...pictureExtensions, filmExtension, drawingExtension].includes(
    extname(file).toLowerCase(),
  );
  if (isMaster && !statSync(join(folder, file), { throwIfNoEntry: false })?.isFile())
    throw new ContentError([`media/${file} must be a file`]);
}

function readDrawing(folder: string, file: string, files: readonly string[]): DrawingMaster {
  const name = requireGoodName(file, files);
  const path = join(folder, file);
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(readFileSync(path, 'utf8')) ?? [];
  if (!width || !height) throw new ContentError([`media/${file} has no viewBox such as "0 0 800 1381"`]);
  return { path, name, hash: hashOf(path), width: Number(width), height: Number(height) };
}

/** @throws ContentError if the file is invalid */
async function readWords(path: string): Promise<PictureWords | undefined> {
  if (!existsSync(path)) return undefined;
  const file = `media/${basename(path)}`;
  const errors: string[] = [];
  const text = await readText(path).catch((error: unknown) => {
    if (!(error instanceof FileError)) throw error;
    throw new ContentError([`${file}: ${error.message}`]);
  });
  const input = parseJson(file, text, (error) => errors.push(error));
  const words = input === undefined ? undefined : pictureWords.safeParse(input);
  errors.push(...formatProblems(file, words?.error?.issues ?? [], input));
  if (errors.length > 0) throw new ContentError(errors);
  return words?.data;
}

function requireGoodName(file: string, files: readonly string[]): string {
  const name = nameOf(file);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new ContentError([
      `media/${file} must have a name of lowercase letters, digits, and single hyphens, as in pool-1.jpg`,
    ]);
  }
  const twin = files.find((other) => other !== file && nameOf(other) === name);
  if (twin) throw new ContentError([`media/${file} and media/${twin} have the same name: keep only one`]);
  return name;
}

/** Returns an error handler that throws a ContentError with the reason why a master can't be used. */
export const unusable =
  (path: string) =>
  ({ message }: Error): never => {
    throw new ContentError([`media/${basename(path)} cannot be used (${message.trim()})`]);
  };

/** Reads a picture in media/ and its description. */
async function readPicture(path: string): Promise<PictureMaster> {
  const words = await readWords(join(dirname(path), `${nameOf(path)}${textExtension}`));
  return await planPicture(path, nameOf(path), words).catch(unusable(path));
}

/**
 * Plans the renditions of one master.
 * @param path the master's file
 * @param name the picture's name
 * @param words undefined for a picture without a description
 */
export async function planPicture(
  path: string,
  name: string,
  words: PictureWords | undefined,
): Promise<PictureMaster> {
  // Cameras may store pictures rotated; autoOrient is the upright size.
  const { width, height } = (await sharp(path).metadata()).autoOrient;
  const point = words?.point ?? center;
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

/** The default focal point. */
const center = '50% 50%';

/** The horizontal part of a point, in percent: the position of the portrait crop. */
export const fromLeft = (point: string): number => Number.parseInt(point, 10);

/** Includes the horizontal focal point, which changes the portrait crop, since browsers cache files by name. */
function hashOf(path: string, left = fromLeft(center)): string {
  const hash = createHash('sha256').update(readFileSync(path));
  if (left !== fromLeft(center)) hash.update(`${left}%`);
  return hash.digest('hex').slice(0, 8);
}
