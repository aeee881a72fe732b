import type { Picture } from '../../../shared/picture';
import { portraitMedia, portraitSrcSet, srcSet } from '../Picture/Picture';
import { heroSizes, tallHeroSizes } from './Hero';

/** Preloads the rendition that a <Hero> shows. Uses AVIF, which all supported browsers can decode. */
export async function preloadHero(picture: Picture | undefined): Promise<void> {
  if (!picture) return;
  const isTall = matchMedia(portraitMedia).matches;
  const image = Object.assign(new Image(), {
    fetchPriority: 'low',
    sizes: isTall ? tallHeroSizes : heroSizes,
    srcset: isTall ? portraitSrcSet(picture) : srcSet(picture, 'avif'),
  });
  await image.decode();
}
