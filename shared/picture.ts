/** A picture that `npm run media` made from its master in media/. */
export interface Picture {
  /** The master's file name without its ending, e.g. 'pool-1'. */
  name: string;
  /** Alternative text. */
  alt: string;
  /** The master's size in px. */
  width: number;
  height: number;
  /** First characters of the master's SHA-256; part of file names, so that caches can keep the files. */
  hash: string;
  /** Widths of its renditions in public/media in px, ascending. */
  widths: readonly number[];
  /** The name of the background color shown while it loads; none for a plan. */
  background?: string;
  /** The focal point for crops, in percent from the left and the top: '50-60'. Default: the middle. */
  position?: string;
}

/** The classes of a picture's background color (client/styles/pictures.css) and crop position (server/pages/hotelStyles.ts). */
export const pictureClasses = ({ background, position }: Picture): string[] => [
  ...(background ? [`picture--${background}`] : []),
  ...(position ? [`picture--at-${position}`] : []),
];

/** A picture in a room's gallery. */
export type CaptionedPicture = Picture & { caption?: string };

/** The URL of one rendition. */
export const pictureUrl = (picture: Picture, width: number, format: 'avif' | 'webp'): string =>
  `/media/${picture.name}-${picture.hash}-${width}.${format}`;

/** Aspect ratio of the portrait crop, for full-screen pictures on phones. */
export const portraitShape = 9 / 16;

/** The widest portrait crop in px; under a scrim, more pixels would make no difference. */
const maxPortraitWidth = 640;

/** The widths of a picture's portrait crop in px, ascending. */
export function portraitWidths({ width, height }: Picture): readonly number[] {
  const whole = Math.min(Math.floor(height * portraitShape), maxPortraitWidth);
  return width > height ? [Math.floor(whole * 0.75), whole] : [];
}

/** The URL of one rendition of the portrait crop. */
export const portraitPictureUrl = (picture: Picture, width: number): string =>
  `/media/${picture.name}-${picture.hash}-tall-${width}.avif`;

/** A drawing without text: an SVG file. */
export interface Drawing {
  /** Contains a hash. */
  url: string;
  /** In its own units, also used for overlays. */
  width: number;
  height: number;
}

/** The URL of a film's portrait version. @param mp4 the film's URL */
export const portraitFilmUrl = (mp4: string): string => mp4.replace(/\.mp4$/, '-tall.mp4');

/** A silent loop with its poster, or only a picture. */
export interface Film {
  mp4?: string;
  poster: Picture;
}

/** An SVG's size and elements as data for React, since the Content Security Policy forbids parsing markup. */
export interface VectorDrawing {
  viewBox: string;
  elements: readonly VectorElement[];
}

export interface VectorElement {
  tag: string;
  /** With React's names: 'strokeWidth'. */
  attributes: Readonly<Record<string, string>>;
  children: readonly VectorElement[];
}
