import * as z from 'zod';
import { id } from './fields';

/** content/removed-rooms.json: former rooms, which redirect to the Rooms page. docs/behavior.md#room-addresses */
export const removedRoomsFile = z.strictObject({
  /** Their slugs and former slugs. */
  slugs: z.array(id),
});
