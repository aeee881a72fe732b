let finish: (() => void) | undefined;

/** Ignores rejections: they mean that the browser skipped a transition for a newer one or in a hidden tab. */
const noop = () => {};

/** Phones need longer to capture the old page than the transition lasts. */
const isPhone = () => matchMedia('(hover: none)').matches;

/**
 * Changes the page in a view transition, if the browser supports them. React renders the new page when it has time, so
 * the transition waits until `pageChanged` is called.
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

/** Must be called when the new page is in the document. */
export function pageChanged(): void {
  finish?.();
  finish = undefined;
}
