let finish: (() => void) | undefined;

/** Ignores a rejection: the browser skips a transition if a newer one starts or the tab is hidden. */
const noop = () => {};

/** Phones have no transitions, because capturing the old page would take longer than the transition itself. */
const isPhone = () => matchMedia('(hover: none)').matches;

/**
 * Changes the page in a view transition, if the browser supports view transitions. React renders the new page later, so
 * the transition waits for a call to `pageChanged`.
 * @param change called once, immediately or in the next frame
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
  for (const end of [ready, finished, updateCallbackDone]) end.catch(noop);
}

/** Lets the transition start. Must be called when the new page is in the document. */
export function pageChanged(): void {
  finish?.();
  finish = undefined;
}
