import * as z from 'zod';
import { counted, template, text } from '../fields';
import type { Resolved } from '../resolved';

/** ui/rooms.json: what is said of rooms in lists, forms and tokens. */
export const roomTexts = z.strictObject({
  beds: z.strictObject({ king: text, 'double-queen': text }),
  /** Before a rate that depends on the guests, and before a sum. */
  from: text,
  perNight: text,
  sleeps: template('guests', 'beds'),
  guests: template('guests'),
  /** The beds after `sleeps`. */
  listedBeds: z.strictObject({ king: text, 'double-queen': text, sofaBed: text, rollaways: counted }),
  rollawayBeds: counted,
  /** By the hotel's units. */
  size: z.strictObject({ feet: template('size'), meters: template('size') }),
  distance: z.strictObject({ feet: template('distance'), meters: template('distance') }),
});

export type RoomWords = Resolved<typeof roomTexts>;
