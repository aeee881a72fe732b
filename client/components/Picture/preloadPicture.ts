import type { Picture } from '../../../shared/picture';
import { srcSet } from './Picture';

/** Preloads the rendition that a `<Picture>` with the same `sizes` shows. Assumes AVIF: all supported browsers have it. */
export function preloadPicture(picture: Picture, sizes: string) {
  const image = new Image();
  image.sizes = sizes;
  image.srcset = srcSet(picture, 'avif');
}
