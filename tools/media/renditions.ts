/** Encodes planned files: pictures with sharp, and films with ffmpeg if ffmpeg is installed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { readableByAll, writeDurably } from '../../server/files/durableWrite';
import { portraitShape } from '../../shared/picture';
import { encodeWhole, formats, portraitAvif, thorough } from './formats';
import {
  type FilmMaster,
  filmFile,
  fromLeft,
  type PictureMaster,
  portraitFiles,
  portraitFilmFile,
  renditionFile,
} from './masters';

// Two pictures at a time, one thread each: faster than one picture on two threads.
sharp.concurrency(1);

/** Calls `work` for every item, at most two concurrently. */
export async function twoAtATime<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all([worker(), worker()]);
}

type Encode = () => Promise<void>;

/** Encoders for a picture's renditions that aren't in the folder yet. */
export const missingRenditions = (master: PictureMaster, folder: string, effort = thorough): Encode[] => [
  ...missingWidths(master, folder, effort.whole),
  ...missingPortrait(master, folder, effort.portrait),
];

/** Makes a picture's missing renditions. @returns their number */
export async function makePicture(master: PictureMaster, folder: string): Promise<number> {
  const missing = missingRenditions(master, folder);
  for (const encode of missing) await encode();
  return missing.length;
}

function missingWidths({ path, picture }: PictureMaster, folder: string, effort: number): Encode[] {
  return picture.widths.flatMap((width) =>
    formats
      .map((format) => ({ format, target: join(folder, renditionFile(picture, width, format)) }))
      .filter(({ target }) => !existsSync(target))
      .map(({ format, target }) => async () => {
        const sized = sharp(path).autoOrient().resize({ width });
        await replaceFile(target, await encodeWhole[format](sized, effort).toBuffer());
      }),
  );
}

/** Encoders for the portrait crop, which has the master's height and a position like CSS `object-position`. */
function missingPortrait({ path, picture, point }: PictureMaster, folder: string, effort: number): Encode[] {
  const width = Math.floor(picture.height * portraitShape);
  const left = Math.round(((picture.width - width) * fromLeft(point)) / 100);
  return portraitFiles(picture)
    .map(({ width: sent, file }) => ({ sent, target: join(folder, file) }))
    .filter(({ target }) => !existsSync(target))
    .map(({ sent, target }) => async () => {
      const crop = sharp(path).autoOrient().extract({ left, top: 0, width, height: picture.height });
      await replaceFile(
        target,
        await crop
          .resize({ width: sent })
          .avif({ ...portraitAvif, effort })
          .toBuffer(),
      );
    });
}

/** 'copied': the master was copied, since ffmpeg is not installed. 'kept': the files existed. */
export type FilmOutcome = 'encoded' | 'copied' | 'kept';

/** H.264 without sound. At the maximum bitrate, nine seconds take about 1.6 MB. */
const wholeFilm = '-vf scale=min(1280\\,iw):-2 -crf 24 -maxrate 1300k -bufsize 2600k';

/** The portrait version, 404 px wide. Nine seconds take under 600 KB. */
const portraitFilm = (point: string) =>
  `-vf crop=ih*9/16:ih:(iw-ow)*${Number.parseInt(point, 10) / 100}:0,scale=404:720 -crf 26 -maxrate 480k -bufsize 960k`;

/**
 * Makes a film's two files, which can play while they load.
 * @throws if ffmpeg fails
 */
export async function makeFilm(film: FilmMaster, folder: string): Promise<FilmOutcome> {
  const outcome = await encode(film, join(folder, filmFile(film)), wholeFilm);
  const portrait = await encode(film, join(folder, portraitFilmFile(film)), portraitFilm(film.point));
  return outcome === 'kept' ? portrait : outcome;
}

async function encode({ path }: FilmMaster, target: string, options: string): Promise<FilmOutcome> {
  if (existsSync(target)) return 'kept';
  if (spawnSync('ffmpeg', ['-version']).error) {
    await replaceFile(target, readFileSync(path));
    return 'copied';
  }
  const common = '-an -pix_fmt yuv420p -c:v libx264 -preset slow -movflags +faststart -f mp4';
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  try {
    const draft = join(folder, basename(target));
    const parts = [
      '-y',
      '-loglevel',
      'error',
      '-i',
      path,
      ...options.split(' '),
      ...common.split(' '),
      draft,
    ];
    const run = spawnSync('ffmpeg', parts, { encoding: 'utf8' });
    if (run.status !== 0) throw new Error(`ffmpeg could not encode ${path}: ${run.stderr}`);
    await replaceFile(target, readFileSync(draft));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return 'encoded';
}

/** Writes a file in media/ or a rendition. An interrupted run leaves no partial file. */
export const replaceFile = (target: string, bytes: string | Uint8Array): Promise<void> =>
  writeDurably(dirname(target), [{ name: basename(target), bytes }], { mode: readableByAll });
