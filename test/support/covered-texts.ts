/**
 * Where a drawing, a picture or anything else that is painted lies over a text that does not stand on it. Runs inside
 * the page, and leaves it at its top, with everything open to hits.
 */
export function coveredTexts(): string[] {
  /** px between the points of a line that are looked at. */
  const step = 20;
  const faults = new Set<string>();

  // What lets clicks through is seen all the same; of drawings only what is painted.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after { pointer-events: auto !important } svg, svg * { pointer-events: visiblePainted !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const hasGround = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
  };
  const paints = (element: Element) =>
    isShown(element) && (element.matches('img, video, iframe, canvas, svg *') || hasGround(element));
  /** What stays in its place while the page scrolls, or null: the page itself. */
  const layerOf = (element: Element) => {
    let each: Element | null = element;
    while (each && !/fixed|sticky/.test(getComputedStyle(each).position)) each = each.parentElement;
    return each;
  };
  /** What covers the text of an element at a point, if anything does. */
  function coverAt(parent: Element, x: number, y: number): Element | undefined {
    const stack = document.elementsFromPoint(x, y);
    // Before it; nothing where it is cut off or scrolled away inside its box.
    return stack
      .slice(0, Math.max(0, stack.indexOf(parent)))
      .find((each) => !parent.contains(each) && paints(each) && layerOf(each) === layerOf(parent));
  }

  const texts: { node: Text; parent: Element }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    const isRead = parent && !parent.closest('svg, option, script, .skip-link, .visually-hidden');
    if (isRead && node.data.trim() && isShown(parent)) texts.push({ node, parent });
  }
  const range = document.createRange();
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    for (const { node, parent } of texts) {
      range.selectNodeContents(node);
      for (const { left, right, top: from, bottom } of range.getClientRects()) {
        // Letters fill the middle of their line.
        const y = (from + bottom) / 2;
        if (y < 0 || y > innerHeight) continue;
        for (let x = left + 1; x < right; x += step) {
          const cover = coverAt(parent, x, y);
          const owner = cover?.closest('[class]')?.getAttribute('class');
          if (cover) faults.add(`${cover.tagName} of ${owner} over "${node.data.trim().slice(0, 40)}"`);
          if (cover) break;
        }
      }
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...faults];
}
