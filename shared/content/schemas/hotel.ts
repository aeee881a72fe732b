import * as z from 'zod';
import type { Fields } from '../fields';

/** content/hotel.json: what the hotel has. docs/behavior.md#hotel-amenities */
export const hotelFile = ({ text, richText, roomSlug }: Fields) =>
  z.strictObject({
    /** `fee` marks with an asterisk those that the amenity fee covers. */
    amenities: z.array(z.strictObject({ text, fee: z.boolean('must be true or false') })),
    /** What the asterisk means. */
    amenityFeeNote: text,
    /** For search engines; the words for guests are petPolicy and an amenity. */
    petsAllowed: z.boolean('must be true or false'),
    smokingAllowed: z.boolean('must be true or false'),
    petPolicy: text,
    accessibility: z.strictObject({
      /** The room that the measures were taken in. */
      room: roomSlug,
      /** Says which room that is (28 CFR 36.302(e)). */
      scope: text,
      measures: z.array(z.strictObject({ label: text, value: text })),
      /** Whom to ask. */
      help: richText,
    }),
    roomAmenities: z.strictObject({
      everyRoom: z.array(text),
      withoutKitchenette: z.array(text),
      withKitchenette: z.array(text),
    }),
  });

export type HotelFacts = z.output<ReturnType<typeof hotelFile>>;
