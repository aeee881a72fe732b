import type { Hotel, HotelRoom, ItemList, Suite } from 'schema-dts';
import type { RoomPage } from '../../../shared/content/roomPage';
import { pages, roomPath } from '../../../shared/pages';
import { featureData, hotelIdentity, pictureData } from './hotel';
import { offerData, roomIdentity } from './room';
import type { DataSource } from './source';

/** All rooms in the order of the Rooms page, with the URLs of their pages. */
export const roomListData = ({ siteUrl, content: { rooms, ui } }: DataSource): ItemList => ({
  '@type': 'ItemList',
  '@id': `${siteUrl}${pages.rooms.path}#rooms`,
  name: ui.pages.rooms,
  numberOfItems: rooms.length,
  itemListElement: rooms.map((room, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: room.name,
    url: siteUrl + roomPath(room.slug),
    image: pictureData(siteUrl, room.picture),
  })),
});

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
