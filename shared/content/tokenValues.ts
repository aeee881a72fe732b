import { sentRetentionDays } from '../retention';
import type { Room } from '../room';
import type { Amenities } from '../schema/amenities';
import type { HotelFile, Locale } from '../schema/hotel';
import type { Place } from '../schema/places';
import type { RoomFields } from '../schema/roomFields';
import { pluralize } from '../templates';
import { clockLabel, numberLabel, percentLabel } from './intlFormats';
import type { Labels } from './labels';

/** Values by token name. docs/for-owners.md lists the tokens and calls them facts. */
export type TokenValues = Readonly<Record<string, string>>;

/** Formats the hotel's address: '100 Encinitas Boulevard, Encinitas, CA 92024'. */
export const addressLine = ({
  address: { street, city, region, postalCode },
}: Pick<HotelFile, 'address'>): string => `${street}, ${city}, ${region} ${postalCode}`;

/** Formats a time span: '7 to 10 a.m.', '10 p.m. to 8 a.m.'. */
function spanLabel(
  { from, to }: Record<'from' | 'to', string>,
  locale: Locale,
  { spanLabel: spanned }: Labels,
): string {
  const [start, end] = [clockLabel(from, locale), clockLabel(to, locale)];
  const [half = ''] = / [ap]\.m\.$/.exec(end) ?? [];
  return spanned(half && start.endsWith(half) ? start.slice(0, -half.length) : start, end);
}

/** Returns the tokens from hotel.json. */
export function hotelTokens(hotel: HotelFile, labels: Labels): TokenValues {
  const { locale } = hotel;
  const { wholeAmount } = labels;
  return {
    brand: hotel.brand,
    fullName: hotel.fullName,
    builtYear: String(hotel.builtYear),
    phone: hotel.phone.display,
    phoneNumber: hotel.phone.international.replaceAll('-', ''),
    email: hotel.email,
    address: addressLine(hotel),
    street: hotel.address.street,
    city: hotel.address.city,
    region: hotel.address.region,
    checkIn: clockLabel(hotel.checkIn, locale),
    checkOut: clockLabel(hotel.checkOut, locale),
    ...Object.fromEntries(
      Object.entries(hotel.hours).flatMap(([name, span]) =>
        span
          ? [
              [`${name}From`, clockLabel(span.from, locale)],
              [`${name}To`, clockLabel(span.to, locale)],
              [`${name}Hours`, spanLabel(span, locale, labels)],
            ]
          : [],
      ),
    ),
    ...(hotel.temperature && { temperature: hotel.temperature }),
    ...(hotel.amenityFee > 0 && { amenityFee: wholeAmount(hotel.amenityFee) }),
    occupancyTax: percentLabel(hotel.occupancyTax, locale),
    languages: hotel.languages.join(', '),
    rateNote: hotel.rateNote,
    ratesNote: hotel.ratesNote,
    cardPicture: hotel.cardPicture,
    ...hotel.figures,
    priceBarMaximum: wholeAmount(hotel.priceBarMaximum),
    sentRetentionDays: String(sentRetentionDays),
  };
}

/** The fields of a visible or hidden room that tokens need. */
type CountedRoom = Pick<Room, 'slug' | 'name' | 'price' | 'occupancy'> &
  Pick<RoomFields, 'view'> & { hidden?: boolean | undefined };

/** Returns the tokens from rooms/: totals of all visible rooms, and values of each room: '{swamis-peak-suite.name}'. */
export function roomsTokens(
  rooms: readonly CountedRoom[],
  { inWords, priceLabel, rateLabel, views, offerWords }: Labels,
): TokenValues {
  const shown = rooms.filter(({ hidden }) => !hidden);
  const prices = shown.map(({ price }) => price);
  /** Formats a number of rooms: '1 room', '3 rooms'. */
  const counted = (count: number, words?: string) => pluralize(offerWords.roomCount, count, words);
  return {
    rooms: counted(shown.length),
    roomsInWords: counted(shown.length, inWords(shown.length)),
    roomCount: String(shown.length),
    roomCountInWords: inWords(shown.length),
    lowestRate: priceLabel({ price: Math.min(...prices) }),
    highestRate: priceLabel({ price: Math.max(...prices) }),
    ...Object.fromEntries(
      rooms.flatMap((room) => [
        [`${room.slug}.name`, room.name],
        [`${room.slug}.rate`, inSentence(rateLabel(room))],
        [`${room.slug}.sleepsInWords`, inWords(room.occupancy)],
      ]),
    ),
    ...Object.fromEntries(
      views.flatMap(({ id }) => {
        const count = shown.filter(({ view }) => view === id).length;
        return [
          [`${id}.roomCount`, String(count)],
          [`${id}.roomCountInWords`, inWords(count)],
          [`${id}.rooms`, counted(count)],
          [`${id}.roomsInWords`, counted(count, inWords(count))],
        ];
      }),
    ),
  };
}

/** Returns the tokens from places.json. */
export const placesTokens = (
  places: readonly Place[],
  locale: Locale,
  { inWords, offerWords }: Labels,
): TokenValues => ({
  places: pluralize(offerWords.placeCount, places.length),
  placesInWords: pluralize(offerWords.placeCount, places.length, inWords(places.length)),
  placeCount: String(places.length),
  placeCountInWords: inWords(places.length),
  ...Object.fromEntries(
    places.flatMap(({ id, name, address, distance }) => [
      [`${id}.name`, name],
      [`${id}.street`, address[0] ?? ''],
      [`${id}.miles`, numberLabel(distance, locale)],
    ]),
  ),
});

/** Formats a list entry for use in a sentence: 'Pool and hot tub' -> 'pool and hot tub', but 'TV lounge' as is. */
const inSentence = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Returns the tokens from amenities.json. */
export const amenitiesTokens = (
  { amenities, extras }: Amenities,
  { language }: Pick<Locale, 'language'>,
  { wholeAmount }: Labels,
): TokenValues => ({
  amenitiesInFee: new Intl.ListFormat(language).format(
    amenities.filter(({ fee }) => fee).map(({ text }) => inSentence(text)),
  ),
  ...Object.fromEntries(
    extras.items.map((extra) => [`${extra.id}.price`, `${wholeAmount(extra.price)} ${extra.unit}`]),
  ),
});

/** Returns the tokens that only a room's file can contain: '{size}'. */
export const roomTokens = (
  room: Pick<Room, 'bedType' | 'price' | 'rollaways' | 'occupancy' | 'size'>,
  view: string,
  { bedLabel, sizeLabel, rateLabel, occupancyLabel, inWords }: Labels,
): TokenValues => ({
  bed: bedLabel(room),
  view,
  size: sizeLabel(room),
  rate: inSentence(rateLabel(room)),
  sleeps: occupancyLabel(room),
  sleepsInWords: inWords(room.occupancy),
});
