import type { Drawing, Picture } from '../picture';
import type { Place } from '../schema/places';
import type { Room } from '../schema/roomFacts';
import type { View } from '../schema/views';

/** Thrown by whatever needs an invalid file: its own errors are reported, and no others follow from it. */
export const unreadable = new Error('made of an invalid file');

/** What is made; undefined if that needs an invalid file. */
export function readable<Value>(make: () => Value): Value | undefined {
  try {
    return make();
  } catch (error) {
    if (error !== unreadable) throw error;
    return undefined;
  }
}

/** Makes a value when it is first needed, and throws the same error each time. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | { error: unknown } | undefined;
  return () => {
    try {
      made ??= { value: make() };
    } catch (error) {
      made = { error };
    }
    if ('error' in made) throw made.error;
    return made.value;
  };
}

/** Look-ups of what content names: undefined if there is no such thing. They throw `unreadable` if its file is invalid. */
export interface References {
  /** The value of a token: 'roomCount' -> '11'. */
  fact(name: string): string | undefined;
  picture(name: string): Picture | undefined;
  /** The URL of a film. */
  film(name: string): string | undefined;
  drawing(name: string): Drawing | undefined;
  /** A room that guests see. */
  room(slug: string): Room | undefined;
  /** Whether the room is temporarily hidden. */
  isHiddenRoom(slug: string): boolean;
  view(id: string): View | undefined;
  place(id: string): Place | undefined;
  /** Whether a path (without query and anchor) is a page or redirects to one. */
  isInside(path: string): boolean;
}
