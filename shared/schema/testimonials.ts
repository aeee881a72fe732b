import * as z from 'zod';
import type { Room } from '../room';
import { sample, text, wholeRoom, withIds } from './fields';
import type { Resolved } from './resolved';

/** content/testimonials.json: quotes from guests. */
export const testimonialsFile = z.strictObject({
  testimonials: withIds({
    sample,
    author: text,
    location: text,
    /** The month of the stay in ISO 8601: '2026-05'. */
    date: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-05')
      .meta({ field: 'month' }),
    text: text.meta({ description: 'A real guest’s own words, without quotation marks.' }),
    /** The rating, out of 5. */
    rating: z.int().min(1).max(5),
    room: wholeRoom,
  }),
});

type ResolvedTestimonial = Resolved<typeof testimonialsFile>['testimonials'][number];

/** A testimonial about a visible room. */
export type Testimonial = ResolvedTestimonial & { room: Room };
