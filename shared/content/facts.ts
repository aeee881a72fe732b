import { extraPrice } from '../extras';
import { sentRetentionDays } from '../retention';
import {
  bedLabel,
  occupancyLabel,
  priceBarMaximum,
  priceLabel,
  rateLabel,
  sizeLabel,
  viewLabel,
} from '../room';
import { inWords } from './numberWords';
import type { HotelFacts } from './schemas/hotel';
import type { Place } from './schemas/places';
import type { Room } from './schemas/roomFacts';
import type { Site } from './schemas/site';

/** Facts by the name of their token. Listed for owners in docs/for-owners.md. */
export type Facts = Readonly<Record<string, string>>;

/** '100 Encinitas Boulevard, Encinitas, CA 92024' */
export const addressLine = ({
  address: { street, city, region, postalCode },
}: Pick<Site, 'address'>): string => `${street}, ${city}, ${region} ${postalCode}`;

/** '16:00' as guests read it: '4 p.m.'. */
export function clockLabel(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}

/** Two times of a day as guests read them: '7 to 10 a.m.', '10 p.m. to 8 a.m.'. */
function spanLabel({ from, to }: Record<'from' | 'to', string>): string {
  const [start, end] = [clockLabel(from), clockLabel(to)];
  const half = end.slice(-5);
  return `${start.endsWith(half) ? start.slice(0, -half.length) : start} to ${end}`;
}

/** Facts of site.json. */
export const siteFacts = (site: Site): Facts => ({
  brand: site.brand,
  fullName: site.fullName,
  builtYear: String(site.builtYear),
  phone: site.phone.display,
  phoneNumber: site.phone.international.replaceAll('-', ''),
  email: site.email,
  address: addressLine(site),
  street: site.address.street,
  city: site.address.city,
  region: site.address.region,
  checkIn: clockLabel(site.checkIn),
  checkOut: clockLabel(site.checkOut),
  ...Object.fromEntries(
    Object.entries(site.hours).flatMap(([name, { from, to }]) => [
      [`${name}From`, clockLabel(from)],
      [`${name}To`, clockLabel(to)],
      [`${name}Hours`, spanLabel({ from, to })],
    ]),
  ),
  temperature: site.temperature,
  amenityFee: `$${site.amenityFee}`,
  occupancyTax: `${site.occupancyTax}%`,
  languages: site.languages.join(', '),
  rateNote: site.rateNote,
  ratesNote: site.ratesNote,
  cardPicture: site.cardPicture,
  ...site.figures,
  priceBarMaximum: `$${priceBarMaximum}`,
  sentRetentionDays: String(sentRetentionDays),
});

type CountedRoom = Pick<Room, 'slug' | 'name' | 'view' | 'price' | 'rollaways'>;

/** Totals of rooms and places, and facts of single ones: '{swamis-peak-suite.name}'. */
export function listFacts(rooms: readonly CountedRoom[], places: readonly Place[]): Facts {
  const prices = rooms.map(({ price }) => price);
  const oceanRooms = rooms.filter(({ view }) => view === 'ocean').length;
  return {
    roomCount: String(rooms.length),
    roomCountInWords: inWords(rooms.length),
    oceanRoomCount: String(oceanRooms),
    parkRoomCount: String(rooms.length - oceanRooms),
    lowestRate: priceLabel({ price: Math.min(...prices) }),
    highestRate: priceLabel({ price: Math.max(...prices) }),
    placeCount: String(places.length),
    placeCountInWords: inWords(places.length),
    ...Object.fromEntries(
      rooms.flatMap((room) => [
        [`${room.slug}.name`, room.name],
        [`${room.slug}.rate`, inSentence(rateLabel(room))],
      ]),
    ),
    ...Object.fromEntries(
      places.flatMap(({ id, name, address, distance }) => [
        [`${id}.name`, name],
        [`${id}.street`, address[0] ?? ''],
        [`${id}.miles`, String(distance)],
      ]),
    ),
  };
}

/** A list's entry inside a sentence: 'Pool and hot tub' -> 'pool and hot tub', but 'TV lounge' stays. */
const inSentence = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Facts of hotel.json. */
export const hotelFacts = ({ amenities, extras }: HotelFacts): Facts => ({
  amenitiesInFee: new Intl.ListFormat('en-US').format(
    amenities.filter(({ fee }) => fee).map(({ text }) => inSentence(text)),
  ),
  ...Object.fromEntries(extras.items.map((extra) => [`${extra.id}.price`, extraPrice(extra)])),
});

/** What a room's own texts may say of it. */
export const roomTexts = (
  room: Pick<Room, 'bedType' | 'view' | 'price' | 'rollaways' | 'occupancy' | 'size'>,
): Facts => ({
  bed: bedLabel(room),
  view: viewLabel(room),
  size: sizeLabel(room),
  rate: inSentence(rateLabel(room)),
  sleeps: occupancyLabel(room),
  sleepsInWords: inWords(room.occupancy),
});
