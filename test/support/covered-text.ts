/**
 * Lists text that is covered by a painted element outside the text's parent. Runs inside the page. Leaves the page
 * scrolled to the top, with pointer-events enabled.
 */
export function coveredText(): string[] {
  /** Distance between sample points on a line, in px. */
  const step = 20;
  const problems = new Set<string>();

  // Enables hit testing for all visible elements; in SVGs, only for painted shapes.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after { pointer-events: auto !important } svg, svg * { pointer-events: visiblePainted !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const hasBackground = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
  };
  const paints = (element: Element) =>
    isShown(element) && (element.matches('img, video, iframe, canvas, svg *') || hasBackground(element));
  /** Returns an element's closest fixed or sticky ancestor, or null if the element scrolls with the page. */
  const layerOf = (element: Element) => {
    let each: Element | null = element;
    while (each && !/fixed|sticky/.test(getComputedStyle(each).position)) each = each.parentElement;
    return each;
  };
  /** Returns the element that covers the parent's text at a point in the viewport. */
  function coverAt(parent: Element, x: number, y: number): Element | undefined {
    const stack = document.elementsFromPoint(x, y);
    // Searches the elements above the parent. There are none if the parent is clipped or scrolled out of view.
    return stack
      .slice(0, Math.max(0, stack.indexOf(parent)))
      .find((each) => !parent.contains(each) && paints(each) && layerOf(each) === layerOf(parent));
  }

  const nodes: { node: Text; parent: Element }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    const isText = parent && !parent.closest('svg, option, script, a[href="#site-main"]');
    if (isText && node.data.trim() && isShown(parent)) nodes.push({ node, parent });
  }
  const range = document.createRange();
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    for (const { node, parent } of nodes) {
      range.selectNodeContents(node);
      for (const { left, right, top: from, bottom } of range.getClientRects()) {
        // Samples the middle of the line, where glyphs are.
        const y = (from + bottom) / 2;
        if (y < 0 || y > innerHeight) continue;
        for (let x = left + 1; x < right; x += step) {
          const cover = coverAt(parent, x, y);
          const owner = cover?.closest('[class]')?.getAttribute('class');
          if (cover) problems.add(`${cover.tagName} of ${owner} over "${node.data.trim().slice(0, 40)}"`);
          if (cover) break;
        }
      }
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...problems];
}
