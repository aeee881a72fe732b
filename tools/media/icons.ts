/** Generates browser and home screen icons from the hotel's mark, and the web manifest. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ContentError } from '../../shared/content/contentError';
import type { HotelFile } from '../../shared/schema/hotel';
import { readIdentity } from './identity';

/** The hotel's square mark, relative to the hotel's folder. The SVG may use `prefers-color-scheme` for dark mode. */
const markFile = 'media/brand/mark.svg';

const homeScreenIcons = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
];

type Names = Pick<HotelFile, 'brand' | 'fullName' | 'locale'>;

/**
 * Writes the icons and site.webmanifest to public/.
 * @param root the hotel's folder
 * @returns the file names
 * @throws ContentError if brand.json, hotel.json or the mark is invalid
 */
export async function makeIcons(root: string): Promise<string[]> {
  const { brand, site } = await readIdentity(root);
  const { paper, ink } = brand.colors;
  const folder = join(root, 'public');
  const drawing = join(root, markFile);
  if (!existsSync(drawing)) throw new ContentError([`${markFile}: the file is missing`]);
  await bareIcon(drawing, 32).catch(({ message }: Error) => {
    throw new ContentError([`${markFile}: is not a valid drawing (${message.trim()})`]);
  });
  const icons = [{ file: 'apple-touch-icon.png', size: 180 }, ...homeScreenIcons];
  const files = [
    { file: 'favicon.svg', bytes: readFileSync(drawing) },
    ...(await Promise.all(
      icons.map(async ({ file, size }) => ({ file, bytes: await paperIcon(drawing, size, paper.hex) })),
    )),
    { file: 'favicon.ico', bytes: ico(await bareIcon(drawing, 32), 32) },
    { file: 'site.webmanifest', bytes: manifest(site, paper.hex, ink.hex) },
  ];
  for (const { file, bytes } of files) writeFileSync(join(folder, file), bytes);
  return files.map(({ file }) => file);
}

/** A square PNG of the drawing, without a background. */
const bareIcon = (drawing: string, size: number): Promise<Buffer> =>
  sharp(drawing, { density: 600 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/** A square PNG with the drawing centered on a background. The margin is for systems that crop icons to circles. */
async function paperIcon(drawing: string, size: number, paper: string): Promise<Buffer> {
  const margin = Math.round(size * 0.18);
  const mark = await bareIcon(drawing, size - 2 * margin);
  return sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** A PNG in an ICO file: a six-byte header, one directory entry of sixteen bytes, the PNG. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // offset of the PNG
  return Buffer.concat([header, png]);
}

function manifest({ brand, fullName, locale }: Names, paper: string, ink: string): string {
  const icons = homeScreenIcons.map(({ file, size }) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  const content = {
    name: fullName,
    short_name: brand,
    lang: locale.language,
    start_url: '/',
    display: 'browser',
    theme_color: ink,
    background_color: paper,
    icons,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
