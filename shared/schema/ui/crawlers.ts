import * as z from 'zod';
import { template, text } from '../fields';

/** ui/crawlers.json: what only structured data and /llms.txt say. */
export const crawlerTexts = z.strictObject({
  /** The kind of one bed, by the room's beds. */
  beds: z.strictObject({ king: text, 'double-queen': text, sofaBed: text }),
  headings: z.strictObject({
    hotel: text,
    rooms: text,
    amenities: text,
    accessibility: text,
    places: text,
    questions: text,
    pages: text,
  }),
  /** A line for each below the first heading. */
  facts: z.array(text),
  /** After the pet policy. */
  book: template('link'),
  room: template('rate', 'tier', 'facts', 'description'),
  /** After an amenity that the fee is for. */
  inFee: text,
});
