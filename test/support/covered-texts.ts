/**
 * Where a drawing, a picture or anything taken out of the flow lies over a text that does not stand on it. Runs inside
 * the page, as it is now, and leaves it at its top.
 * @param isWhole the whole page, or its first screen alone
 */
export function coveredTexts(isWhole: boolean): string[] {
  /** px between the points of a line that are looked at under a drawing; under a box its ends and middle are. */
  const step = 12;
  const faults = new Set<string>();

  // What lets clicks through is seen all the same; of drawings only what is painted. It stays, for the next call.
  const { dataset } = document.documentElement;
  if (!dataset.paintIsHit) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { pointer-events: auto !important } svg, svg * { pointer-events: visiblePainted !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    dataset.paintIsHit = 'true';
  }

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const named = (element: Element) => {
    const owner = element.closest('[class]') ?? element;
    return `${element.tagName.toLowerCase()} of ${owner.getAttribute('class') || owner.tagName.toLowerCase()}`;
  };
  const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
    x >= left && x <= right && y >= top && y <= bottom;
  const isGround = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
  const pseudoGrounds = (element: Element) =>
    ['::before', '::after'].some((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return style.content !== 'none' && isGround(style);
    });

  /** Whether an element, or what it puts before or after its content, leaves paint at a point where it lies. */
  function paints(element: Element, x: number, y: number): boolean {
    if (!isShown(element)) return false;
    if (element.matches('img, video, iframe, canvas, svg *')) return true;
    const isBox = [...element.getClientRects()].some((box) => holds(box, x, y));
    return isBox ? isGround(getComputedStyle(element)) : pseudoGrounds(element);
  }

  /** What may lie where something else has its place. */
  function isLoose(element: Element): boolean {
    if (element.matches('img, video, iframe, canvas, svg')) return true;
    if (element instanceof SVGElement) return false;
    const style = getComputedStyle(element);
    return (
      style.position !== 'static' ||
      style.transform !== 'none' ||
      [style.marginTop, style.marginBottom, style.marginLeft].some((margin) => margin.startsWith('-'))
    );
  }

  /** What stays in its place while the page scrolls, or null: the page itself. */
  function layerOf(element: Element): Element | null {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return each;
    return null;
  }

  /** What covers the text of an element at a point, if anything does. */
  function coverAt(parent: Element, x: number, y: number): Element | undefined {
    const stack = document.elementsFromPoint(x, y);
    const own = stack.indexOf(parent);
    // Cut off, or scrolled away inside its box: not there, rather than covered.
    if (own < 0) return undefined;
    return stack.slice(0, own).find((each) => {
      if (parent.contains(each) || !paints(each, x, y)) return false;
      // What floats lies over something wherever the page is scrolled; over its beginning it lies for good.
      return scrollY === 0 || layerOf(each) === layerOf(parent);
    });
  }

  const isWanted = (element: Element) => isWhole || element.getBoundingClientRect().top < innerHeight;

  const texts: { node: Text; parent: Element }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || !node.data.trim() || parent.closest('svg, option, script, .skip-link, .visually-hidden'))
      continue;
    if (isWanted(parent) && isShown(parent)) texts.push({ node, parent });
  }

  const loose = [...document.querySelectorAll('body *')].filter(
    (each) => isWanted(each) && isLoose(each) && isShown(each),
  );
  const range = document.createRange();
  const end = isWhole ? document.documentElement.scrollHeight : 1;
  for (let top = 0; top < end; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    const over = loose
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && box.top < innerHeight);
    for (const { node, parent } of texts) {
      const near = parent.getBoundingClientRect();
      if (near.bottom < 0 || near.top > innerHeight) continue;
      range.selectNodeContents(node);
      for (const { left, right, top: from, bottom } of range.getClientRects()) {
        // Letters fill the middle of their line.
        const y = (from + bottom) / 2;
        if (right - left < 2 || y < 0 || y > innerHeight) continue;
        for (const { element, box } of over) {
          if (y < box.top || y > box.bottom || left > box.right || right < box.left) continue;
          if (element.contains(parent) || parent.contains(element)) continue;
          const [first, last] = [Math.max(left, box.left) + 1, Math.min(right, box.right) - 1];
          const stride = element.tagName === 'svg' ? step : Math.max(step, (last - first) / 2);
          for (let x = first; x <= last; x += stride) {
            const cover = coverAt(parent, x, y);
            if (cover) faults.add(`${named(cover)} over "${node.data.trim().slice(0, 40)}"`);
            if (cover) break;
          }
        }
      }
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...faults];
}
