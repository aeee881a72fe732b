/** Types shared by the desk's picture pages and the server. */

import * as z from 'zod';
import type { Picture } from '../../shared/picture';
import { type PictureWords, pictureWords } from '../../shared/schema/picture';
import type { OwnerError } from '../content/ownerError';

/** A picture with its description and the places that show it. */
export interface DeskPicture extends Picture, PictureWords {
  /** Where it is shown, in words such as 'Enci King (gallery)'. Empty if nothing shows it. */
  uses: readonly OwnerError[];
  /** Whether the site would have an error without it. */
  isNeeded: boolean;
  /** Changes whenever the picture or its description does. */
  version: string;
}

export interface PictureList {
  pictures: readonly DeskPicture[];
  /** The errors because of which it is unknown which pictures are in use. */
  errors: readonly OwnerError[];
}

/** An uploaded photograph that still needs a name and a description. */
export interface Upload {
  id: string;
  /** Size in px when upright. */
  width: number;
  height: number;
  /** Why it isn't ideal, as a sentence. */
  advice?: string | undefined;
}

/** A request to add or change a picture. */
export const pictureRequest = z.object({
  name: z.string(),
  /** For a new picture without a name: the slug of the room whose gallery it is added to. */
  room: z.string().optional(),
  alt: z.string(),
  point: z.string(),
  /** The id of an uploaded photograph. If omitted, only the description and point change. */
  upload: z.string().optional(),
  /** The version of the picture being changed; undefined for a new one. */
  version: z.string().optional(),
});
export type PictureRequest = z.output<typeof pictureRequest>;

/** Why no picture can be deleted while the content has errors. */
export const usesUnknown = 'We can’t tell which pictures are in use until this is fixed';

/** Limits for photographs: the size of the file in MB, and widths in px, below which they are refused or look soft. */
export const photographLimits = { megabytes: 40, minWidth: 480, goodWidth: 1600 };

/** The formats that every browser and computer can open, for file pickers. An iPhone converts its HEIC files to them. */
export const photographTypes = 'image/jpeg,image/png,image/webp';

const { megabytes, minWidth, goodWidth } = photographLimits;

/** How wide a photograph should be. */
export const widthAdvice = `at least ${minWidth} px wide; ${goodWidth} px or more is best`;

/** What can be uploaded. */
export const photographHelp = `JPEG, PNG or WebP, up to ${megabytes} MB, ${widthAdvice}.`;

/** Why a picture can't have a description, as a sentence. */
export function descriptionError(alt: string): string | undefined {
  const [issue] = pictureWords.shape.alt.safeParse(alt).error?.issues ?? [];
  return issue && `The description ${issue.code === 'too_small' ? 'must not be empty' : issue.message}.`;
}
