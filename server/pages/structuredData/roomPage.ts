import type { Hotel, HotelRoom, Suite } from 'schema-dts';
import type { RoomPage } from '../../../shared/content/roomPage';
import { featureData, hotelIdentity, pictureData } from './hotel';
import { offerData, roomIdentity } from './room';
import type { DataSource } from './source';

/** The hotel with the page's room and its rate. */
export const roomPageData = (source: DataSource, page: RoomPage): Hotel => ({
  ...hotelIdentity(source),
  containsPlace: hotelRoom(source, page),
  makesOffer: offerData(source, page.room),
});

const hotelRoom = (
  source: DataSource,
  { room, intro, gallery, roomFeatures, roomAmenities }: RoomPage,
): HotelRoom | Suite => ({
  ...roomIdentity(source, room),
  description: intro.join(' '),
  image: [room.picture, ...gallery.filter(({ name }) => name !== room.picture.name)].map((picture) =>
    pictureData(source.siteUrl, picture),
  ),
  petsAllowed: source.content.amenities.petsAllowed,
  smokingAllowed: source.content.amenities.smokingAllowed,
  amenityFeature: featureData([...roomFeatures, ...roomAmenities]),
});
