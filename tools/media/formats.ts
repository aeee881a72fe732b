/** Picture formats and their quality settings. */
import type { Sharp } from 'sharp';

export const formats = ['avif', 'webp'] as const;

export type Format = (typeof formats)[number];

/** AVIF's effort: lower values take a quarter of the time, but files are about 5% larger. */
export interface Effort {
  whole: number;
  portrait: number;
}
export const thorough: Effort = { whole: 4, portrait: 6 };
/** For interactive use. */
export const fast: Effort = { whole: 3, portrait: 4 };

/** Encoders for uncropped pictures. */
export const encodeWhole: Record<Format, (sized: Sharp, effort: number) => Sharp> = {
  avif: (sized, effort) => sized.avif({ quality: 50, effort }),
  webp: (sized) => sized.webp({ quality: 74, effort: 5 }),
};

/** Low quality is enough for the portrait crop, shown under a scrim on phones. It halves the first screen's bytes. */
export const portraitAvif = { quality: 36, chromaSubsampling: '4:2:0' };
