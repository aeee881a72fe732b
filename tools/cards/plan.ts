import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { wordmarkFile } from '../../server/content/wordmark';
import type { Content } from '../../shared/content/compile';
import {
  type CanonicalPath,
  offerPath,
  type PageName,
  type PagePath,
  pagesByPath,
  roomPath,
} from '../../shared/pages';
import type { Picture } from '../../shared/picture';
import type { PlainPage } from '../../shared/schema/pages';
import { cardUrl } from '../../shared/socialCard';

/** The content of a page's social card. */
export interface CardPlan {
  /** The page's canonical path. */
  path: CanonicalPath;
  /** In public/cards. */
  file: string;
  label: string;
  title: string;
  picture: Picture;
}

function pageCard(address: PagePath, name: PageName, { hotel, pages, ui }: Content): CardPlan {
  // Some pages that aren't indexed have no `meta`.
  const { meta } = (pages[name] ?? {}) as Partial<Pick<PlainPage, 'meta'>>;
  return {
    path: address,
    file: path.basename(cardUrl(address)),
    label: `${hotel.address.city}, ${hotel.address.region}`,
    // Labels are short enough for large type; home's label says nothing about the hotel.
    title: (name === 'home' && meta?.title) || ui.pages[name],
    picture: meta?.picture ?? hotel.cardPicture,
  };
}

/** The cards for all pages, rooms, and offers. */
export const plannedCards = (content: Content): readonly CardPlan[] => [
  ...[...pagesByPath]
    .filter(([, name]) => !content.hiddenPages.includes(name))
    .map(([address, name]) => pageCard(address as PagePath, name, content)),
  ...content.rooms.map((room) => ({
    path: roomPath(room.slug),
    file: path.basename(cardUrl(roomPath(room.slug))),
    label: room.view.name,
    title: room.name,
    picture: room.picture,
  })),
  ...content.offers.map((offer) => ({
    path: offerPath(offer.id),
    file: path.basename(cardUrl(offerPath(offer.id))),
    label: content.ui.pages.offer,
    title: offer.title,
    picture: offer.picture,
  })),
];

/** The inputs for a hotel's cards besides texts and pictures. @param root the hotel's folder */
const designOf = (root: string) =>
  [
    'tools/cards/Card.tsx',
    'tools/cards/card.css',
    path.join(root, 'content/brand.json'),
    path.join(root, wordmarkFile),
  ]
    .map((file) => readFileSync(file, 'utf8'))
    .join();

/** A hash of a card's inputs, stored in the file as a comment to detect changes. @param root the hotel's folder */
export const fingerprint = (root: string, { label, title, picture }: CardPlan): string =>
  createHash('sha256')
    .update(JSON.stringify([label, title, picture.name, picture.hash, picture.position, designOf(root)]))
    .digest('hex')
    .slice(0, 12);

/** JPEG markers: start of image, comment (ITU-T T.81, B.1.1.3). */
const start = Buffer.from([0xff, 0xd8]);
const comment = Buffer.from([0xff, 0xfe]);

/** A JPEG with a comment as its first segment. */
export function withComment(jpeg: Buffer, text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(length.length + text.length);
  return Buffer.concat([start, comment, length, Buffer.from(text, 'latin1'), jpeg.subarray(start.length)]);
}

/** The comment at the start of a JPEG; empty if there is none. */
function commentOf(jpeg: Buffer): string {
  const text = start.length + comment.length + 2;
  if (!jpeg.subarray(start.length, start.length + comment.length).equals(comment)) return '';
  return jpeg.toString('latin1', text, text - 2 + jpeg.readUInt16BE(text - 2));
}

/** Relative to the hotel's folder. */
export const cardsFolder = 'public/cards';

/** Whether a card is missing, or its text, picture or design has changed. @param root the hotel's folder */
export function isStale(root: string, card: CardPlan): boolean {
  const file = path.join(root, cardsFolder, card.file);
  return !existsSync(file) || commentOf(readFileSync(file)) !== fingerprint(root, card);
}
