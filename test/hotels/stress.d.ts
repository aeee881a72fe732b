import { type HotelContent } from './base';
/** How many rooms the hotel has. */
export declare const roomCount = 60;
/** A town of 24 letters in one word, which no line can break. */
export declare const town = 'Wolfeschlegelsteinhausen';
/** A hotel of sixty rooms with the longest names and words, the highest prices, and everything that a hotel may have. */
export declare function stressHotel(): HotelContent;
