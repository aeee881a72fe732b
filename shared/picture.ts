/** A picture as `npm run media` made it from its master in media/; the modules in shared/pictures/ hold one each. */
export interface Picture {
  /** The master's file name without its ending, e.g. 'pool-1'; also the class `picture--pool-1` (ground color, crop point). */
  name: string;
  /** What is to be seen, for a guest who does not see it. */
  alt: string;
  /** The master's size in px. */
  width: number;
  height: number;
  /** First characters of the master's SHA-256: part of every file name, so that the files may be kept for a year. */
  hash: string;
  /** Widths in px in which the picture lies in public/media, ascending. */
  widths: readonly number[];
}

/** A picture in a room's gallery, with which room it shows and what. */
export type CaptionedPicture = Picture & { caption?: string };

/** The address of one rendition. */
export const pictureUrl = (picture: Picture, width: number, format: 'avif' | 'webp'): string =>
  `/media/${picture.name}-${picture.hash}-${width}.${format}`;

/** Width to height of the crop that an upright phone gets where a picture fills its screen. */
export const tallShape = 9 / 16;

/** The widest tall crop in px: a larger one costs a phone's guest more than dense pixels under a scrim show. */
const widestTall = 640;

/** The widths in px of a picture's tall crop, ascending: its whole height, and one for phones with plain screens. */
export function tallWidths({ width, height }: Picture): readonly number[] {
  const whole = Math.min(Math.floor(height * tallShape), widestTall);
  return width > height ? [Math.floor(whole * 0.75), whole] : [];
}

/** The address of one rendition of the tall crop. */
export const tallPictureUrl = (picture: Picture, width: number): string =>
  `/media/${picture.name}-${picture.hash}-tall-${width}.avif`;

/** A drawing without words: an SVG file, which is sent as it is. */
export interface Drawing {
  /** Its address, with a hash. */
  url: string;
  /** Its own units, which what lies over it is placed in. */
  width: number;
  height: number;
}

/** A silent loop with the still that stands in for it. */
export interface Film {
  mp4: string;
  poster: Picture;
}
