import * as z from 'zod';
import type { Fields } from '../fields';

/** content/offers/{id}.json: an offer, which pages show from its first day to its last. docs/behavior.md#offers */
export const offerFile = ({ text, date, picture, roomSlug }: Fields) =>
  z
    .strictObject({
      title: text,
      text,
      /** All that limits it, in full sentences. */
      terms: text,
      /** What the reservation engine knows it by. */
      code: z
        .string('must be a text')
        .regex(/^[A-Za-z0-9-]{1,20}$/, 'must have 1 to 20 letters, digits and hyphens'),
      /** The days on which it can be booked, both included, by the hotel's clock. */
      firstDay: date,
      lastDay: date,
      /** The rooms that it is for. */
      rooms: z.union(
        [z.literal('all'), z.array(roomSlug).min(1, 'must name a room, or be "all"')],
        'must be "all" or a list of names of files in content/rooms',
      ),
      picture,
    })
    .check(({ value: { firstDay, lastDay }, issues }) => {
      if (lastDay < firstDay)
        issues.push({
          code: 'custom',
          path: ['lastDay'],
          input: lastDay,
          message: 'must not come before firstDay',
        });
    });

/** content/offers.json: the words around the offers. */
export const offersFile = ({ text }: Fields) =>
  z.strictObject({
    heading: text,
    text,
    /** Over the offers of one room. */
    roomHeading: text,
    /** Before the last day: 'Book it through March 31, 2027'. */
    through: text,
    /** Before the code in the link to booking. */
    book: text,
  });

export type Offer = z.output<ReturnType<typeof offerFile>> & {
  /** Its file's name. */
  id: string;
};

export interface Offers {
  texts: z.output<ReturnType<typeof offersFile>>;
  /** What ends first comes first. */
  offers: readonly Offer[];
}
