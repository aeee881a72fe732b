import * as z from 'zod';

/** In characters: shorter tells nothing, longer tires who listens. */
export const altLimits = { min: 40, max: 140 };

const { min, max } = altLimits;
const altRule = `must be one sentence of ${min} to ${max} characters, with a capital letter first and a period last`;

/** media/{name}.json: what is to be seen on the picture beside it. docs/behavior.md#pictures */
export const pictureWords = z.strictObject({
  /** For a guest who does not see it: one sentence. */
  alt: z
    .string('must be a text')
    .trim()
    .min(1, { error: 'must not be empty', abort: true })
    .regex(new RegExp(`^[A-Z].{${min - 2},${max - 2}}\\.$`), altRule),
  /**
   * For a room's gallery: what is to be seen, in a few words. A room's own picture is captioned with the room's name
   * before it, 'Enci King: the bed'; a picture that rooms share says itself which rooms.
   */
  caption: z.string('must be a text').trim().min(1, 'must not be empty').optional(),
  /** Where the point of the picture lies when a frame crops it: from the left, from the top. */
  point: z
    .string('must be a text')
    .regex(/^\d{1,3}% \d{1,3}%$/, 'must be written as "50% 60%": from the left, from the top'),
});

export type PictureWords = z.output<typeof pictureWords>;
