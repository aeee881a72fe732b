import type { Picture } from '../../../shared/picture';
import { srcSet } from './Picture';

/** Preloads what a `<Picture>` with the same `sizes` shows. Assumes AVIF, which all supported browsers have. */
export function preloadPicture(picture: Picture, sizes: string) {
  const image = new Image();
  image.sizes = sizes;
  image.srcset = srcSet(picture, 'avif');
}
