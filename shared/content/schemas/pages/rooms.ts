import * as z from 'zod';
import type { Fields } from '../../fields';

/** content/pages/rooms.json, section by section. docs/behavior.md#rooms-page */
export const roomsPage = ({ text, meta, film, picture, room, textBlock, exactly }: Fields) =>
  z.strictObject({
    meta,
    hero: z.strictObject({ title: text, subtitle: text, film }),
    featured: text,
    story: textBlock.extend({
      pictures: exactly(3, picture),
      /** What opens the room that turns (content/viewer.json); absent: the hotel has none. */
      viewer: z.strictObject({ note: text, label: text, failure: text }).optional(),
    }),
    find: z.strictObject({ title: text, rates: text }),
    /** Absent: rooms are not compared. */
    compare: z.strictObject({ title: text, none: text, limit: text }).optional(),
    /** The last cell of the grid: a telephone link. */
    ask: textBlock.extend({ call: text }),
    reviews: z.strictObject({ title: text, more: text }),
    amenities: z.strictObject({
      title: text,
      columns: exactly(3, z.strictObject({ title: text, items: z.array(text) })),
    }),
    /** The Featured carousel; its pictures must differ from those of the cards on the same page. */
    featuredRooms: exactly(3, z.strictObject({ room, picture, description: text })),
  });

type RoomsPage = z.output<ReturnType<typeof roomsPage>>;
export type FeaturedRoom = RoomsPage['featuredRooms'][number];
