import type { CanonicalPath } from './pages';

/** The size of social cards in px, as required by link previews. */
export const cardWidth = 1200;
export const cardHeight = 630;

/** The URL of a page's social card, named after the path or the room's slug. `npm run media` makes the files. */
export const cardUrl = (path: CanonicalPath): string =>
  `/cards/${path.replace('/room/', '').split('/').filter(Boolean).join('-') || 'home'}.jpg`;
