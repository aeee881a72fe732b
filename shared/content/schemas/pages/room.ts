import * as z from 'zod';
import type { Fields } from '../../fields';

/** content/pages/room.json: what every room's page says alike; content/rooms says the rest. docs/behavior.md#room-page */
export const roomPageTexts = ({ text, picture, pageLink }: Fields) =>
  z.strictObject({
    plan: z.strictObject({
      /** Where the balcony looks, by the room's view. */
      looks: z.strictObject({ ocean: text, park: text }),
      wallToWall: text,
      note: text,
      /** Names the board that is drawn to scale, nine feet long; the short one for phones. */
      board: text,
      boardShort: text,
      compare: pageLink,
    }),
    likeThis: z.strictObject({
      heading: text,
      /** What phrases such as 'Kitchenette, $30 more' are made of. */
      words: z.strictObject({
        accessible: text,
        notAccessible: text,
        king: text,
        'double-queen': text,
        kitchenette: text,
        noKitchenette: text,
        ocean: text,
        park: text,
        sleeps: text,
        larger: text,
        smaller: text,
        more: text,
        less: text,
        samePrice: text,
      }),
    }),
    closing: z.strictObject({ heading: text, picture }),
  });

export type RoomPageTexts = z.output<ReturnType<typeof roomPageTexts>>;
