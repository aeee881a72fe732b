/** Requests and responses of the pictures pages. */
import * as z from 'zod';
import type { Picture } from '../../shared/picture';
import type { PictureWords } from '../../shared/schema/picture';
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
  /** Errors that keep the desk from knowing which pictures are in use. */
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
