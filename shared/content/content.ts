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
  /** Contents of files by path, relative to content/: 'rooms/the-enci-king.json'. */
  files: ReadonlyMap<string, string>;
  /** Pictures from `npm run media`, with their descriptions, by name. */
  pictures: ReadonlyMap<string, Picture>;
  /** Captions for galleries, by picture name. */
  captions: ReadonlyMap<string, string>;
  /** The URLs of films by name. */
  films: ReadonlyMap<string, string>;
  /** The drawings by name. */
  drawings: ReadonlyMap<string, Drawing>;
  /** The names in public/, which the server serves before the hotel's custom pages. */
  publicNames?: ReadonlySet<string>;
}

/** content/hotel.json with derived values. */
type HotelContent = ReturnType<typeof hotelContent>;

/** Files that become content unchanged. */
export type WholeFile = Exclude<FileKind, 'banner' | 'hotel' | 'places' | 'redirects' | 'testimonials'>;

/** All content, validated and with references resolved. */
export interface Content extends Readonly<{ [Name in WholeFile]: FileContent<Name> }> {
  /** Undefined while the banner is off. */
  banner: Omit<FileContent<'banner'>, 'shown'> | undefined;
  /** Only those about rooms that aren't hidden. */
  testimonials: readonly Testimonial[];
  /** The values of all tokens except those for a room's own file. */
  tokens: TokenValues;
  hotel: HotelContent;
  /** By end date, ascending. */
  offers: readonly Offer[];
  /** The code for the accessible rooms at a smaller room's rate, if the engine has one. */
  accessibleRate: BookableCode | undefined;
  /** In the order of the Rooms page. */
  rooms: readonly Room[];
  /** The values of the tokens for a room's own file, by slug. */
  roomTokens: Readonly<Record<string, TokenValues>>;
  roomPages: Readonly<Record<string, RoomPage>>;
  /** Current slugs by former slug. */
  formerSlugs: Readonly<Record<string, string>>;
  /** Rooms that are temporarily hidden. */
  hiddenSlugs: readonly string[];
  /** Rooms whose path redirects if it has no trailing slash. */
  slashedSlugs: readonly string[];
  places: readonly Place[];
  /** By file name in content/pages. */
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
  /** By file name in content/policies. */
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
  // Omits fields that only tokens use, since browsers load the rest with every page.
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
