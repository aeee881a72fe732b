import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cardUrl } from '../../shared/card';
import { about } from '../../shared/content/about';
import { careers } from '../../shared/content/careers';
import { contact } from '../../shared/content/contact';
import { doNotSellPage } from '../../shared/content/do-not-sell';
import { gallery } from '../../shared/content/gallery';
import { groups } from '../../shared/content/groups';
import { home } from '../../shared/content/home';
import { neighborhood } from '../../shared/content/neighborhood';
import { optOutPage } from '../../shared/content/opt-out';
import { privacyPage } from '../../shared/content/privacy';
import { viewLabel } from '../../shared/content/room';
import { rooms } from '../../shared/content/rooms';
import { roomsPage } from '../../shared/content/rooms-page';
import { termsPage } from '../../shared/content/terms';
import type { Picture } from '../../shared/picture';
import exterior from '../../shared/pictures/exterior-dusk';
import lineup from '../../shared/pictures/lineup-poster';
import { type PageId, pages, roomPath } from '../../shared/routes';
import { site } from '../../shared/site';

/** What stands on a page's social card. */
export interface CardPlan {
  /** The page's canonical path. */
  path: (typeof pages)[PageId]['path'] | ReturnType<typeof roomPath>;
  /** In public/cards. */
  file: string;
  label: string;
  title: string;
  picture: Picture;
}

/** Title and picture of every page but the rooms. */
const pageCards: Record<PageId, { title: string; picture: Picture }> = {
  home: { title: home.meta.title, picture: exterior },
  rooms: { title: roomsPage.meta.title, picture: lineup },
  gallery: { title: gallery.meta.title, picture: gallery.hero.picture },
  groups: { title: groups.meta.title, picture: groups.hero.picture },
  neighborhood: { title: neighborhood.meta.title, picture: neighborhood.hero.picture },
  about: { title: about.meta.title, picture: about.hero.picture },
  contact: { title: contact.meta.title, picture: exterior },
  privacy: { title: privacyPage.meta.title, picture: exterior },
  terms: { title: termsPage.meta.title, picture: exterior },
  doNotSell: { title: doNotSellPage.meta.title, picture: exterior },
  optOut: { title: optOutPage.meta.title, picture: exterior },
  careers: { title: careers.meta.title, picture: careers.hero.picture },
  styleGuide: { title: pages.styleGuide.label, picture: exterior },
  testNav: { title: pages.testNav.label, picture: exterior },
};

const fileOf = (each: CardPlan['path']) => path.basename(cardUrl(each));

/** The cards of all pages and rooms. */
export const cards: readonly CardPlan[] = [
  ...Object.entries(pages).map(([id, { path }]) => ({
    path,
    file: fileOf(path),
    label: `${site.address.city}, California`,
    ...pageCards[id as PageId],
  })),
  ...rooms.map((room) => ({
    path: roomPath(room.slug),
    file: fileOf(roomPath(room.slug)),
    label: viewLabel(room),
    title: room.name,
    picture: room.picture,
  })),
];

/** What a card's looks depend on beside its own words and picture. */
const design = ['Card.tsx', 'card.css'].map((file) => readFileSync(`scripts/cards/${file}`, 'utf8')).join();

/** Tells whether a card on disk still says what its page says: kept beside the cards in made.json. */
export const fingerprint = ({ label, title, picture }: CardPlan): string =>
  createHash('sha256')
    .update(JSON.stringify([label, title, picture.name, picture.hash, design]))
    .digest('hex')
    .slice(0, 12);
