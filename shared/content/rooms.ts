import type * as z from 'zod';
import { type Picture, pictureUrl } from '../picture';
import type { Room } from '../room';
import type { Resolved } from '../schema/resolved';
import type { roomFile } from '../schema/room';
import { occupancyOf } from '../stayCost';
import type { ContentFile } from './files';
import { stem } from './kinds';
import { roomPictures } from './roomPictures';

/** Returns a room's file before tokens and references are resolved, with the room's slug and occupancy. */
export function parsedRoom({ path, value }: ContentFile) {
  const file = value as z.output<typeof roomFile>;
  return { ...file, slug: stem(path), occupancy: occupancyOf(file) };
}

/** A visible room with its resolved file. */
export interface ResolvedRoom {
  file: Resolved<typeof roomFile>;
  /** The room's own pictures, in order. */
  pictures: readonly Picture[];
  room: Room;
}

/** Returns a room with its pictures. Reports a room without pictures. @param all all pictures of the site */
export function resolveRoom(
  path: string,
  file: ResolvedRoom['file'],
  all: readonly Picture[],
  report: (error: string) => void,
): ResolvedRoom | undefined {
  const slug = stem(path);
  const pictures = roomPictures(slug, file.pictures ?? [], all);
  const [picture] = pictures;
  if (picture) return { file, pictures, room: toRoom(slug, file, picture) };
  report(`content/${path}: its first picture media/${slug}-1.jpg is missing`);
  return undefined;
}

/** The width of a floor plan in the comparison, in px: twice the CSS width. */
const smallPlanWidth = 320;

/** Returns the URL of a floor plan's drawing for the comparison. */
export const smallPlanUrl = (drawing: Picture): string =>
  pictureUrl(drawing, drawing.widths.find((width) => width >= smallPlanWidth) ?? drawing.width, 'webp');

/** Returns the data that lists show for a room. */
function toRoom(slug: string, file: ResolvedRoom['file'], picture: Picture): Room {
  const { order, card, comparison, page, plan, pictures, hidden, formerSlugs, slashRequired, ...facts } =
    file;
  return {
    ...facts,
    occupancy: occupancyOf(facts),
    slug,
    picture,
    ...card,
    roomFeatures: comparison.features,
    ...(plan?.drawing && { plan: smallPlanUrl(plan.drawing.picture) }),
  };
}
