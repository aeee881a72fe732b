import { createWorker } from '../../server/mail/worker';
import { until } from '../../tools/harness/serverProcess';

/** Longer than any test, in ms. */
const long = 600_000;

/** A worker whose runs the test completes one by one, with the pause until the next. */
function testWorker() {
  const runs: ((pause: number) => void)[] = [];
  const worker = createWorker(() => new Promise((resolve) => runs.push(resolve)));
  return { worker, runs, begun: (count: number) => until(() => runs.length === count) };
}

/** Runs all pending callbacks. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a worker', () => {
  it('does nothing before its start, and one run at a time however often it is started', async () => {
    const { worker, runs, begun } = testWorker();
    worker.wake();
    await settle();
    expect(runs).toHaveLength(0);
    worker.start();
    worker.start();
    await begun(1);
    await settle();
    expect(runs).toHaveLength(1);
    runs[0]?.(0);
    await begun(2);
    runs[1]?.(long);
    await worker.stop();
  });

  it('pauses as long as a run asks for, unless it is woken, once for all such calls during a run', async () => {
    const { worker, runs, begun } = testWorker();
    worker.start();
    await begun(1);
    runs[0]?.(long);
    await settle();
    expect(runs).toHaveLength(1);
    worker.wake();
    await begun(2);
    worker.wake();
    worker.wake();
    runs[1]?.(long);
    await begun(3);
    runs[2]?.(long);
    await settle();
    expect(runs).toHaveLength(3);
    await worker.stop();
  });

  it('has stopped when its run has ended, and starts no other', async () => {
    const { worker, runs, begun } = testWorker();
    worker.start();
    await begun(1);
    let hasStopped = false;
    const stopped = worker.stop().then(() => {
      hasStopped = true;
    });
    await settle();
    expect(hasStopped).toBe(false);
    runs[0]?.(0);
    await stopped;
    await settle();
    expect(runs).toHaveLength(1);
    await testWorker().worker.stop(); // one that was never started
  });
});
