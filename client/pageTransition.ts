let finish: (() => void) | undefined;

/** Nothing depends on how a transition ends: the browser skips one for a newer one, or in a tab that is hidden. */
const ignore = () => {};

/** On phones, whose processors take longer to picture the old page than a transition takes to be seen. */
const isPhone = () => matchMedia('(hover: none)').matches;

/**
 * Changes the page inside the browser's own view transition, where it has them. React renders a new page when it
 * finds the time, so the transition waits until `pageChanged` says that it stands.
 * @param navigate called once, at once or in the next frame
 */
export function changePage(navigate: () => void): void {
  pageChanged();
  if (!document.startViewTransition || document.hidden || isPhone()) {
    navigate();
    return;
  }
  const { ready, finished, updateCallbackDone } = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
        navigate();
      }),
  );
  for (const end of [ready, finished, updateCallbackDone]) end.catch(ignore);
}

/** To be called when a new page stands in the document. */
export function pageChanged(): void {
  finish?.();
  finish = undefined;
}
