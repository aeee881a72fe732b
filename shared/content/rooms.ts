import { ownValue } from '../ownValue';
import type { Picture } from '../picture';
import { roomsLike } from '../roomsLikeThis';
import { occupancyOf } from '../staySum';
import { listFacts, roomTexts } from './facts';
import { createFields } from './fields';
import type { Labels } from './labels';
import { planFaults } from './planFaults';
import { type Reader, stem } from './reader';
import type { References } from './references';
import { roomAddressFaults } from './roomAddresses';
import { describedPlan, featuresOf, galleryOf, likeRoom, looksOf, smallPlan } from './roomPage';
import { roomPictures } from './roomPictures';
import type { AccessibilityFacts } from './schemas/accessibility';
import type { HotelFacts } from './schemas/hotel';
import { removedRoomsFile } from './schemas/removedRooms';
import { type RoomPage, roomFile } from './schemas/room';
import { type Room, roomFacts } from './schemas/roomFacts';

const looseFacts = roomFacts.loose();

/** The valid facts of all rooms, read before texts, which may refer to them. */
export const countRooms = ({ json, list }: Pick<Reader, 'json' | 'list'>) =>
  list('rooms').flatMap((path) => {
    const facts = looseFacts.safeParse(json(path));
    return facts.success
      ? [
          {
            ...facts.data,
            occupancy: occupancyOf(facts.data),
            slug: stem(path),
            hidden: facts.data.hidden === true,
          },
        ]
      : [];
  });

interface RoomsSource {
  reader: Reader;
  references: References;
  /** Undefined if their words have faults. */
  labels: Labels | undefined;
  countedRooms: ReturnType<typeof countRooms>;
  pictures: readonly Picture[];
  /** Captions by picture name. */
  captions: ReadonlyMap<string, string>;
  /** Undefined if its file has faults. */
  hotel: HotelFacts | undefined;
  /** Undefined if its file has faults. */
  accessibility: AccessibilityFacts | undefined;
  /** Output: valid rooms by slug, for pages that refer to them. */
  rooms: Map<string, Room>;
}

const noAmenities: HotelFacts['roomAmenities'] = {
  everyRoom: [],
  withKitchenette: [],
  withoutKitchenette: [],
};

/** The facts that texts of a room may name; of its own: '{size}'. */
function factsOf(slug: string, { countedRooms, references, labels }: RoomsSource): References['fact'] {
  const own = countedRooms.find((room) => room.slug === slug);
  const view = references.view(own?.view ?? '')?.name ?? '';
  const facts = own && labels && roomTexts(own, view, labels);
  // The texts of a hidden room may name it, although it is in no list.
  return (name) =>
    facts
      ? (ownValue(facts, name) ?? references.fact(name) ?? ownValue(listFacts([own], [], labels), name))
      : '';
}

/** Reads the rooms' files with one schema: to make one takes longer than to read a room. */
function readRooms(source: RoomsSource) {
  const { reader, references, pictures } = source;
  let fact: References['fact'];
  const schema = roomFile(createFields({ ...references, fact: (name) => fact(name) }));
  return reader.list('rooms').map((path) => {
    const slug = stem(path);
    fact = factsOf(slug, source);
    const file = reader.read(path, schema);
    return { path, slug, file, ownPictures: roomPictures(slug, file?.pictures ?? [], pictures) };
  });
}

/** Compiles content/rooms; faults go to the reader. */
export function compileRooms(source: RoomsSource) {
  const { reader, references, labels, captions, rooms, hotel, accessibility } = source;
  const { everyRoom, withKitchenette, withoutKitchenette } = hotel?.roomAmenities ?? noAmenities;
  const found = readRooms(source);

  const compiled = found.flatMap(({ path, slug, file, ownPictures }) => {
    const [picture] = ownPictures;
    // A hidden room may lack pictures.
    if (!file || file.hidden) return [];
    if (!picture) reader.faults.push(`content/${path}: its first picture media/${slug}-1.jpg is missing`);
    const view = references.view(file.view.id);
    if (!picture || !view) return [];
    const {
      order,
      card,
      comparison,
      page,
      plan: measured,
      pictures: _pictures,
      hidden: _,
      formerSlugs: __,
      slashRequired: ___,
      ...facts
    } = file;
    const { title, description, features, extraAmenities = [], sharedPictures: shared, ...texts } = page;
    const { extraHero } = page;
    const listed = {
      ...facts,
      occupancy: occupancyOf(facts),
      slug,
      picture,
      ...card,
      roomFeatures: comparison.features,
    };
    const room: Room = measured?.drawing ? { ...listed, plan: smallPlan(measured.drawing.picture) } : listed;
    rooms.set(slug, room);
    if (measured && labels) {
      const words = labels.drawingWords.told;
      const faults = planFaults(measured, { facts: room, features, words });
      reader.faults.push(...faults.map((fault) => `content/${path}: ${fault}`));
    }
    const amenities = room.hasKitchenette ? withKitchenette : withoutKitchenette;
    return [
      {
        order,
        page: {
          ...texts,
          room,
          metaTitle: title,
          metaDescription: description,
          gallery: galleryOf({ room, own: ownPictures, shared, extraHero, captions }),
          plan: measured && labels && { ...describedPlan(measured, room, labels), looks: looksOf(view) },
          roomFeatures: features,
          roomAmenities: [...everyRoom, ...amenities, ...extraAmenities],
          ...(accessibility && featuresOf(room, accessibility)),
        },
      },
    ];
  });
  const inOrder = compiled.sort((one, other) => one.order - other.order).map(({ page }) => page);
  const all = inOrder.map(({ room }) => room);

  const addresses = found.map(({ slug, file }) => ({ slug, former: file?.formerSlugs ?? [] }));
  const removed = reader.read('removed-rooms.json', removedRoomsFile)?.slugs ?? [];
  reader.faults.push(...roomAddressFaults(addresses, removed));
  return {
    /** In the order of the Rooms page. */
    pages: inOrder.map(
      (page): RoomPage => ({
        ...page,
        likeThis: roomsLike(page.room, all).map(likeRoom),
      }),
    ),
    formerSlugs: Object.fromEntries(
      addresses.flatMap(({ slug, former }) => former.map((old) => [old, slug])),
    ),
    removedSlugs: removed,
    hiddenSlugs: found.filter(({ file }) => file?.hidden).map(({ slug }) => slug),
    slashedSlugs: found.filter(({ file }) => file?.slashRequired).map(({ slug }) => slug),
  };
}
