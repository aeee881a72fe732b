import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addresses, type PageAddress } from '../../shared/addresses';
import { cardUrl } from '../../shared/card';
import type { Content } from '../../shared/content/compile';
import type { PlainPage } from '../../shared/content/schemas/pages';
import { pageRow } from '../../shared/pages';
import type { Picture } from '../../shared/picture';
import { roomPath, viewLabel } from '../../shared/room';

/** What is on a page's social card. */
export interface CardPlan {
  /** The page's canonical path. */
  path: PageAddress['path'];
  /** In public/cards. */
  file: string;
  label: string;
  title: string;
  picture: Picture;
}

function pageCard({ path: address, name }: PageAddress, { site, pages }: Content): CardPlan {
  // Pages that no search engine lists have no words for one.
  const { meta } = (pages[name] ?? {}) as Partial<Pick<PlainPage, 'meta'>>;
  return {
    path: address,
    file: path.basename(cardUrl(address)),
    label: `${site.address.city}, California`,
    // A page's label is short enough to be set large; the home page's says nothing of the hotel.
    title: (name === 'home' && meta?.title) || pageRow(name).label,
    picture: meta?.picture ?? site.cardPicture,
  };
}

/** The cards of all pages and rooms. */
export const plannedCards = (content: Content): readonly CardPlan[] => [
  ...addresses.filter(({ name }) => name !== 'room').map((address) => pageCard(address, content)),
  ...content.rooms.map((room) => ({
    path: roomPath(room.slug),
    file: path.basename(cardUrl(roomPath(room.slug))),
    label: viewLabel(room),
    title: room.name,
    picture: room.picture,
  })),
];

/** What a card's looks depend on beside its own words and picture. */
const design = ['Card.tsx', 'card.css'].map((file) => readFileSync(`tools/cards/${file}`, 'utf8')).join();

/** Tells whether a card on disk still says what its page says: kept beside the cards in made.json. */
export const fingerprint = ({ label, title, picture }: CardPlan): string =>
  createHash('sha256')
    .update(JSON.stringify([label, title, picture.name, picture.hash, design]))
    .digest('hex')
    .slice(0, 12);
