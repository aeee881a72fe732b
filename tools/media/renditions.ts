/** Encodes what the plan asks for: pictures by sharp, films by ffmpeg where it is installed. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { tallShape } from '../../shared/picture';
import {
  type FilmMaster,
  filmFile,
  formats,
  fromLeft,
  type PictureMaster,
  renditionFile,
  tallFiles,
  tallFilmFile,
} from './plan';

// Two pictures at a time, one thread each: faster than one picture on two threads, and it leaves memory alone.
sharp.concurrency(1);

/** Calls `work` for every item, never more than two at once. */
export async function twoAtATime<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all([worker(), worker()]);
}

/** How hard AVIF tries to be small: files made in a hurry are some 5% larger, in a quarter of the time. */
interface Effort {
  whole: number;
  tall: number;
}
const patient: Effort = { whole: 4, tall: 6 };
/** For somebody who waits. */
export const hurried: Effort = { whole: 3, tall: 4 };

const avifQuality = 50;

/** For what fills a phone, on dense pixels and under a scrim: half as much to fetch before the first screen stands. */
const tallAvif = { quality: 36, chromaSubsampling: '4:2:0' };

/** Makes one file. */
type Encode = () => Promise<void>;

/** What of a picture is not in the folder yet. */
export const missingRenditions = (master: PictureMaster, folder: string, effort = patient): Encode[] => [
  ...missingWidths(master, folder, effort.whole),
  ...missingTall(master, folder, effort.tall),
];

/** Makes the renditions of a picture that are not in the folder yet, and says how many those were. */
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
        const encoded =
          format === 'avif'
            ? sized.avif({ quality: avifQuality, effort })
            : sized.webp({ quality: 74, effort: 5 });
        await whole(target, (draft) => encoded.toFile(draft));
      }),
  );
}

/** The crop for upright phones: as high as the master, its point where CSS `object-position` would have it. */
function missingTall({ path, picture, point }: PictureMaster, folder: string, effort: number): Encode[] {
  const width = Math.floor(picture.height * tallShape);
  const left = Math.round(((picture.width - width) * fromLeft(point)) / 100);
  return tallFiles(picture)
    .map(({ width: sent, file }) => ({ sent, target: join(folder, file) }))
    .filter(({ target }) => !existsSync(target))
    .map(({ sent, target }) => async () => {
      const crop = sharp(path).autoOrient().extract({ left, top: 0, width, height: picture.height });
      await whole(target, (draft) =>
        crop
          .resize({ width: sent })
          .avif({ ...tallAvif, effort })
          .toFile(draft),
      );
    });
}

/**
 * The color that stands in a picture's place until it comes, as '#0a4b8c': its average, a little brighter and fuller,
 * because averages turn gray. (The most frequent color is often that of a wall or a railing and jumps between frames.)
 */
export async function groundOf({ path }: PictureMaster): Promise<string> {
  const average = await sharp(path)
    .flatten()
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const pixel = await sharp(average).modulate({ saturation: 1.3, brightness: 1.06 }).raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

/** What became of a film: encoded for the web, copied because there is no ffmpeg, or there already. */
export type FilmOutcome = 'encoded' | 'copied' | 'kept';

/** H.264 without sound; its rate is capped, so that nine seconds stay near 1.6 MB. */
const wholeFilm = '-vf scale=min(1280\\,iw):-2 -crf 24 -maxrate 1300k -bufsize 2600k';

/** What an upright phone shows of it, 404 px wide: nine seconds stay under 600 KB. */
const tallFilm = (point: string) =>
  `-vf crop=ih*9/16:ih:(iw-ow)*${Number.parseInt(point, 10) / 100}:0,scale=404:720 -crf 26 -maxrate 480k -bufsize 960k`;

/**
 * Makes a film's two files, playable while they load. AV1 would save a third of the tall one: docs/speed.md#what-did-not
 * @throws if ffmpeg is there and fails
 */
export async function makeFilm(film: FilmMaster, folder: string): Promise<FilmOutcome> {
  const outcome = await encode(film, join(folder, filmFile(film)), wholeFilm);
  const tall = await encode(film, join(folder, tallFilmFile(film)), tallFilm(film.point));
  return outcome === 'kept' ? tall : outcome;
}

async function encode({ path }: FilmMaster, target: string, options: string): Promise<FilmOutcome> {
  if (existsSync(target)) return 'kept';
  if (spawnSync('ffmpeg', ['-version']).error) {
    await whole(target, (draft) => copyFileSync(path, draft));
    return 'copied';
  }
  const common = '-an -pix_fmt yuv420p -c:v libx264 -preset slow -movflags +faststart -f mp4';
  await whole(target, (draft) => {
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
  });
  return 'encoded';
}

/** Writes beside the target and renames, so that an interrupted run leaves no half file under a good name. */
async function whole(target: string, write: (draft: string) => unknown) {
  const draft = `${target}.part`;
  await write(draft);
  renameSync(draft, target);
}
