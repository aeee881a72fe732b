import { type Picture, pictureUrl } from '../../../shared/picture';

/** Where the desk's server has what it does with pictures. */
export const picturesAddress = '/desk/pictures';

/** The address of a picture for the desk's own pages: the rendition nearest to a width in px from below. */
export const pictureAddress = (picture: Picture, width: number): string =>
  pictureUrl(picture, picture.widths.findLast((each) => each <= width) ?? picture.widths[0] ?? 0, 'webp');
