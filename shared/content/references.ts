import type { Drawing, Picture } from '../picture';
import type { Place } from './schemas/places';
import type { Room } from './schemas/room';

/** What a text or a field may name: facts, pictures, rooms, places, addresses. Each look-up answers undefined for an unknown name. */
export interface References {
  /** Whether every fact is known. A file with faults leaves some out, and texts that name them are too short. */
  isWhole(): boolean;
  /** The words that take the place of a token, by the token's name: 'roomCount' -> '11'. */
  fact(name: string): string | undefined;
  picture(name: string): Picture | undefined;
  /** The address of a film by its name. */
  film(name: string): string | undefined;
  drawing(name: string): Drawing | undefined;
  room(slug: string): Room | undefined;
  place(id: string): Place | undefined;
  /** Whether a path (without query and anchor) is a page of the site or redirects to one. */
  isInside(path: string): boolean;
}
