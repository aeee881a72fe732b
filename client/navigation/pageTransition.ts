let finish: (() => void) | undefined;

/** Nothing depends on the end of a transition: the browser skips one for a newer one, or in a hidden tab. */
const ignore = () => {};

/** A phone needs longer to capture the old page than the transition lasts. */
const isPhone = () => matchMedia('(hover: none)').matches;

/**
 * Changes the page in a view transition, where the browser has them. React renders a new page when it finds the time, so
 * the transition waits until `pageChanged` is called.
 * @param change called once, at once or in the next frame
 */
export function changePage(change: () => void): void {
  pageChanged();
  if (!document.startViewTransition || document.hidden || isPhone()) {
    change();
    return;
  }
  const { ready, finished, updateCallbackDone } = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
        change();
      }),
  );
  for (const end of [ready, finished, updateCallbackDone]) end.catch(ignore);
}

/** To be called when the new page is in the document. */
export function pageChanged(): void {
  finish?.();
  finish = undefined;
}
