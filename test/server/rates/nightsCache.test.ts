/** The requests to the engine and their order. For the engine's responses, see rates.test.ts. */
import { createNightsCache, maxEntries } from '../../../server/rates/nightsCache';

const open = (spacing = 0) =>
  createNightsCache({ spacing, onOutcome: () => undefined, onFailure: () => undefined });

/** Requests a month, and adds its key to `made` when the engine gets the request. */
function request(cache: ReturnType<typeof open>, key: string, made: string[], isPriority = false) {
  const fetch = async () => {
    made.push(key);
    return key;
  };
  return cache.get(key, fetch, { maxWait: 5000, isPriority, mayRequest: () => true });
}

it('requests nights for two adults before nights for other parties that have waited longer', async () => {
  const made: string[] = [];
  const cache = open(20);
  const others = ['first', 'second', 'third'].map((key) => request(cache, key, made));
  await Promise.all([...others, request(cache, 'two adults', made, true)]);
  expect(made).toEqual(['first', 'two adults', 'second', 'third']);
});

it('deletes the oldest responses once there are too many, but keeps responses for two adults', async () => {
  const made: string[] = [];
  const cache = open();
  await request(cache, 'two adults', made, true);
  for (let index = 0; index < maxEntries; index += 1) await request(cache, `party ${index}`, made);
  made.length = 0;
  await request(cache, 'one more', made);
  for (const key of ['two adults', `party ${maxEntries - 1}`, 'party 0']) await request(cache, key, made);
  expect(made).toEqual(['one more', 'party 0']);
});

it('makes no request for a guest who has reached the limit', async () => {
  let calls = 0;
  const fetch = async () => {
    calls += 1;
  };
  const options = { maxWait: 5000, isPriority: true, mayRequest: () => false };
  expect(await open().get('a', fetch, options)).toBeUndefined();
  expect(calls).toBe(0);
});
