import type { Picture } from '../../../shared/picture';
import { srcSet } from './Picture';

/**
 * Fetches the rendition that a `<Picture>` with the same `sizes` will show, so that it is there when it is wanted.
 * Every browser that the site is built for takes AVIF.
 */
export function preloadPicture(picture: Picture, sizes: string) {
  const image = new Image();
  image.sizes = sizes;
  image.srcset = srcSet(picture, 'avif');
}
