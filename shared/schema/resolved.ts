import type * as z from 'zod';
import type { InsideLink } from '../pages';
import type { Drawing, Film, Picture } from '../picture';
import type { RichText } from '../richText';
import type { Place } from './places';
import type { Room, TeaserRoom } from './roomFacts';
import type { RoomView } from './views';

/** The types that names and texts resolve to, by field. */
interface Things {
  picture: Picture;
  /** A film, or a picture used instead. */
  film: Film;
  drawing: Drawing;
  /** The part of a room that cards on other pages show. */
  teaserRoom: TeaserRoom;
  wholeRoom: Room;
  view: RoomView;
  place: Place;
  link: InsideLink;
  richText: RichText;
}

/** A value with its names resolved. */
type ResolvedValue<Written> =
  Written extends z.core.$brand<infer Field>
    ? Field extends keyof Things
      ? Things[Field]
      : never
    : Written extends string | number | boolean | undefined
      ? Written
      : { [Key in keyof Written]: ResolvedValue<Written[Key]> };

/** The type of a schema's values once they are resolved. */
export type Resolved<Schema extends z.ZodType> = ResolvedValue<z.output<Schema>>;
