import type { BedDetails, HotelRoom, Offer } from 'schema-dts';
import { priceLabel, type Room, roomPath } from '../../../shared/room';
import { bookingLink, site } from '../../../shared/site';

/** What names a room in all data. */
export const roomId = (siteUrl: string, { slug }: Pick<Room, 'slug'>) => `${siteUrl}${roomPath(slug)}#room`;

const bedData = ({ bedType, hasSofaBed }: Room): BedDetails[] => [
  {
    '@type': 'BedDetails',
    typeOfBed: bedType === 'king' ? 'King' : 'Queen',
    numberOfBeds: bedType === 'king' ? 1 : 2,
  },
  ...(hasSofaBed ? [{ '@type': 'BedDetails', typeOfBed: 'Sofa bed', numberOfBeds: 1 } as const] : []),
];

/** A room in the facts that one compares. */
export const roomIdentity = (siteUrl: string, room: Room) =>
  ({
    '@type': 'HotelRoom',
    '@id': roomId(siteUrl, room),
    name: room.name,
    url: siteUrl + roomPath(room.slug),
    bed: bedData(room),
    // C62 counts without a unit (persons), FTK is the square foot (UN/CEFACT).
    occupancy: {
      '@type': 'QuantitativeValue',
      value: room.occupancy,
      maxValue: room.occupancy,
      unitCode: 'C62',
    },
    floorSize: { '@type': 'QuantitativeValue', value: room.size, unitCode: 'FTK' },
  }) as const satisfies HotelRoom;

/** What a night in a room costs, every fee included; the offer belongs to the hotel, for schema.org lets a room have none. */
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
    description: `${priceLabel(room)} ${site.rateNote}`,
    valueAddedTaxIncluded: false,
  },
});
