import type { Hotel, HotelRoom, WithContext } from 'schema-dts';
import type { RoomPage } from '../../../shared/room';
import { featureData, hotelIdentity, offerData, pictureData, roomIdentity } from './hotel';

/** The hotel with the one room of the page in it and its rate. */
export const roomData = (siteUrl: string, page: RoomPage): WithContext<Hotel> => ({
  '@context': 'https://schema.org',
  ...hotelIdentity(siteUrl),
  priceRange: page.room.tier,
  containsPlace: hotelRoom(siteUrl, page),
  makesOffer: offerData(siteUrl, page.room),
});

function hotelRoom(
  siteUrl: string,
  { room, intro, gallery, roomFeatures, roomAmenities }: RoomPage,
): HotelRoom {
  return {
    ...roomIdentity(siteUrl, room),
    description: intro.join(' '),
    image: gallery.map((picture) => pictureData(siteUrl, picture)),
    petsAllowed: false,
    smokingAllowed: false,
    amenityFeature: featureData([...roomFeatures, ...roomAmenities]),
  };
}
