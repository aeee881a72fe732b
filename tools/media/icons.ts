/** The icons of browsers and home screens, all drawn from public/favicon.svg, and the manifest that lists them. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Site } from '../../shared/content/schemas/site';

const paper = '#FFFDF9';
const ink = '#10233B';

const homeScreenIcons = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
];

type Names = Pick<Site, 'brand' | 'fullName'>;

/** Writes favicon.ico, the PNG icons and site.webmanifest beside favicon.svg; returns the names of the files. */
export async function makeIcons(folder: string, site: Names): Promise<string[]> {
  const drawing = join(folder, 'favicon.svg');
  const icons = [{ file: 'apple-touch-icon.png', size: 180 }, ...homeScreenIcons];
  const files = [
    ...(await Promise.all(
      icons.map(async ({ file, size }) => ({ file, bytes: await paperIcon(drawing, size) })),
    )),
    { file: 'favicon.ico', bytes: ico(await bareIcon(drawing, 32), 32) },
    { file: 'site.webmanifest', bytes: manifest(site) },
  ];
  for (const { file, bytes } of files) writeFileSync(join(folder, file), bytes);
  return files.map(({ file }) => file);
}

/** A square PNG of the drawing as it is, without a ground. */
const bareIcon = (drawing: string, size: number): Promise<Buffer> =>
  sharp(drawing, { density: 600 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/** A square PNG with the drawing in the middle of a paper ground: systems cut such icons round. */
async function paperIcon(drawing: string, size: number): Promise<Buffer> {
  const margin = Math.round(size * 0.18);
  const mark = await bareIcon(drawing, size - 2 * margin);
  return sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** A PNG inside an ICO file: a six-byte header, one directory entry of sixteen bytes, then the PNG as it is. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the PNG begins
  return Buffer.concat([header, png]);
}

function manifest({ brand, fullName }: Names): string {
  const icons = homeScreenIcons.map(({ file, size }) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  const content = {
    name: fullName,
    short_name: brand,
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    theme_color: ink,
    background_color: paper,
    icons,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
