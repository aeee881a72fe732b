import type { Hotel, HotelRoom, Suite, WithContext } from 'schema-dts';
import { hotel } from '../../../generated/content/hotel';
import type { RoomPage } from '../../../shared/room';
import { featureData, hotelIdentity, pictureData } from './hotel';
import { offerData, roomIdentity } from './room';

/** The hotel with the page's room and its rate. */
export const roomPageData = (siteUrl: string, page: RoomPage): WithContext<Hotel> => ({
  '@context': 'https://schema.org',
  ...hotelIdentity(siteUrl),
  containsPlace: hotelRoom(siteUrl, page),
  makesOffer: offerData(siteUrl, page.room),
});

const hotelRoom = (
  siteUrl: string,
  { room, intro, gallery, roomFeatures, roomAmenities }: RoomPage,
): HotelRoom | Suite => ({
  ...roomIdentity(siteUrl, room),
  description: intro.join(' '),
  image: [room.picture, ...gallery.filter(({ name }) => name !== room.picture.name)].map((picture) =>
    pictureData(siteUrl, picture),
  ),
  petsAllowed: hotel.petsAllowed,
  smokingAllowed: hotel.smokingAllowed,
  amenityFeature: featureData([...roomFeatures, ...roomAmenities]),
});
