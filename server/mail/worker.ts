/**
 * Calls `runOnce` in a loop, with the pause (ms) that each run returns, until stopped.
 * `wake` ends the pause; `stop` resolves after the current run.
 */
export function createWorker(runOnce: () => Promise<number>) {
  let isStopping = false;
  /** Whether `wake` or `stop` was called since the last run began. */
  let isWoken = false;
  let endPause: () => void = () => undefined;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (!isStopping) {
      isWoken = false;
      const pause = await runOnce();
      if (isWoken) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
        endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  function wake(): void {
    isWoken = true;
    endPause();
  }

  return {
    start(): void {
      running ??= run();
    },
    wake,
    async stop(): Promise<void> {
      isStopping = true;
      wake();
      await running;
    },
  };
}
