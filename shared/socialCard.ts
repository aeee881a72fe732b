import type { Picture } from './picture';

/** The size of social cards in px, as required by link previews. */
export const cardWidth = 1200;
export const cardHeight = 630;

/** Returns the URL of the social card that `npm run media` makes from a picture. */
export const cardUrl = ({ name }: Pick<Picture, 'name'>): string => `/cards/${name}.jpg`;
