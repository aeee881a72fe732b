import type * as z from 'zod';
import { ownValue } from '../ownValue';
import { type Picture, pictureUrl } from '../picture';
import type { Resolved } from '../schema/resolved';
import type { roomFile } from '../schema/room';
import type { Room } from '../schema/roomFacts';
import { occupancyOf } from '../staySum';
import { type Facts, roomTexts } from './facts';
import type { ContentFile } from './files';
import { stem } from './kinds';
import type { Labels } from './labels';
import type { ResolveFile } from './names';
import { type References, unreadable } from './references';
import { roomPictures } from './roomPictures';

/** A room's file as it is written, with what follows from it alone. */
export type WrittenRoom = z.output<typeof roomFile> & { slug: string; occupancy: number };

/** Undefined if the file is invalid. */
export function writtenRoom({ path, value }: ContentFile): WrittenRoom | undefined {
  const file = value as z.output<typeof roomFile> | undefined;
  return file && { ...file, slug: stem(path), occupancy: occupancyOf(file) };
}

/**
 * The look-up of facts for a room's own texts: of itself, '{size}', and of all.
 * @param room undefined if its file is invalid
 */
function factsOfRoom(
  room: WrittenRoom | undefined,
  { fact, view }: Pick<References, 'fact' | 'view'>,
  labels: Labels | undefined,
): References['fact'] {
  if (!room || !labels) return () => unreadable;
  const found = view(room.view);
  const own: Facts = roomTexts(room, found === unreadable ? '' : (found?.name ?? ''), labels);
  return (name) => ownValue(own, name) ?? fact(name);
}

/** A room that guests see: its file with what it names, and its own pictures. */
export interface ResolvedRoom {
  slug: string;
  file: Resolved<typeof roomFile>;
  picture: Picture;
  /** In their order. */
  pictures: readonly Picture[];
}

/** Resolves the rooms' files; those without a first picture are reported. @returns the rooms that guests see */
export const resolveRooms = (
  files: readonly ContentFile[],
  resolveFile: ResolveFile,
  references: References,
  labels: Labels | undefined,
  all: readonly Picture[],
  report: (error: string) => void,
): ResolvedRoom[] =>
  files.flatMap((each) => {
    const slug = stem(each.path);
    const fact = factsOfRoom(writtenRoom(each), references, labels);
    const file = resolveFile<Resolved<typeof roomFile>>(each, { ...references, fact });
    if (!file || file.hidden) return [];
    const pictures = roomPictures(slug, file.pictures ?? [], all);
    if (!pictures[0]) report(`content/${each.path}: its first picture media/${slug}-1.jpg is missing`);
    return pictures[0] ? [{ slug, file, picture: pictures[0], pictures }] : [];
  });

/** Width of a plan in the comparison, in px: twice the CSS width. */
const smallPlanWidth = 320;

/** The URL of a plan's drawing for the comparison. */
export const smallPlan = (drawing: Picture): string =>
  pictureUrl(drawing, drawing.widths.find((width) => width >= smallPlanWidth) ?? drawing.width, 'webp');

/** What lists show of a room. */
export function listedRoom({ slug, file, picture }: ResolvedRoom): Room {
  const { order, card, comparison, page, plan, pictures, hidden, formerSlugs, slashRequired, ...facts } =
    file;
  return {
    ...facts,
    occupancy: occupancyOf(facts),
    slug,
    picture,
    ...card,
    roomFeatures: comparison.features,
    ...(plan?.drawing && { plan: smallPlan(plan.drawing.picture) }),
  };
}
