import type { BedDetails, HotelRoom, Offer, Suite } from 'schema-dts';
import { roomPath } from '../../../shared/pages';
import type { Room } from '../../../shared/room';
import type { DataSource } from './source';

/** A room's identifier in structured data. */
const roomId = (siteUrl: string, { slug }: Pick<Room, 'slug'>) => `${siteUrl}${roomPath(slug)}#room`;

const bedData = ({ bedType, hasSofaBed }: Room, { ui }: DataSource['content']): BedDetails[] => [
  {
    '@type': 'BedDetails',
    typeOfBed: ui.crawlers.beds[bedType],
    numberOfBeds: bedType === 'king' ? 1 : 2,
  },
  ...(hasSofaBed
    ? [{ '@type': 'BedDetails', typeOfBed: ui.crawlers.beds.sofaBed, numberOfBeds: 1 } as const]
    : []),
];

/** A reference to a room, whose data may be on another page. */
export const roomReference = ({ siteUrl }: Pick<DataSource, 'siteUrl'>, room: Room) =>
  ({
    '@type': room.isSuite ? 'Suite' : 'HotelRoom',
    '@id': roomId(siteUrl, room),
    name: room.name,
    url: siteUrl + roomPath(room.slug),
  }) as const satisfies HotelRoom | Suite;

/** A room's name, beds, size and occupancy. */
export const roomIdentity = (source: Pick<DataSource, 'siteUrl' | 'content'>, room: Room) =>
  ({
    ...roomReference(source, room),
    bed: bedData(room, source.content),
    // UN/CEFACT codes: C62 is a count (persons), FTK is the square foot.
    occupancy: {
      '@type': 'QuantitativeValue',
      value: room.occupancy,
      maxValue: room.occupancy,
      unitCode: 'C62',
    },
    floorSize: { '@type': 'QuantitativeValue', value: room.size, unitCode: 'FTK' },
  }) as const satisfies HotelRoom | Suite;

/** A room's lowest nightly rate with all fees. In schema.org, a hotel can make an offer, but a room cannot. */
export const offerData = ({ siteUrl, content, labels }: DataSource, room: Room): Offer => ({
  '@type': 'Offer',
  name: room.name,
  url: siteUrl + roomPath(room.slug),
  itemOffered: { '@id': roomId(siteUrl, room) },
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    minPrice: room.price,
    priceCurrency: content.hotel.locale.currency,
    // UN/CEFACT has no code for a night.
    unitCode: 'DAY',
    description: `${labels.rateLabel(room)} ${content.hotel.rateNote}`,
    valueAddedTaxIncluded: false,
  },
});
