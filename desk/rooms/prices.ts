import * as z from 'zod';
import { hashOf } from '../../server/content/readHotel';
import { readFiles } from '../content/contentFiles';
import { Refusal } from '../content/refusal';
import { textWith } from '../content/saveEntry';
import { valueQuestions } from '../content/suspiciousValues';
import { withValueAt } from '../content/valueAt';
import { enqueue, writeChanges } from '../content/writeChanges';
import type { Desk } from '../deskSettings';
import { roomFileOf, roomIn } from './moveAndHide';

export const pricesRequest = z.strictObject({
  prices: z.array(
    z.strictObject({
      slug: z.string(),
      /** The hash of the room's file when the owner typed the price. */
      hash: z.string(),
      price: z.unknown(),
      seasons: z.unknown().optional(),
    }),
  ),
});

/**
 * Saves several rooms' prices, including seasonal prices. Saves either all rooms or none.
 * @throws Refusal if a room's file no longer matches its hash, or the content would have a new error
 */
export const savePrices = (desk: Desk, { prices }: z.output<typeof pricesRequest>): Promise<void> =>
  enqueue(async () => {
    const files = await readFiles(desk.root);
    const rooms = prices.map(({ slug, hash, price, seasons }) => {
      const [file, room] = [roomFileOf(slug), roomIn(files, slug)];
      const before = files.get(file) ?? '';
      if (hashOf(before) !== hash)
        throw new Refusal(
          409,
          `${room.name} was changed by someone else in the meantime. Open its form to see how.`,
        );
      const value = withValueAt({ ...room, price }, ['seasons'], seasons);
      return { file, room, value, text: textWith(file, value, before) };
    });
    const changes = new Map(rooms.map(({ file, text }) => [file, text]));
    const questions = rooms.flatMap(({ file, room, value }) =>
      valueQuestions(file, value, room, new Map([...files, ...changes])).map(
        (question) => `${room.name}: ${question}`,
      ),
    );
    await writeChanges(desk, changes, { refusal: 'No price was saved. Please fix:', questions });
  });
