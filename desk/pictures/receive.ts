/** Takes a photograph in: from bytes of any kind to an upright JPEG without any data of camera or place. */
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Request, type Response, raw } from 'express';
import sharp from 'sharp';
import { Refusal } from '../content/refusal';

/** The largest file that is taken in. */
const mostMegabytes = 40;
const mostBytes = mostMegabytes * 1024 * 1024;

/** As much as the largest cameras have. */
const mostPixels = 105_000_000;

/** How many times as long as the other a side may be: no frame of the site shows more of it. */
const mostProportion = 4;

/** Masters keep what a larger rendition of later years may need: the longer side in px. */
const longestSide = 3200;
const masterQuality = 90;

/** Narrower pictures are refused, and those below the width of the largest rendition are advised against, in px. */
const leastWidth = 480;
const goodWidth = 1600;

/** What transparent parts become: the paper of the pages. */
const paper = '#fffdf9';

const noHeic =
  'is a HEIC photograph, which this computer cannot open. On the iPhone choose Settings, Camera, Formats, Most Compatible; for this one, open it in Photos or Preview and export it as JPEG';

/** What photographs begin with. Of HEIC: the brands that iPhones and other cameras write (ISO/IEC 23008-12). */
const starts = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG/,
  webp: /^RIFF.{4}WEBP/s,
  heic: /^.{4}ftyp(?:heic|heix|hevc|hevx|heim|heis|mif1|msf1)/s,
};

const readBody = promisify(raw({ type: () => true, limit: mostBytes, inflate: false }));

/** The bytes of a body. @throws Refusal where there are none, or too many */
export async function bytesIn(req: Request, res: Response): Promise<Buffer> {
  await readBody(req, res).catch((error: Error & { status?: number }) => {
    if (error.status !== 413) throw error;
    throw new Refusal(
      413,
      `The file is larger than ${mostMegabytes} MB: export it smaller, or choose another.`,
    );
  });
  if (!Buffer.isBuffer(req.body) || req.body.length === 0) throw new Refusal(422, 'The file is empty.');
  return req.body;
}

/**
 * Makes the master of a photograph: upright, sRGB, without metadata.
 * @param target where the JPEG is written
 * @param label the file's name, for sentences
 * @returns its size in px, and what is not ideal about it
 * @throws Refusal where it is no photograph, or none that can be read
 */
export async function makeMaster(bytes: Buffer, target: string, label: string) {
  const head = bytes.toString('latin1', 0, 12);
  if (!Object.values(starts).some((start) => start.test(head)))
    throw new Refusal(422, `${label} is not a photograph: only JPEG, PNG, WebP or HEIC can be taken in.`);
  try {
    const { width, height } = await decode(bytes, target, label);
    if (width < leastWidth)
      throw new Refusal(422, `${label} is only ${width} px wide: choose one of at least ${goodWidth} px.`);
    const advice =
      width < goodWidth
        ? `It is ${width} px wide and will look soft on large screens: ${goodWidth} px or more is right.`
        : undefined;
    return { width, height, advice };
  } catch (error) {
    await rm(target, { force: true });
    if (error instanceof Refusal) throw error;
    if (starts.heic.test(head)) throw new Refusal(422, `${label} ${noHeic}.`);
    throw new Refusal(
      422,
      /pixel limit/i.test(String(error))
        ? `${label} has more than ${mostPixels / 1e6} megapixels: export it smaller.`
        : `${label} is damaged: export it again, or choose another.`,
    );
  }
}

async function decode(bytes: Buffer, target: string, label: string) {
  const photograph = sharp(bytes, { limitInputPixels: mostPixels });
  const { width, height } = await photograph.metadata();
  if (Math.max(width, height) > mostProportion * Math.min(width, height))
    throw new Refusal(422, `${label} is ${width} by ${height} px: choose one that is less long and narrow.`);
  return photograph
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: paper })
    .toColourspace('srgb')
    .jpeg({ quality: masterQuality })
    .toFile(target);
}
