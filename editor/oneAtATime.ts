/** What makes work wait for the work before it: two pieces that read and write the same files must not overlap. */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  };
}

/** The desk's queue: pictures, publishing and undoing all write below media/ and content/. */
export const inTurn = oneAtATime();
