/** Picture formats and their quality settings. */
import type { Sharp } from 'sharp';

export const formats = ['avif', 'webp'] as const;

export type Format = (typeof formats)[number];

/** AVIF's encoding effort. Values of `fast` take a quarter of the time, but files are about 5% larger. */
export interface Effort {
  whole: number;
  portrait: number;
}
export const thorough: Effort = { whole: 4, portrait: 6 };
/** The effort for interactive use. */
export const fast: Effort = { whole: 3, portrait: 4 };

/** Encoders for uncropped pictures. */
export const encodeWhole: Record<Format, (sized: Sharp, effort: number) => Sharp> = {
  avif: (sized, effort) => sized.avif({ quality: 50, effort }),
  webp: (sized) => sized.webp({ quality: 74, effort: 5 }),
};

/** Phones show the portrait crop under a scrim, so low quality is enough, which halves the first screen's bytes. */
export const portraitAvif = { quality: 36, chromaSubsampling: '4:2:0' };
