import { type CaptionedPicture, type Picture, pictureUrl } from '../picture';
import { balconyOf, bathroomFixtures, type RoomPlan } from '../plan';
import { bedLabel } from '../room';
import type { LikeRoom } from '../roomsLikeThis';
import type { Room } from './schemas/room';

interface GalleryPictures {
  room: Pick<Room, 'name' | 'picture'>;
  own: readonly Picture[];
  shared: readonly Picture[];
  /** A picture across the page, above the gallery. */
  extraHero: Picture | undefined;
  captions: ReadonlyMap<string, string>;
}

/** A room's gallery: what the page has not shown yet comes first, its hero and extra picture last. */
export function galleryOf({ room, own, shared, extraHero, captions }: GalleryPictures): CaptionedPicture[] {
  const seen = new Set([room.picture.name, extraHero?.name]);
  const isSeen = ({ name }: Picture) => seen.has(name);
  const captioned = (picture: Picture, of: string): CaptionedPicture => {
    const caption = captions.get(picture.name);
    return caption ? { ...picture, caption: of + caption } : picture;
  };
  const all = [
    ...own.map((picture) => captioned(picture, `${room.name}: `)),
    ...shared.map((picture) => captioned(picture, '')),
  ];
  return [...all.filter((picture) => !isSeen(picture)), ...all.filter(isSeen)];
}

/** The plan, its drawing described by the room's facts: what a guest would see on it. */
export function describedPlan(plan: RoomPlan, room: Room): RoomPlan {
  if (!plan.drawing) return plan;
  const parts = [
    bedLabel(room).toLowerCase(),
    room.hasKitchenette && 'kitchenette',
    plan.pieces.some(({ kind }) => kind === 'sofa-bed') && 'sofa bed',
    `bathroom with ${bathroomFixtures(plan)}`,
    balconyOf(plan).front?.kind,
  ];
  const alt = `Floor plan of ${room.name}: ${parts.filter(Boolean).join(', ')}, seen from above`;
  return { ...plan, drawing: { ...plan.drawing, picture: { ...plan.drawing.picture, alt } } };
}

/** Twice as wide as the comparison shows a plan, for dense screens; in px. */
const smallPlanWidth = 320;

/** The address of the drawing as the comparison shows it. */
export const smallPlan = (drawing: Picture): string =>
  pictureUrl(drawing, drawing.widths.find((width) => width >= smallPlanWidth) ?? drawing.width, 'webp');

/** What another room's page needs to know of a room. */
export const likeRoom = ({
  slug,
  name,
  price,
  view,
  bedType,
  hasKitchenette,
  occupancy,
  size,
  picture,
}: Room): LikeRoom => ({ slug, name, price, view, bedType, hasKitchenette, occupancy, size, picture });
