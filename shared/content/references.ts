import type { Drawing, Picture } from '../picture';
import type { Place } from '../schema/places';
import type { Room } from '../schema/roomFacts';
import type { View } from '../view';

/** What stands in a file that is invalid: nobody knows whether there is such a thing, so nothing is reported. */
export const unreadable = Symbol('unreadable');

/** Undefined if there is no such thing. */
export type Found<Thing> = Thing | typeof unreadable | undefined;

/** Look-ups of what content names. */
export interface References {
  /** The value of a token: 'roomCount' -> '11'. */
  fact(name: string): Found<string>;
  picture(name: string): Picture | undefined;
  /** The URL of a film. */
  film(name: string): string | undefined;
  drawing(name: string): Drawing | undefined;
  /** A room that guests see. */
  room(slug: string): Found<Room>;
  /** Whether the room is temporarily hidden. */
  isHiddenRoom(slug: string): boolean;
  view(id: string): Found<View>;
  place(id: string): Found<Place>;
  /** Whether a path (without query and anchor) is a page or redirects to one. */
  isInside(path: string): boolean;
}
