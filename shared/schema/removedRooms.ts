import * as z from 'zod';

/** content/removed-rooms.json: former rooms, which redirect to the Rooms page. docs/behavior.md#room-addresses */
export const removedRoomsFile = z.strictObject({
  /** Their slugs and former slugs. */
  slugs: z.array(
    z
      .string('must be a text')
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens'),
  ),
});
