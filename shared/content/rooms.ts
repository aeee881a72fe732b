import type { Picture } from '../picture';
import { roomsLike } from '../roomsLikeThis';
import { roomTexts } from './facts';
import { createFields } from './fields';
import { planFaults } from './planFaults';
import { type Reader, stem } from './reader';
import type { References } from './references';
import { roomAddressFaults } from './roomAddresses';
import { describedPlan, galleryOf, likeRoom, smallPlan } from './roomPage';
import type { HotelFacts } from './schemas/hotel';
import { removedRoomsFile } from './schemas/removedRooms';
import { type Room, type RoomPage, roomFacts, roomFile } from './schemas/room';

/** The facts of every room whose facts are right: what other texts may name, before any text is read. */
export const countRooms = ({ json, list }: Pick<Reader, 'json' | 'list'>) =>
  list('rooms').flatMap((path) => {
    const facts = roomFacts.loose().safeParse(json(path));
    return facts.success ? [{ ...facts.data, slug: stem(path), hidden: facts.data.hidden === true }] : [];
  });

const numerically = new Intl.Collator('en', { numeric: true }).compare;

/** A room's own pictures, {slug}-1 first. */
const picturesOf = (slug: string, pictures: readonly Picture[]): Picture[] =>
  pictures
    .filter(({ name }) => name.startsWith(`${slug}-`) && /^\d+$/.test(name.slice(slug.length + 1)))
    .sort((one, other) => numerically(one.name, other.name));

interface RoomsSource {
  reader: Reader;
  references: References;
  countedRooms: ReturnType<typeof countRooms>;
  pictures: readonly Picture[];
  /** Captions by picture name. */
  captions: ReadonlyMap<string, string>;
  /** Undefined where its file has faults. */
  hotel: HotelFacts | undefined;
  /** Takes every room that has no fault, by its slug, for the pages that name it. */
  rooms: Map<string, Room>;
}

const noAmenities: HotelFacts['roomAmenities'] = {
  everyRoom: [],
  withKitchenette: [],
  withoutKitchenette: [],
};

/** The fields of a room's file, whose texts may name facts of their own room: '{size}'. */
function fieldsOf(slug: string, { countedRooms, references }: RoomsSource) {
  const own = countedRooms.find((room) => room.slug === slug);
  const facts = own && roomTexts(own);
  return createFields({
    ...references,
    fact: (name) => (facts ? (facts[name] ?? references.fact(name)) : ''),
  });
}

/** All of content/rooms; faults are the reader's. */
export function compileRooms(source: RoomsSource) {
  const { reader, pictures, captions, rooms, hotel } = source;
  const { everyRoom, withKitchenette, withoutKitchenette } = hotel?.roomAmenities ?? noAmenities;
  const found = reader.list('rooms').map((path) => {
    const slug = stem(path);
    const file = reader.read(path, roomFile(fieldsOf(slug, source)));
    return { path, slug, file, ownPictures: picturesOf(slug, pictures) };
  });

  const compiled = found.flatMap(({ path, slug, file, ownPictures }) => {
    const [picture] = ownPictures;
    // A room that guests do not see may still be without its pictures.
    if (!file || file.hidden) return [];
    if (!picture) reader.faults.push(`content/${path}: its first picture media/${slug}-1.jpg is missing`);
    if (!picture) return [];
    const {
      order,
      card,
      comparison,
      page,
      plan: measured,
      hidden: _,
      formerSlugs: __,
      slashRequired: ___,
      ...facts
    } = file;
    const { title, description, features, extraAmenities = [], sharedPictures: shared, ...texts } = page;
    const { extraHero } = page;
    const listed = { ...facts, slug, picture, ...card, roomFeatures: comparison.features };
    const room: Room = measured?.drawing ? { ...listed, plan: smallPlan(measured.drawing.picture) } : listed;
    rooms.set(slug, room);
    if (measured) {
      const faults = planFaults(measured, { facts: room, features });
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
          plan: measured && describedPlan(measured, room),
          roomFeatures: features,
          roomAmenities: [...everyRoom, ...amenities, ...extraAmenities],
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
        likeThis: roomsLike(page.room, all, hotel?.accessibility.room).map(likeRoom),
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
