import type { PageName } from '../pages';
import type { Drawing, Picture } from '../picture';
import { cheapestRooms } from '../rates/contentPrices';
import type { SectionedText } from '../richText';
import type { Room } from '../room';
import type { CustomPage } from '../schema/customPage';
import type { Place } from '../schema/places';
import type { Testimonial } from '../schema/testimonials';
import type { UiText } from '../ui/defaults';
import { moneyFormat, newYearOffset } from './intlFormats';
import type { FileContent, FileKind } from './kinds';
import type { BookableCode, Offer } from './offers';
import type { RoomPage } from './roomPage';
import { addressLine, type TokenValues } from './tokenValues';

/** The compiler's input. */
export interface ContentSource {
  /** The text of each file by path, relative to content/: 'rooms/the-enci-king.json'. */
  files: ReadonlyMap<string, string>;
  /** Pictures that `npm run media` processed, including their descriptions, by name. */
  pictures: ReadonlyMap<string, Picture>;
  /** Captions for galleries, by picture name. */
  captions: ReadonlyMap<string, string>;
  /** The URLs of films by name. */
  films: ReadonlyMap<string, string>;
  /** The drawings by name. */
  drawings: ReadonlyMap<string, Drawing>;
  /** The names of files and folders in public/, which take precedence over the hotel's custom pages. */
  publicNames?: ReadonlySet<string>;
}

/** content/hotel.json with derived values. */
type HotelContent = ReturnType<typeof hotelContent>;

/** Single-file kinds whose resolved content is used unchanged. */
export type WholeFile = Exclude<FileKind, 'banner' | 'hotel' | 'places' | 'redirects' | 'testimonials'>;

/** All content, validated and with references resolved. */
export interface Content extends Readonly<{ [Name in WholeFile]: FileContent<Name> }> {
  /** The banner; undefined while `shown` is false. */
  banner: Omit<FileContent<'banner'>, 'shown'> | undefined;
  /** Testimonials about visible rooms. */
  testimonials: readonly Testimonial[];
  /** The values of all tokens, except tokens that only a room's file can contain. */
  tokens: TokenValues;
  hotel: HotelContent;
  /** Offers, sorted by their last booking day. */
  offers: readonly Offer[];
  /** The promo code for booking accessible rooms at a smaller room's rate, if the engine has such a code. */
  accessibleRate: BookableCode | undefined;
  /** The visible rooms, in the order of the Rooms page. */
  rooms: readonly Room[];
  /** The values of tokens that only a room's file can contain, by slug. */
  roomTokens: Readonly<Record<string, TokenValues>>;
  roomPages: Readonly<Record<string, RoomPage>>;
  /** Current slugs by former slug. */
  formerSlugs: Readonly<Record<string, string>>;
  /** Slugs of rooms that are temporarily hidden. */
  hiddenSlugs: readonly string[];
  /** Slugs of rooms whose path without a trailing slash redirects. */
  slashedSlugs: readonly string[];
  places: readonly Place[];
  /** The content of pages, by file name in content/pages. */
  pages: Readonly<Record<string, unknown>>;
  /** The pages that the hotel adds, by slug. */
  customPages: Readonly<Record<string, CustomPage>>;
  /** The redirects that the hotel adds. */
  redirects: FileContent<'redirects'>['redirects'];
  /** One sentence for each page or redirect that is left out because its address is taken. */
  addressErrors: readonly string[];
  /** Pages in shared/pages.ts that the hotel doesn't have. */
  hiddenPages: readonly PageName[];
  /** The text of controls, by file: the defaults with the hotel's changes. */
  ui: UiText;
  /** The policies, by file name in content/policies. */
  policies: Readonly<Record<string, SectionedText>>;
}

/** content/hotel.json with values derived from it and other files. */
export function hotelContent(
  hotel: FileContent<'hotel'>,
  rooms: readonly Room[],
  rollawayPrice: number,
  tokens: TokenValues,
) {
  const { phone, checkIn, checkOut } = hotel;
  // Omits fields that only tokens use, since every page loads the hotel's fields.
  const { figures, hours: _, cancelAfterBooking, ...rest } = hotel;
  return {
    ...rest,
    ...(figures.ceremonySeats !== undefined && { mostGuests: Number(figures.ceremonySeats) }),
    ...(cancelAfterBooking && { cancelAfterBooking: { ...cancelAfterBooking, checkIn } }),
    roomCount: rooms.length,
    rollawayPrice,
    cheapestRooms: cheapestRooms(rooms, { rollawayPrice, occupancyTax: hotel.occupancyTax }),
    phone: { ...phone, href: `tel:${tokens.phoneNumber}` },
    checkIn: { iso: checkIn, display: tokens.checkIn ?? '' },
    checkOut: { iso: checkOut, display: tokens.checkOut ?? '' },
    addressLine: addressLine(hotel),
    money: moneyFormat(hotel.locale),
    newYearOffset: newYearOffset(hotel.locale),
  };
}
