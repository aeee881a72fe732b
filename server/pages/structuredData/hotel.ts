import type {
  Hotel,
  HotelRoom,
  LocationFeatureSpecification,
  Offer,
  PostalAddress,
  WithContext,
} from 'schema-dts';
import { hotel } from '../../../generated/content/hotel';
import { homeContent } from '../../../generated/content/pages/home';
import { rooms } from '../../../generated/content/rooms';
import { type Picture, pictureUrl } from '../../../shared/picture';
import { type Room, roomPath } from '../../../shared/room';
import { bookingLink, outside, site } from '../../../shared/site';

/** The widest pictures that search engines are shown, in px. */
const pictureWidth = 1280;

/** The full address of a picture. */
export const pictureData = (siteUrl: string, picture: Picture): string =>
  siteUrl +
  pictureUrl(picture, picture.widths.findLast((width) => width <= pictureWidth) ?? picture.width, 'webp');

/** A list of amenities as features of a place that has them all. */
export const featureData = (names: readonly string[]): LocationFeatureSpecification[] =>
  names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }));

export const addressData: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: site.address.street,
  addressLocality: site.address.city,
  addressRegion: site.address.region,
  postalCode: site.address.postalCode,
  addressCountry: site.address.country,
};

/** Who and where the hotel is: the part that every page with a room repeats. */
export const hotelIdentity = (siteUrl: string) =>
  ({
    '@type': 'Hotel',
    '@id': `${siteUrl}/#hotel`,
    name: site.fullName,
    image: pictureData(siteUrl, homeContent.intro.picture),
    url: `${siteUrl}/`,
    telephone: site.phone.international,
    address: addressData,
  }) as const satisfies Hotel;

/** What names a room in all data. */
const roomId = (siteUrl: string, { slug }: Room) => `${siteUrl}${roomPath(slug)}#room`;

/** A room in the facts that one compares. */
export const roomIdentity = (siteUrl: string, room: Room) =>
  ({
    '@type': 'HotelRoom',
    '@id': roomId(siteUrl, room),
    name: room.name,
    url: siteUrl + roomPath(room.slug),
    bed: {
      '@type': 'BedDetails',
      typeOfBed: room.bedType === 'king' ? 'King' : 'Queen',
      numberOfBeds: room.bedType === 'king' ? 1 : 2,
    },
    // C62 counts without a unit (persons), FTK is the square foot (UN/CEFACT).
    occupancy: {
      '@type': 'QuantitativeValue',
      value: room.occupancy,
      maxValue: room.occupancy,
      unitCode: 'C62',
    },
    floorSize: { '@type': 'QuantitativeValue', value: room.size, unitCode: 'FTK' },
  }) as const satisfies HotelRoom;

/** What a night in a room costs; the offer belongs to the hotel, for schema.org lets a room have none. */
export const offerData = (siteUrl: string, room: Room): Offer => ({
  '@type': 'Offer',
  name: room.name,
  url: bookingLink,
  itemOffered: { '@id': roomId(siteUrl, room) },
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: room.price,
    priceCurrency: 'USD',
    // A night is counted as a day (UN/CEFACT).
    unitCode: 'DAY',
    description: `$${room.price} ${site.rateNote}`,
    valueAddedTaxIncluded: false,
  },
});

/** The hotel with all its rooms' rates; facts that the site shows and nothing else: no rating, no review. docs/behavior.md#structured-data */
export const hotelData = (siteUrl: string): WithContext<Hotel> => ({
  '@context': 'https://schema.org',
  ...hotelIdentity(siteUrl),
  description: homeContent.meta.description,
  email: site.email,
  foundingDate: `${site.builtYear}`,
  geo: { '@type': 'GeoCoordinates', ...site.geo },
  hasMap: outside.map,
  sameAs: site.socials.map(({ href }) => href),
  priceRange: '$$–$$$$',
  currenciesAccepted: 'USD',
  checkinTime: site.checkIn.iso,
  checkoutTime: site.checkOut.iso,
  numberOfRooms: site.roomCount,
  petsAllowed: false,
  smokingAllowed: false,
  amenityFeature: featureData(hotel.amenities.map(({ text }) => text)),
  availableLanguage: [...site.languages],
  containsPlace: rooms.map((room) => roomIdentity(siteUrl, room)),
  makesOffer: rooms.map((room) => offerData(siteUrl, room)),
});
