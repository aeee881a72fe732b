/** Requests and responses of the pictures pages. */
import * as z from 'zod';
import type { Picture } from '../../shared/picture';
import type { PictureWords } from '../../shared/schema/picture';
import type { OwnerError } from '../content/ownerError';

/** A picture with its description, and the fields and galleries that show the picture. */
export interface DeskPicture extends Picture, PictureWords {
  /** The fields and galleries that show the picture, in words such as 'Enci King (gallery)'. */
  uses: readonly OwnerError[];
  /** Whether the site would have an error without the picture. */
  isNeeded: boolean;
  /** A string that changes whenever the picture or its description changes. */
  version: string;
}

export interface PictureList {
  pictures: readonly DeskPicture[];
  /** Errors in the content. Until they are fixed, the list of pictures in use may be incomplete. */
  errors: readonly OwnerError[];
}

/** An uploaded photograph that still needs a name and a description. */
export interface Upload {
  id: string;
  /** Size in px when upright. */
  width: number;
  height: number;
  /** A sentence for the owner if the photograph isn't ideal. */
  advice?: string | undefined;
}

/** A request to add or change a picture. */
export const pictureRequest = z.object({
  name: z.string(),
  /** For a new picture without a name: the slug of the room whose gallery the picture is added to. */
  room: z.string().optional(),
  alt: z.string(),
  point: z.string(),
  /** The id of an uploaded photograph. If omitted, only the description and point of interest change. */
  upload: z.string().optional(),
  /** The version of the picture being changed; undefined for a new picture. */
  version: z.string().optional(),
});
export type PictureRequest = z.output<typeof pictureRequest>;

/** Why no picture can be deleted while the content has errors. */
export const usesUnknown = 'We can’t tell which pictures are in use until this is fixed';
