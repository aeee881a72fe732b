/** Photographs are decoded, and changes made, one after the other. */
import { setTimeout as wait } from 'node:timers/promises';
import { createTurns } from '../turns';

it('never works on two things at once, also after one has failed', async () => {
  const inTurn = createTurns();
  let atOnce = 0;
  let most = 0;
  const work = (isGood: boolean) => async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await wait(1);
    atOnce -= 1;
    if (!isGood) throw new Error('no good');
    return 'done';
  };
  const ended = await Promise.allSettled([true, false, true, true].map((isGood) => inTurn(work(isGood))));
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(most).toBe(1);
});
