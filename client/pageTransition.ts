let finish: (() => void) | undefined;

/**
 * Changes the page inside the browser's own view transition, where it has them. React renders a new page when it
 * finds the time, so the transition waits until `pageChanged` says that it stands.
 */
export function changePage(navigate: () => void): void {
  if (!document.startViewTransition) {
    navigate();
    return;
  }
  document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
        navigate();
      }),
  );
}

/** To be called when a new page stands in the document. */
export function pageChanged(): void {
  finish?.();
  finish = undefined;
}
