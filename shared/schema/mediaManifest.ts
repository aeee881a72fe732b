import * as z from 'zod';

/** A file name in media/ without its extension, such as 'pool-1'. */
const name = z.string().regex(/^[\w-]+$/);
const size = z.int().min(1);
const url = z.string().regex(/^\/media\/[\w.-]+$/, 'must be the address of a file in public/media');

/** media/manifest.json, written by `npm run media`. */
export const mediaManifest = z.object({
  /** Each picture's renditions, by picture name. A picture's description is in media/{name}.json. */
  pictures: z.record(
    name,
    z.object({
      width: size,
      height: size,
      hash: z.string().regex(/^\w+$/),
      widths: z.array(size).min(1).readonly(),
      background: z
        .string()
        .regex(/^[\w-]+$/)
        .exactOptional(),
    }),
  ),
  /** The URLs of films by name. */
  films: z.record(name, url),
  /** The drawings by name. */
  drawings: z.record(name, z.object({ url, width: z.number().positive(), height: z.number().positive() })),
});

export type MediaManifest = z.output<typeof mediaManifest>;
