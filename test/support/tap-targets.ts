/** Lists links and controls narrower or shorter than `minSize` px (24: WCAG 2.5.8; 44: 2.5.5). Runs inside the page. */
export function smallTargets(minSize: number): string[] {
  const problems = new Set<string>();
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=tab], [role=switch]',
  );
  /** Whether the element is inside a sentence. WCAG 2.5.8 and 2.5.5 exempt targets in sentences. */
  const isInline = (element: HTMLElement) => {
    if (getComputedStyle(element).display !== 'inline') return false;
    const block = element.closest('p, li, dd, td, th, address, figcaption');
    return (
      block !== null &&
      (block.textContent ?? '').trim().length > (element.textContent ?? '').trim().length + 1
    );
  };
  /** Whether a larger control has the same function, which exempts the element from WCAG 2.5.5. */
  const hasEquivalent = (element: Element) =>
    minSize > 24 && element.closest('[aria-roledescription=carousel] ul, svg') !== null;
  for (const element of controls) {
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('[inert]') ||
      isInline(element) ||
      hasEquivalent(element)
    )
      continue;
    // A label is part of its control's target, and a card's link covers the card.
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const cover = getComputedStyle(element, '::after');
    const covered =
      cover.content !== 'none' && cover.position === 'absolute'
        ? element.closest<HTMLElement>('article, li, figure, div')
        : null;
    const boxes = [element, ...labels, ...(covered ? [covered] : [])].map((each) =>
      each.getBoundingClientRect(),
    );
    const width = Math.max(...boxes.map((box) => box.width));
    const height = Math.max(...boxes.map((box) => box.height));
    // Skips visually hidden elements, such as the skip link.
    const isHidden = boxes[0] !== undefined && (boxes[0].bottom <= 0 || boxes[0].width <= 1);
    if (!isHidden && Math.min(width, height) < minSize - 0.5) {
      const words = (element.getAttribute('aria-label') ?? element.innerText ?? '').trim().slice(0, 30);
      problems.add(
        `${element.tagName.toLowerCase()}.${element.className} "${words}" ${Math.round(width)}x${Math.round(height)}`,
      );
    }
  }
  return [...problems];
}
