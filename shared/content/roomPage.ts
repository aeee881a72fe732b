import { balconyOf, bathroomFixtures } from '../floorPlan';
import { pick } from '../pick';
import type { CaptionedPicture, Picture } from '../picture';
import type { Room } from '../room';
import type { Accessibility } from '../schema/accessibility';
import type { Amenities } from '../schema/amenities';
import type { FloorPlan } from '../schema/floorPlan';
import { fill } from '../templates';
import type { Labels } from './labels';
import type { ResolvedRoom } from './rooms';

interface GalleryPictures {
  room: Pick<Room, 'name' | 'picture'>;
  own: readonly Picture[];
  shared: readonly Picture[];
  /** A full-width picture above the gallery. */
  extraHero: Picture | undefined;
  captions: ReadonlyMap<string, string>;
}

/** Returns a room's gallery. The hero and the extra picture come last, since the page shows both above the gallery. */
function galleryOf({ room, own, shared, extraHero, captions }: GalleryPictures): CaptionedPicture[] {
  const seen = new Set([room.picture.name, extraHero?.name]);
  const isSeen = ({ name }: Picture) => seen.has(name);
  const withCaption = (picture: Picture, prefix: string): CaptionedPicture => {
    const caption = captions.get(picture.name);
    return caption ? { ...picture, caption: prefix + caption } : picture;
  };
  const all = [
    ...own.map((picture) => withCaption(picture, `${room.name}: `)),
    ...shared.map((picture) => withCaption(picture, '')),
  ];
  return [...all.filter((picture) => !isSeen(picture)), ...all.filter(isSeen)];
}

/** Returns the floor plan with alternative text that describes the room. */
export function describeFloorPlan(
  plan: FloorPlan,
  room: Room,
  { bedLabel, planWords, drawingWords: words }: Pick<Labels, 'bedLabel' | 'planWords' | 'drawingWords'>,
): FloorPlan {
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

/** Data that a room's page shows in addition to the room's file. */
interface RoomPageSources {
  labels: Labels;
  amenities: Amenities;
  accessibility: Accessibility;
  /** Captions by picture name. */
  captions: ReadonlyMap<string, string>;
}

/** Returns the data for a room's page. */
export function roomPageOf(
  { file: { page, plan }, pictures, room }: ResolvedRoom,
  { labels, amenities, accessibility, captions }: RoomPageSources,
) {
  const { everyRoom, withKitchenette, withoutKitchenette } = amenities.roomAmenities;
  const { title, description, features, extraAmenities = [], sharedPictures: shared, ...rest } = page;
  const { looks = '', sketch } = labels.views.find(({ id }) => id === room.view.id) ?? {};
  const { survey, communication } = accessibility;
  const { measures, smallerRoom, ...accessible } = accessibility.room;
  const { rate, text: smallerRoomText } = smallerRoom;
  return {
    ...rest,
    room,
    metaTitle: title,
    metaDescription: description,
    gallery: galleryOf({ room, own: pictures, shared, extraHero: page.extraHero, captions }),
    plan: plan && { ...describeFloorPlan(plan, room, labels), looks: { looks, ...(sketch && { sketch }) } },
    roomFeatures: features,
    roomAmenities: [
      ...everyRoom,
      ...(room.hasKitchenette ? withKitchenette : withoutKitchenette),
      ...extraAmenities,
    ],
    /** Measurements of the wheelchair-accessible room, shown on every room's page. */
    measures,
    ...(survey &&
      measures.length > 0 && {
        survey: { ...survey, unknown: room.wheelchairAccessible ? survey.unknown : [] },
      }),
    ...(room.wheelchairAccessible && {
      accessible: {
        ...accessible,
        smallerRoom: smallerRoomText,
        ...(rate && { rate: pick(rate, ['code', 'link']) }),
      },
    }),
    ...(room.communicationFeatures && { communication }),
  };
}

export type RoomPage = ReturnType<typeof roomPageOf>;
