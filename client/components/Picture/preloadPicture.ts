import type { Picture } from '../../../shared/picture';
import { srcSet } from './Picture';

/** Preloads the rendition that a `<Picture>` with the same `sizes` shows. Uses AVIF, as all supported browsers do. */
export function preloadPicture(picture: Picture, sizes: string) {
  const image = new Image();
  image.sizes = sizes;
  image.srcset = srcSet(picture, 'avif');
}
