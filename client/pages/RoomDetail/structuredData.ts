import type { BreadcrumbList, Hotel, HotelRoom, Offer, WithContext } from 'schema-dts';
import type { Room, RoomPage } from '../../../shared/content/room';
import { pages, roomPath } from '../../../shared/routes';
import { bookingLink, rateNote, site } from '../../../shared/site';
import { featureData, hotelIdentity, pictureData } from '../../structuredData';

const roomId = (siteUrl: string, { slug }: Room) => `${siteUrl}${roomPath(slug)}#room`;

/** The hotel with the one room of the page in it and its rate. SPEC 3, Room page content. */
export const roomData = (siteUrl: string, page: RoomPage): WithContext<Hotel> => ({
  '@context': 'https://schema.org',
  ...hotelIdentity(siteUrl),
  priceRange: page.room.tier,
  containsPlace: hotelRoom(siteUrl, page),
  makesOffer: offer(siteUrl, page.room),
});

function hotelRoom(
  siteUrl: string,
  { room, intro, gallery, roomFeatures, roomAmenities }: RoomPage,
): HotelRoom {
  return {
    '@type': 'HotelRoom',
    '@id': roomId(siteUrl, room),
    name: room.name,
    description: intro.join(' '),
    url: siteUrl + roomPath(room.slug),
    image: gallery.map((picture) => pictureData(siteUrl, picture)),
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
    amenityFeature: featureData([...roomFeatures, ...roomAmenities]),
  };
}

/** What a night costs; the offer belongs to the hotel, for schema.org lets a room have none. */
const offer = (siteUrl: string, room: Room): Offer => ({
  '@type': 'Offer',
  itemOffered: { '@id': roomId(siteUrl, room) },
  url: bookingLink,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: room.price,
    priceCurrency: 'USD',
    // A night is counted as a day (UN/CEFACT).
    unitCode: 'DAY',
    description: `$${room.price} ${rateNote}`,
    valueAddedTaxIncluded: false,
  },
});

/** Home, Rooms & Suites, this room. */
export const breadcrumbData = (siteUrl: string, room: Room): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: site.brand, path: pages.home.path },
    { name: pages.rooms.label, path: pages.rooms.path },
    { name: room.name, path: roomPath(room.slug) },
  ].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + path,
  })),
});
