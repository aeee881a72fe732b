/** JSON of any file of content/. */
export type Json = any;
/** Another hotel's content by path below content/: JSON as a value, Markdown as a text. */
export type HotelContent = Map<string, Json>;
/** Pictures that a hotel needs; each stands for many of the sample's. */
export declare const pictureNames: readonly [
  'north',
  'east',
  'south',
  'west',
  'loop-poster',
  'room-360-1',
  'plan-1',
];
/** The size of the pictures in px, small, so that their renditions are fast. */
export declare const pictureSize: {
  width: number;
  height: number;
};
export declare const planSize: {
  width: number;
  height: number;
};
/** New names of what files name by their ids: rooms, places. */
export type Renames = ReadonlyMap<string, string>;
/**
 * The sample hotel's content in other words, with other pictures, and without its rooms, offers and groups, which are
 * returned apart.
 */
export declare function translatedSample(renames: Renames): {
  content: HotelContent;
  translate: (text: string) => string;
  rooms: any[];
  offers: any[];
  groups: any[];
};
/** The ids of the sample's rooms or places. */
export declare const roomIds: () => string[];
export declare const placeIds: () => string[];
/** A room's file made from one of the sample's. */
export declare function roomLike(
  like: Json,
  {
    name,
    order,
    price,
  }: {
    name: string;
    order: number;
    price: number;
  },
): Json;
/** A description of a length that search engines show, and that nobody else has. */
export declare const fitting: (text: string, number: number) => string;
/** Each color a shade beside the sample's, so that contrasts stay. */
export declare function recolor(brand: Json): void;
