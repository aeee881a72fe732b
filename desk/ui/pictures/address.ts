import { type Picture, pictureUrl } from '../../../shared/picture';

/** The base address of the server's picture routes. */
export const picturesAddress = '/desk/pictures';

/** The address of a picture for the desk's own pages: the largest rendition up to a width in px. */
export const pictureAddress = (picture: Picture, width: number): string =>
  pictureUrl(picture, picture.widths.findLast((each) => each <= width) ?? picture.widths[0] ?? 0, 'webp');
