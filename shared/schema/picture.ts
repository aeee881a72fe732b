import * as z from 'zod';

/** The minimum and maximum length of alternative text, in characters. */
export const altLimits = { min: 40, max: 140 };

const { min, max } = altLimits;
const altRule = `must be one sentence of ${min} to ${max} characters that starts with a capital letter and ends with a period`;

/** media/{name}.json: a picture's description. */
export const pictureWords = z.strictObject({
  /** Alternative text: one sentence. */
  alt: z
    .string()
    .trim()
    .min(1, { abort: true })
    .regex(new RegExp(`^\\P{Ll}.{${min - 2},${max - 2}}[.!?]$`, 'u'), altRule)
    .meta({ title: 'Description' }),
  /**
   * A short caption for a room's gallery. The site adds the room's name to captions of the room's pictures, as in
   * 'Enci King: the bed'. Captions of shared pictures must say which room the picture shows.
   */
  caption: z.string().trim().min(1).optional(),
  /** The focal point for crops, from the left and the top. */
  point: z
    .string()
    .regex(
      /^(\d?[05]|100)% (\d?[05]|100)%$/,
      'must be two percentages in steps of 5, from the left and the top, such as "50% 60%"',
    )
    .meta({ title: 'Point of interest' }),
});

export type PictureWords = z.output<typeof pictureWords>;
