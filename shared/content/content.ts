import type { PageName } from '../pages';
import type { Drawing, Picture } from '../picture';
import type { SectionedText } from '../richText';
import type { Place } from '../schema/places';
import type { Room } from '../schema/roomFacts';
import type { Testimonial } from '../schema/testimonials';
import { cheapestRooms } from '../staySum';
import type { UiTexts } from '../ui/defaults';
import { addressLine, type Facts } from './facts';
import { moneyFormat, newYearOffset } from './formats';
import type { FileContent, FileKind } from './kinds';
import type { Offer, RoomBlock } from './offers';
import type { RoomPage } from './roomPage';

/** The input of the compiler. */
export interface ContentSource {
  /** The text of each file by its path below content/: 'rooms/the-enci-king.json'. */
  files: ReadonlyMap<string, string>;
  /** Pictures from `npm run media`, with their texts, by name. */
  pictures: ReadonlyMap<string, Picture>;
  /** Captions for galleries, by picture name. */
  captions: ReadonlyMap<string, string>;
  /** The URLs of films by name. */
  films: ReadonlyMap<string, string>;
  /** The drawings by name. */
  drawings: ReadonlyMap<string, Drawing>;
}

/** content/hotel.json with derived values. */
type HotelContent = ReturnType<typeof hotelContent>;

/** Files that are content as they are. The checklist is only the desk's. */
export type WholeFile = Exclude<FileKind, 'banner' | 'checklist' | 'hotel' | 'places' | 'testimonials'>;

/** All content, validated and with references resolved. */
export interface Content extends Readonly<{ [Name in WholeFile]: FileContent<Name> }> {
  /** Undefined while it is off. */
  banner: Omit<FileContent<'banner'>, 'shown'> | undefined;
  /** Those whose room guests see. */
  testimonials: readonly Testimonial[];
  /** The values of all tokens but those of single rooms. */
  facts: Facts;
  hotel: HotelContent;
  /** By end date, ascending. */
  offers: readonly Offer[];
  /** By name. */
  roomBlocks: Readonly<Record<string, RoomBlock>>;
  /** In the order of the Rooms page. */
  rooms: readonly Room[];
  /** What a room's own texts may say of it, by slug. */
  roomFacts: Readonly<Record<string, Facts>>;
  roomPages: Readonly<Record<string, RoomPage>>;
  /** From former to current slugs. */
  formerSlugs: Readonly<Record<string, string>>;
  /** Rooms that are temporarily hidden. */
  hiddenSlugs: readonly string[];
  /** Rooms whose address without its last slash redirects. */
  slashedSlugs: readonly string[];
  places: readonly Place[];
  /** By the name of the file in content/pages. */
  pages: Readonly<Record<string, unknown>>;
  /** Those of shared/pages.ts that the hotel is without. */
  hiddenPages: readonly PageName[];
  /** The texts of controls, by file: the program's with what the hotel changes. */
  ui: UiTexts;
  /** By the name of the file in content/policies. */
  policies: Readonly<Record<string, SectionedText>>;
}

/** content/hotel.json with what follows from it and from other files. */
export function hotelContent(
  hotel: FileContent<'hotel'>,
  rooms: readonly Room[],
  rollawayPrice: number,
  facts: Facts,
) {
  const { phone, checkIn, checkOut } = hotel;
  // What only tokens use is left out: browsers load the rest with every page.
  const { figures, hours: _, ...rest } = hotel;
  return {
    ...rest,
    ...(figures.ceremonySeats !== undefined && { mostGuests: Number(figures.ceremonySeats) }),
    roomCount: rooms.length,
    rollawayPrice,
    cheapestRooms: cheapestRooms(rooms, rollawayPrice),
    phone: { ...phone, href: `tel:${facts.phoneNumber}` },
    checkIn: { iso: checkIn, display: facts.checkIn ?? '' },
    checkOut: { iso: checkOut, display: facts.checkOut ?? '' },
    addressLine: addressLine(hotel),
    money: moneyFormat(hotel.locale),
    newYearOffset: newYearOffset(hotel.locale),
  };
}
