import * as z from 'zod';
import type { Fields } from '../content/fields';
import { uniqueIds } from '../content/uniqueIds';

/** content/testimonials.json: quotes from guests. docs/behavior.md#testimonials */
export const testimonialsFile = ({ text, id, roomUnlessHidden, sample }: Fields) =>
  z
    .strictObject({
      testimonials: z
        .array(
          z.strictObject({
            id,
            sample,
            author: text,
            location: text,
            /** Month of the stay, ISO 8601. */
            date: z
              .string('must be a month')
              .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-05'),
            text: text.meta({ description: 'Real words of a real guest, without quotation marks.' }),
            /** Out of 5. */
            rating: z
              .int('must be a whole number')
              .min(1, 'must be from 1 to 5')
              .max(5, 'must be from 1 to 5'),
            room: roomUnlessHidden,
          }),
        )
        .check(uniqueIds),
    })
    .transform(({ testimonials }) =>
      testimonials.flatMap(({ room, ...words }) => (room ? [{ ...words, room }] : [])),
    );

export type Testimonial = z.output<ReturnType<typeof testimonialsFile>>[number];
