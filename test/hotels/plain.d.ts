import { type HotelContent } from './base';
/** A hotel of five rooms with a picture each and nothing that a hotel may be without. */
export declare function plainHotel(): HotelContent;
/** Titles and descriptions that search engines show whole, whatever the hotel's name is. */
export declare function describeAnew(content: HotelContent): void;
