import * as z from 'zod';

/** content/removed-rooms.json: rooms that the hotel has no more; their addresses lead to all rooms. docs/behavior.md#room-addresses */
export const removedRoomsFile = z.strictObject({
  /** The names that their files had, and the slugs that these had before. */
  slugs: z.array(
    z
      .string('must be a text')
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens'),
  ),
});
