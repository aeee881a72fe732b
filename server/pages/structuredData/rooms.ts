import type { ItemList } from 'schema-dts';
import { pages, roomPath } from '../../../shared/pages';
import { pictureData } from './hotel';
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
