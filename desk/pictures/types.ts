/** What the desk's page of pictures and the server say to each other. */

import * as z from 'zod';
import type { Picture } from '../../shared/picture';
import type { PictureWords } from '../../shared/schema/picture';

/** A picture with its words and the places that show it. */
export interface DeskPicture extends Picture, PictureWords {
  /** In words: 'Enci King (gallery)'. Empty where nothing shows it. */
  uses: readonly string[];
  /** Whether the site would have an error without it. */
  isNeeded: boolean;
  /** Changes with the picture or its words. */
  version: string;
}

export interface PictureList {
  pictures: readonly DeskPicture[];
  /** Why it is not known what is in use, as a sentence; undefined where it is known. */
  problem?: string | undefined;
}

/** A photograph that was taken in and waits for its name and words. */
export interface Upload {
  id: string;
  /** Size in px, upright. */
  width: number;
  height: number;
  /** What is not ideal about it, as a sentence. */
  advice?: string | undefined;
}

/** A picture as it shall be. */
export const pictureRequest = z.object({
  name: z.string(),
  /** For a new one without a name: the room into whose gallery it goes, by its slug. */
  room: z.string().optional(),
  alt: z.string(),
  point: z.string(),
  /** The photograph; without one the words alone change. */
  upload: z.string().optional(),
  /** The version of the picture that is changed; undefined for a new one. */
  version: z.string().optional(),
});
export type PictureRequest = z.output<typeof pictureRequest>;
