import type { Picture } from './picture';

/** The size of social cards in px, as required by link previews. */
export const cardWidth = 1200;
export const cardHeight = 630;

/** The URL of the social card with this picture. `npm run media` makes the files. */
export const cardUrl = ({ name }: Pick<Picture, 'name'>): string => `/cards/${name}.jpg`;
