/**
 * What `npm run media` makes of each master, worked out before anything is encoded (DESIGN 5, Pictures and video).
 * The test of the results reads the same plan.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import { type Picture, pictureUrl, tallPictureUrl, tallWidths } from '../../shared/picture';
import { type RoomSlug, roomSlugs } from '../../shared/roomSlugs';

/** A picture's master file, with what the pages need to know of it. */
export interface PictureMaster {
  /** The file's path. */
  path: string;
  picture: Picture;
  /** Where the point of the picture lies when a frame crops it, for CSS `object-position`: '50% 60%'. */
  point: string;
  /** Whether media/captions.json describes it; if not, alt text and point are made up from its name. */
  captioned: boolean;
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

export interface Masters {
  /** Sorted by name, numbers by value: 'pool-2' before 'pool-10'. */
  pictures: readonly PictureMaster[];
  films: readonly FilmMaster[];
  /** Names in media/captions.json that no picture carries. */
  unusedCaptions: readonly string[];
}

export const formats = ['avif', 'webp'] as const;

const pictureEndings = ['.jpg', '.jpeg', '.png'];
const filmEnding = '.mp4';

const captionsSchema = z.record(
  z.string(),
  z.strictObject({
    alt: z.string().trim().min(1),
    point: z.string().regex(/^\d{1,3}% \d{1,3}%$/, 'write it as "50% 60%": from the left, from the top'),
  }),
);

type Captions = z.infer<typeof captionsSchema>;

const byName = new Intl.Collator('en', { numeric: true }).compare;

/** The widths in px that a picture is made in: a fixed ladder, and the master's own width where it ends early. */
export function widthsFor(name: string, masterWidth: number): number[] {
  const ladder = isFrame(name)
    ? [640, 960, 1200]
    : [160, 240, 320, 480, 640, 960, 1280, 1600, ...(name.endsWith('-poster') ? [1920] : [])];
  const fitting = ladder.filter((width) => width <= masterWidth);
  return fitting.length < ladder.length && !fitting.includes(masterWidth)
    ? [...fitting, masterWidth]
    : fitting;
}

/** An alt text for a picture that nobody has described yet: 'the-enci-king-3' becomes 'The Enci King, view 3'. */
export function altFromName(name: string): string {
  const slug = roomSlugs.find((candidate) => roomPictureNumber(candidate, name) !== undefined);
  if (!slug) return capitalize(name.replaceAll('-', ' '));
  const words = slug.split('-').map((word) => (word === 'with' ? word : capitalize(word)));
  return `${words.join(' ')}, view ${roomPictureNumber(slug, name)}`;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function roomPictureNumber(slug: RoomSlug, name: string): number | undefined {
  const rest = name.startsWith(`${slug}-`) ? name.slice(slug.length + 1) : '';
  return /^\d+$/.test(rest) ? Number(rest) : undefined;
}

/**
 * A room's own pictures, `{slug}-1` first.
 * @throws if there is none: every room page needs its hero
 */
export function roomPictures(slug: RoomSlug, pictures: readonly Picture[]): readonly Picture[] {
  const own = pictures.filter(({ name }) => roomPictureNumber(slug, name) !== undefined);
  if (own.length === 0) throw new Error(`The room ${slug} has no picture: media/${slug}-1.jpg is missing.`);
  return own.toSorted((one, other) => byName(one.name, other.name));
}

/** The file name of one rendition inside public/media. */
export const renditionFile = (picture: Picture, width: number, format: (typeof formats)[number]): string =>
  basename(pictureUrl(picture, width, format));

/** Frames of the 360 viewer never fill a phone's screen. */
const isFrame = (name: string) => name.startsWith('room-360-');

/** The file names of a picture's tall crop inside public/media, with their widths in px. */
export const tallFiles = (picture: Picture): { width: number; file: string }[] =>
  isFrame(picture.name)
    ? []
    : tallWidths(picture).map((width) => ({ width, file: basename(tallPictureUrl(picture, width)) }));

/** The file name of a film inside public/media. */
export const filmFile = ({ name, hash }: FilmMaster): string => `${name}-${hash}${filmEnding}`;

/** Every file name that belongs into public/media. */
export const plannedFiles = ({ pictures, films }: Masters): string[] => [
  ...pictures.flatMap(({ picture }) =>
    picture.widths.flatMap((width) => formats.map((format) => renditionFile(picture, width, format))),
  ),
  ...pictures.flatMap(({ picture }) => tallFiles(picture).map(({ file }) => file)),
  ...films.map(filmFile),
];

/**
 * Reads a folder of masters and its captions.json.
 * @throws if a file name would not do in an address, if two masters share a name, if a film lacks its
 *   `{film}-poster` picture, or if captions.json is not as described in its schema
 */
export async function readMasters(folder: string): Promise<Masters> {
  const captionsPath = join(folder, 'captions.json');
  const captions = existsSync(captionsPath) ? parseCaptions(readFileSync(captionsPath, 'utf8')) : {};
  const files = readdirSync(folder).toSorted(byName);

  const pictureFiles = files.filter((file) => pictureEndings.includes(extname(file).toLowerCase()));
  for (const file of pictureFiles) requireGoodName(file, pictureFiles);
  const pictures = await Promise.all(pictureFiles.map((file) => readPicture(join(folder, file), captions)));

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

  const names = new Set(pictures.map(({ picture }) => picture.name));
  return { pictures, films, unusedCaptions: Object.keys(captions).filter((name) => !names.has(name)) };
}

function parseCaptions(text: string): Captions {
  const captions = captionsSchema.safeParse(JSON.parse(text));
  if (!captions.success) throw new Error(`media/captions.json: ${z.prettifyError(captions.error)}`);
  return captions.data;
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

async function readPicture(path: string, captions: Captions): Promise<PictureMaster> {
  const name = nameOf(path);
  // A camera may store a picture lying on its side; autoOrient is its size once upright.
  const { width, height } = (await sharp(path).metadata()).autoOrient;
  const caption = captions[name];
  return {
    path,
    picture: {
      name,
      alt: caption?.alt ?? altFromName(name),
      width,
      height,
      hash: hashOf(path),
      widths: widthsFor(name, width),
    },
    point: caption?.point ?? '50% 50%',
    captioned: caption !== undefined,
  };
}

const nameOf = (path: string): string => basename(path, extname(path));

const hashOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8);
