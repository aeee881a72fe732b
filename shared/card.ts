import type { PagePath, RoomPath } from './pages';

/** The size of every social card in px, as link previews ask for it. */
export const cardWidth = 1200;
export const cardHeight = 630;

/** The address of a page's social card, named like the last part of its path; `npm run media` makes the files. */
export const cardUrl = (path: PagePath | RoomPath): string =>
  `/cards/${path.split('/').filter(Boolean).at(-1) ?? 'home'}.jpg`;
