import * as z from 'zod';
import { amount, flag, text, withIds } from './fields';
import type { Resolved } from './resolved';

/** content/amenities.json: amenities of the hotel and its rooms, pets, and extras. */
export const amenitiesFile = z.strictObject({
  /** The hotel's amenities. Amenities with `fee` are covered by the amenity fee and marked with an asterisk. */
  amenities: z.array(z.strictObject({ text, fee: flag })),
  /** The asterisk's footnote. Omitted if there is no amenity fee. */
  amenityFeeNote: text.optional(),
  /** Whether pets are allowed, for search engines. `petPolicy` is the text for guests. */
  petsAllowed: flag,
  smokingAllowed: flag,
  petPolicy: text,
  /** Extras that the rate doesn't include. Other content refers to a price as '{rollaway-bed.price}': '$25 a night'. */
  extras: z.strictObject({
    heading: text,
    items: withIds({
      name: text,
      price: amount(0).meta({ description: 'Without the currency sign.' }),
      unit: text.meta({
        field: 'text',
        description: 'What the price is for. For rollaway beds it must be per night, as totals assume.',
      }),
    }),
  }),
  roomAmenities: z.strictObject({
    everyRoom: z.array(text),
    withoutKitchenette: z.array(text),
    withKitchenette: z.array(text),
  }),
});

export type Amenities = Resolved<typeof amenitiesFile>;
