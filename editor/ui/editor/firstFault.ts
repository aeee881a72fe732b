/** After a save that the form itself refuses, leads to the first field with a fault, as Keystatic does not. */
export function showFirstFault(): void {
  document.addEventListener('submit', () => {
    // Once for the state to change, once for it to be drawn.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const field = document.querySelector<HTMLElement>('[aria-invalid="true"]');
        field?.scrollIntoView({ block: 'center' });
        field?.focus();
      }),
    );
  });
}
