/**
 * Simulates servers, guests, an operator, and a mail provider in one process, with a mocked clock and random problems.
 * `SEEDS=10000 npx jest simulation` tries more seeds. `SEED=17 npx jest simulation` runs one and prints all its events.
 */
import { simulate } from '../support/simulation/simulation';

const { SEED, SEEDS = '120' } = process.env;
const seeds = SEED ? [Number(SEED)] : Array.from({ length: Number(SEEDS) }, (_, index) => index + 1);

/** How often progress is shown, in ms. */
const progressInterval = 5000;

jest.setTimeout(Math.max(seeds.length * 1000, 60_000));

it('two simulations with the same seed have the same events', async () => {
  const [first, second] = [await simulate(7), await simulate(7)];
  expect(first.events.length).toBeGreaterThan(50);
  expect(second).toEqual(first);
});

it('whatever goes wrong, each inquiry is delivered once, or the failure is reported', async () => {
  let shownAt = performance.now();
  for (const seed of seeds) {
    if (performance.now() - shownAt > progressInterval) {
      shownAt = performance.now();
      process.stderr.write(`simulation: seed ${seed} of ${seeds.length}\n`);
    }
    const { violations, events, problems } = await simulate(seed);
    if (SEED) console.log(events.join('\n'));
    if (violations.length > 0)
      throw new Error(
        `SEED=${seed}\n${problems.join(', ')}\n${events.join('\n')}\n\n${violations.join('\n')}`,
      );
  }
});
