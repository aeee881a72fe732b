import * as z from 'zod';
import { sample, text, wholeRoom } from './fields';
import type { Resolved } from './resolved';
import type { Room } from './roomFacts';
import { withIds } from './uniqueIds';

const rating = 'must be from 1 to 5';

/** content/testimonials.json: quotes from guests. */
export const testimonialsFile = z.strictObject({
  testimonials: withIds({
    sample,
    author: text,
    location: text,
    /** Month of the stay, ISO 8601. */
    date: z
      .string('must be a month')
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-05')
      .meta({ field: 'month' }),
    text: text.meta({ description: 'Real words of a real guest, without quotation marks.' }),
    /** Out of 5. */
    rating: z.int('must be a whole number').min(1, rating).max(5, rating),
    room: wholeRoom,
  }),
});

type Written = Resolved<typeof testimonialsFile>['testimonials'][number];

/** One whose room guests see. */
export type Testimonial = Written & { room: Room };
