/** Work that must not happen at the same time: each waits for the one before, however that ended. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
