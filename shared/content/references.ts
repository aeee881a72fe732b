import type { Drawing, Picture } from '../picture';
import type { Place } from '../schema/places';
import type { Room } from '../schema/roomFacts';
import type { View } from '../view';

/** Look-ups of facts, pictures, rooms, places and addresses; undefined for unknown names. */
export interface References {
  /** False if a file with faults lacks facts: texts with their tokens are then incomplete. */
  isWhole(): boolean;
  /** The value of a token: 'roomCount' -> '11'. */
  fact(name: string): string | undefined;
  picture(name: string): Picture | undefined;
  /** The URL of a film. */
  film(name: string): string | undefined;
  drawing(name: string): Drawing | undefined;
  room(slug: string): Room | undefined;
  /** Whether the room is temporarily hidden. */
  isHiddenRoom(slug: string): boolean;
  view(id: string): View | undefined;
  place(id: string): Place | undefined;
  /** Whether a path (without query and anchor) is a page or redirects to one. */
  isInside(path: string): boolean;
}
