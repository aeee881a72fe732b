import type { Drawing, Picture } from '../picture';
import type { Place } from '../schema/places';
import type { Room } from '../schema/roomFacts';
import type { View } from '../schema/views';

/** Thrown by anything that needs an invalid file, so that only the file's own errors are reported. */
export const unreadableError = new Error('made of an invalid file');

/** Makes a value; undefined if that requires an invalid file. */
export function tryRead<Value>(make: () => Value): Value | undefined {
  try {
    return make();
  } catch (error) {
    if (error !== unreadableError) throw error;
    return undefined;
  }
}

/** Makes a value when it is first needed. If that fails, every call throws the same error. */
export function once<Value>(make: () => Value): () => Value {
  let result: { value: Value } | { error: unknown } | undefined;
  return () => {
    try {
      result ??= { value: make() };
    } catch (error) {
      result = { error };
    }
    if ('error' in result) throw result.error;
    return result.value;
  };
}

/** Lookups for names in content. Unknown names give undefined; if the file is invalid, they throw `unreadableError`. */
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
  isInternal(path: string): boolean;
  /** Whether a path is a page that the hotel hides. */
  isHiddenPage(path: string): boolean;
}
