import { type CaptionedPicture, type Picture, pictureUrl } from '../picture';
import { balconyOf, bathroomFixtures, type RoomPlan } from '../plan';
import type { LikeRoom } from '../roomsLikeThis';
import type { AccessibilityFacts } from '../schema/accessibility';
import type { RoomPage } from '../schema/room';
import type { Room } from '../schema/roomFacts';
import type { ViewLooks } from '../view';
import { fill } from '../words';
import type { Labels } from './labels';
import { pick } from './pick';

interface GalleryPictures {
  room: Pick<Room, 'name' | 'picture'>;
  own: readonly Picture[];
  shared: readonly Picture[];
  /** A picture across the page, above the gallery. */
  extraHero: Picture | undefined;
  captions: ReadonlyMap<string, string>;
}

/** A room's gallery: hero and extra picture, which are above it on the page, come last. */
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

/** The plan, with an alt text made from the room's facts. */
export function describedPlan(
  plan: RoomPlan,
  room: Room,
  { bedLabel, planWords, drawingWords: words }: Pick<Labels, 'bedLabel' | 'planWords' | 'drawingWords'>,
): RoomPlan {
  if (!plan.drawing) return plan;
  const outside = balconyOf(plan).front?.kind;
  const fixtures = bathroomFixtures(plan, planWords);
  const parts = [
    bedLabel(room).toLowerCase(),
    room.hasKitchenette && words.kitchenette,
    plan.pieces.some(({ kind }) => kind === 'sofa-bed') && words.sofaBed,
    fixtures && fill(words.bathroomWith, { fixtures }),
    (outside === 'balcony' || outside === 'patio') && words.outside[outside],
  ];
  const alt = fill(words.alt, { room: room.name, parts: parts.filter(Boolean).join(', ') });
  return { ...plan, drawing: { ...plan.drawing, picture: { ...plan.drawing.picture, alt } } };
}

/** What stands above a room's plan. */
export const looksOf = ({ looks, sketch }: ViewLooks): ViewLooks => ({ looks, ...(sketch && { sketch }) });

/** Width of a plan in the comparison, in px: twice the CSS width. */
const smallPlanWidth = 320;

/** The URL of a plan's drawing for the comparison. */
export const smallPlan = (drawing: Picture): string =>
  pictureUrl(drawing, drawing.widths.find((width) => width >= smallPlanWidth) ?? drawing.width, 'webp');

const likeKeys = [
  'slug',
  'name',
  'price',
  'rollaways',
  'view',
  'bedType',
  'hasKitchenette',
  'occupancy',
  'size',
  'picture',
  'wheelchairAccessible',
] as const satisfies readonly (keyof LikeRoom)[];

/** The part of a room that other rooms' pages show. */
export const likeRoom = (room: Room): LikeRoom => pick(room, likeKeys);

/** The accessible features that a room's page shows: those of its own kind, so that other rooms do not load them. */
export const featuresOf = (
  { wheelchairAccessible, communicationFeatures }: Room,
  { room, communication }: AccessibilityFacts,
): Pick<RoomPage, 'accessible' | 'communication'> => ({
  ...(wheelchairAccessible && { accessible: room }),
  ...(communicationFeatures && { communication }),
});
