/** A picture that `npm run media` made from its master in media/. */
export interface Picture {
  /** The master's file name without its extension: 'pool-1'. */
  name: string;
  /** Alternative text. */
  alt: string;
  /** The master's size in px. */
  width: number;
  height: number;
  /** The first characters of the master's SHA-256. Renditions' names contain it, so caches can keep the files. */
  hash: string;
  /** The widths of the picture's renditions in public/media, in px, ascending. */
  widths: readonly number[];
  /** The name of the background color shown while the picture loads; undefined for a floor plan. */
  background?: string;
  /** The focal point for crops, in percent from the left and the top: '50-60'. Default: the middle. */
  position?: string;
}

/** Returns classes for a picture's background (client/styles/pictures.css) and crop (server/pages/hotelStyles.ts). */
export const pictureClasses = ({ background, position }: Picture): string[] => [
  ...(background ? [`picture--${background}`] : []),
  ...(position ? [`picture--at-${position}`] : []),
];

/** A picture in a room's gallery. */
export type CaptionedPicture = Picture & { caption?: string };

/** Returns the URL of one rendition. */
export const pictureUrl = (picture: Picture, width: number, format: 'avif' | 'webp'): string =>
  `/media/${picture.name}-${picture.hash}-${width}.${format}`;

/** The aspect ratio of the portrait crop, for full-screen pictures on phones. */
export const portraitShape = 9 / 16;

/** The maximum width of a portrait crop, in px. A scrim covers the crop, so more pixels wouldn't be visible. */
const maxPortraitWidth = 640;

/** Returns the widths of a picture's portrait crop, in px, ascending; empty for a portrait picture. */
export function portraitWidths({ width, height }: Picture): readonly number[] {
  const whole = Math.min(Math.floor(height * portraitShape), maxPortraitWidth);
  return width > height ? [Math.floor(whole * 0.75), whole] : [];
}

/** Returns the URL of one rendition of the portrait crop. */
export const portraitPictureUrl = (picture: Picture, width: number): string =>
  `/media/${picture.name}-${picture.hash}-tall-${width}.avif`;

/** An SVG drawing without text. */
export interface Drawing {
  /** The drawing's URL, which contains a hash. */
  url: string;
  /** The drawing's size in its own units. Overlays are positioned in the same units. */
  width: number;
  height: number;
}

/** Returns the URL of a film's portrait version. @param mp4 the film's URL */
export const portraitFilmUrl = (mp4: string): string => mp4.replace(/\.mp4$/, '-tall.mp4');

/** A silent, looping film with its poster, or only a picture. */
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
  /** The attributes, by their names in React, such as 'strokeWidth'. */
  attributes: Readonly<Record<string, string>>;
  children: readonly VectorElement[];
}
