/** Takes a photograph in: from bytes of any kind to an upright JPEG without any data of camera or place. */
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { Refusal } from '../content/refusal';
import { createTurns } from '../turns';

/** The largest file that is taken in. */
const mostMegabytes = 40;
const mostBytes = mostMegabytes * 1024 * 1024;

/** As much as the largest cameras have. Decoding one takes half a gigabyte, so they take turns. */
const mostPixels = 105_000_000;
const decoding = createTurns();

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

const kinds = 'JPEG, PNG, WebP or HEIC';
const noHeic =
  'is a HEIC photograph, which this computer cannot open. On the iPhone choose Settings, Camera, Formats, Most Compatible; for this one, open it in Photos or Preview and export it as JPEG';

/** Brands of the ISO base media file format that iPhones and other cameras write (ISO/IEC 23008-12). */
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** What a file is by its first twelve bytes, whatever its name says; undefined for anything but a photograph. */
function kindOf(head: Buffer): 'jpeg' | 'png' | 'webp' | 'heic' | undefined {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  const text = head.toString('latin1');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && heicBrands.includes(text.slice(8, 12))) return 'heic';
  return undefined;
}

/**
 * Writes a body to a file.
 * @throws Refusal where it is longer than the limit; the rest is then read and forgotten, so that the sentence arrives
 */
export async function storeBody(body: Readable, target: string): Promise<void> {
  let bytes = 0;
  await pipeline(
    body,
    async function* upToLimit(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes <= mostBytes) yield chunk;
      }
    },
    createWriteStream(target),
  );
  if (bytes === 0) throw new Refusal(422, 'The file is empty.');
  if (bytes > mostBytes)
    throw new Refusal(
      413,
      `The file is larger than ${mostMegabytes} MB: export it smaller, or choose another.`,
    );
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Makes the master of a photograph: upright, sRGB, without metadata.
 * @param source the file as it came; deleted in any case
 * @param target where the JPEG is written
 * @param label the file's name, for sentences
 * @returns its size in px, and what is not ideal about it
 * @throws Refusal where it is no photograph, or none that can be read
 */
export async function makeMaster(source: string, target: string, label: string) {
  try {
    const kind = kindOf(await headOf(source));
    if (!kind) throw new Refusal(422, `${label} is not a photograph: only ${kinds} can be taken in.`);
    const { width, height } = await decoding(() => decode(source, target, label)).catch((error: Error) => {
      throw unreadable(error, kind, label);
    });
    if (width < leastWidth)
      throw new Refusal(422, `${label} is only ${width} px wide: choose one of at least ${goodWidth} px.`);
    const advice =
      width < goodWidth
        ? `It is ${width} px wide and will look soft on large screens: ${goodWidth} px or more is right.`
        : undefined;
    return { width, height, advice };
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  } finally {
    await rm(source, { force: true });
  }
}

async function decode(source: string, target: string, label: string) {
  const photograph = sharp(source, { limitInputPixels: mostPixels });
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

function unreadable(error: Error, kind: string, label: string): Refusal {
  if (error instanceof Refusal) return error;
  if (kind === 'heic') return new Refusal(422, `${label} ${noHeic}.`);
  if (/pixel limit/i.test(error.message))
    return new Refusal(422, `${label} has more than ${mostPixels / 1e6} megapixels: export it smaller.`);
  return new Refusal(422, `${label} is damaged: export it again, or choose another.`);
}
