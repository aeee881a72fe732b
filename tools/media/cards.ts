/** Generates social cards: a page's picture with the hotel's wordmark over it. */
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { wordmarkFile } from '../../server/content/wordmark';
import { readText } from '../../server/files/hotelFiles';
import type { Content } from '../../shared/content/content';
import type { Picture } from '../../shared/picture';
import type { PlainPage } from '../../shared/schema/pages';
import { cardHeight, cardUrl, cardWidth } from '../../shared/socialCard';
import type { Masters, PictureMaster } from './masters';
import { replaceFile, twoAtATime } from './renditions';

/** The folder for cards, relative to the hotel's folder. */
const cardsFolder = 'public/cards';

const jpeg = { quality: 76, mozjpeg: true };

/** The wordmark's height and its distance from the bottom left corner, in px. */
const signHeight = 64;
const margin = 56;

/** The distinct pictures of all pages that guests can share. */
export function cardPictures({ hotel, pages, customPages, rooms, offers }: Content): Picture[] {
  const pagePictures = Object.values(pages).map(
    (page) => (page as Partial<PlainPage> | undefined)?.meta?.picture,
  );
  const banners = Object.values(customPages).map(({ banner }) => banner);
  const others = [...rooms, ...offers].map(({ picture }) => picture);
  const all = [hotel.cardPicture, ...pagePictures, ...banners, ...others].filter(
    (picture) => picture !== undefined,
  );
  return [...new Map(all.map((picture) => [picture.name, picture])).values()];
}

/** The file name of a picture's card. */
export const cardFile = (picture: Picture): string => path.basename(cardUrl(picture));

/**
 * Makes the cards of a hotel's pages.
 * @param root the hotel's folder
 * @returns the file names of all cards
 */
export async function makeCards(root: string, content: Content, masters: Masters): Promise<string[]> {
  const names = new Set(cardPictures(content).map(({ name }) => name));
  const used = masters.pictures.filter(({ picture }) => names.has(picture.name));
  const folder = path.join(root, cardsFolder);
  mkdirSync(folder, { recursive: true });
  const overlay = await overlayOf(root, content);
  await twoAtATime(used, async (master) => {
    const card = cropped(master).composite(overlay).jpeg(jpeg);
    await replaceFile(path.join(folder, cardFile(master.picture)), await card.toBuffer());
  });
  const files = used.map(({ picture }) => cardFile(picture));
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  console.log(`${cardsFolder}: ${files.length} cards, ${(bytes / 1e6).toFixed(1)} MB`);
  return files;
}

/** Crops a picture to a card's size, around the focal point. */
function cropped({ path: file, picture, point }: PictureMaster) {
  const scale = Math.min(picture.width / cardWidth, picture.height / cardHeight);
  const width = Math.floor(cardWidth * scale);
  const height = Math.floor(cardHeight * scale);
  const [x = 50, y = 50] = point.split(' ').map(Number.parseFloat);
  const left = Math.round(((picture.width - width) * x) / 100);
  const top = Math.round(((picture.height - height) * y) / 100);
  return sharp(file).autoOrient().extract({ left, top, width, height }).resize(cardWidth, cardHeight);
}

/** The wordmark in the brand's light color, above a dark gradient that keeps the wordmark legible on any picture. */
async function overlayOf(root: string, { brand }: Content) {
  const { ink, paper } = brand.colors;
  const hexByRole = new Map(Object.entries(brand.colors).map(([role, { hex }]) => [role, hex]));
  const scrim = `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">
    <linearGradient id="scrim" x2="0" y2="1">
      <stop offset="0.55" stop-color="${ink.hex}" stop-opacity="0"/>
      <stop offset="1" stop-color="${ink.hex}" stop-opacity="0.75"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#scrim)"/>
  </svg>`;
  const drawing = (await readText(path.join(root, wordmarkFile)))
    .replace('<svg', `<svg color="${paper.hex}"`)
    // Unlike browsers, sharp doesn't know the site's CSS variables.
    .replaceAll(/var\(--([\w-]+)[^)]*\)/g, (_, role) => hexByRole.get(role) ?? paper.hex);
  const sign = await sharp(Buffer.from(drawing), { density: 600 })
    .resize({ height: signHeight })
    .png()
    .toBuffer();
  return [
    { input: Buffer.from(scrim) },
    { input: sign, left: margin, top: cardHeight - margin - signHeight },
  ];
}
