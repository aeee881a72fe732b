import type * as z from 'zod';
import type { InternalLink } from '../pages';
import type { Drawing, Film, Picture } from '../picture';
import type { RichText, SectionedText } from '../richText';
import type { Room, TeaserRoom } from '../room';
import type { Place } from './places';
import type { RoomView } from './views';

/** The types that names and text resolve to, by schema brand. */
interface ResolvedTypes {
  picture: Picture;
  /** A film, or a picture that replaces the film. */
  film: Film;
  drawing: Drawing;
  /** The fields of a room that cards on other pages show. */
  teaserRoom: TeaserRoom;
  wholeRoom: Room;
  view: RoomView;
  place: Place;
  link: InternalLink;
  richText: RichText;
  markdown: SectionedText;
}

/** The type of a parsed value after its names are resolved. */
type ResolvedValue<Parsed> =
  Parsed extends z.core.$brand<infer Field>
    ? Field extends keyof ResolvedTypes
      ? ResolvedTypes[Field]
      : never
    : Parsed extends string | number | boolean | undefined
      ? Parsed
      : { [Key in keyof Parsed]: ResolvedValue<Parsed[Key]> };

/** The type of a schema's resolved values. */
export type Resolved<Schema extends z.ZodType> = ResolvedValue<z.output<Schema>>;
