import type { Picture } from '../../../shared/picture';
import { srcSet, tallMedia, tallSrcSet } from '../Picture/Picture';
import { heroSizes, tallHeroSizes } from './Hero';

/** Fetches the rendition that a <Hero> will show of its picture. Every browser that the site is built for takes AVIF. */
export async function preloadHero(picture: Picture | undefined): Promise<void> {
  if (!picture) return;
  const isTall = matchMedia(tallMedia).matches;
  const image = Object.assign(new Image(), {
    fetchPriority: 'low',
    sizes: isTall ? tallHeroSizes : heroSizes,
    srcset: isTall ? tallSrcSet(picture) : srcSet(picture, 'avif'),
  });
  await image.decode();
}
