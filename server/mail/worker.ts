/**
 * Runs something again and again, with the pause (ms) that each run returns, until it is stopped.
 * `wake` ends the pause; `stop` resolves after the run that is under way.
 */
export function createWorker(runOnce: () => Promise<number>) {
  let isStopping = false;
  /** A wake or a stop was asked for since the last run began. */
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
