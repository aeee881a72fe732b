import type * as z from 'zod';
import { type Picture, pictureUrl } from '../picture';
import type { Room } from '../room';
import type { Resolved } from '../schema/resolved';
import type { roomFile } from '../schema/room';
import { occupancyOf } from '../stayCost';
import type { ContentFile } from './files';
import { stem } from './kinds';
import { roomPictures } from './roomPictures';

/** A room's file as written, with values derived from it alone. */
export function parsedRoom({ path, value }: ContentFile) {
  const file = value as z.output<typeof roomFile>;
  return { ...file, slug: stem(path), occupancy: occupancyOf(file) };
}

/** A room that guests see. */
export interface ResolvedRoom {
  file: Resolved<typeof roomFile>;
  /** The room's own pictures, in order. */
  pictures: readonly Picture[];
  room: Room;
}

/** A room with its pictures. Without a first picture, reports that and returns undefined. @param all the site's pictures */
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

/** Width of a plan in the comparison, in px: twice the CSS width. */
const smallPlanWidth = 320;

/** The URL of a plan's drawing for the comparison. */
export const smallPlanUrl = (drawing: Picture): string =>
  pictureUrl(drawing, drawing.widths.find((width) => width >= smallPlanWidth) ?? drawing.width, 'webp');

/** The data that lists show for a room. */
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
