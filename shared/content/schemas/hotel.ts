import * as z from 'zod';
import type { Fields } from '../fields';
import { uniqueIds } from '../uniqueIds';

/** content/hotel.json: what the hotel has. docs/behavior.md#hotel-amenities */
export const hotelFile = ({ text, id, richText, roomSlug }: Fields) => {
  /** A feature that a guest must be able to rely on. */
  const accessibleFact = z.strictObject({
    label: text,
    value: text,
    /** Whether the owner has checked it at the hotel, with a tape where it is a measure. */
    verified: z.boolean('must be true or false'),
  });
  return z.strictObject({
    /** `fee` marks with an asterisk those that the amenity fee covers. */
    amenities: z.array(z.strictObject({ text, fee: z.boolean('must be true or false') })),
    /** What the asterisk means. */
    amenityFeeNote: text,
    /** For search engines; the words for guests are petPolicy and an amenity. */
    petsAllowed: z.boolean('must be true or false'),
    smokingAllowed: z.boolean('must be true or false'),
    petPolicy: text,
    /** What the rate does not include, with its price in words; texts name one as '{rollaway-bed.price}'. */
    extras: z.strictObject({
      heading: text,
      items: z.array(z.strictObject({ id, name: text, price: text })).check(uniqueIds),
    }),
    accessibility: z.strictObject({
      /** The room that the measures were taken in. */
      room: roomSlug,
      /** Says which room that is (28 CFR 36.302(e)). */
      scope: text,
      measures: z.array(accessibleFact),
      /** What else a guest needs to judge alone, by where it is; `inRoom` marks what holds for the accessible room alone. */
      groups: z
        .array(
          z.strictObject({
            id,
            heading: text,
            inRoom: z.boolean('must be true or false'),
            facts: z.array(accessibleFact),
          }),
        )
        .check(uniqueIds),
      /** Whom to ask. */
      help: richText,
    }),
    roomAmenities: z.strictObject({
      everyRoom: z.array(text),
      withoutKitchenette: z.array(text),
      withKitchenette: z.array(text),
    }),
  });
};

export type HotelFacts = z.output<ReturnType<typeof hotelFile>>;
