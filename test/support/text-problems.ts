/** Lists text that is cut off or overlaps on the page in its current state. Runs inside the page. */
export function textProblems(): string[] {
  /** Permitted overlap of glyphs, in px, for rounding and the side bearings of italics and digits. */
  const tolerance = 2;
  const problems = new Set<string>();
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  /** A line of text, with the box of its glyphs. */
  interface Line extends Box {
    text: string;
    block: Element;
    /** The closest fixed or sticky ancestor; null if the text scrolls with the page. */
    layer: Element | null;
  }

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const closest = (element: Element | null, wanted: (style: CSSStyleDeclaration) => boolean) => {
    let each = element;
    while (each && !wanted(styleOf(each))) each = each.parentElement;
    return each;
  };
  const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const quote = (text: string) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  const nameOf = (element: Element) =>
    element.tagName.toLowerCase() + (element.classList[0] ? `.${element.classList[0]}` : '');

  /** Returns the lines of a text node. Measures the height of glyphs, which is less than the height of line boxes. */
  function linesOf(node: Text, parent: Element): Line[] {
    const style = styleOf(parent);
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const text = style.textTransform === 'uppercase' ? node.data.toUpperCase() : node.data;
    const ink = canvas.measureText(text);
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ left, right, top }) => ({
        left,
        right,
        top: top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent,
        bottom: top + ink.fontBoundingBoxAscent + ink.actualBoundingBoxDescent,
        text: node.data,
        block: closest(parent, ({ display }) => !/^(inline|contents)$/.test(display)) ?? parent,
        layer: closest(parent, ({ position }) => position === 'fixed' || position === 'sticky'),
      }));
  }

  /** Reports a line that overflows its block, the viewport, or a clipping ancestor. */
  function checkEdges(line: Line) {
    let across = true;
    let down = true;
    const check = (name: string, box: Box) => {
      if (across && (line.left < box.left - tolerance || line.right > box.right + tolerance))
        problems.add(`${quote(line.text)} is wider than ${name}`);
      if (down && (line.top < box.top - tolerance || line.bottom > box.bottom + tolerance))
        problems.add(`${quote(line.text)} is taller than ${name}`);
    };
    // Checks only the width, since descenders may overflow a tight line. Allows for hanging quotation marks.
    const { left, right } = line.block.getBoundingClientRect();
    const hanging = Math.min(0, Number.parseFloat(styleOf(line.block).textIndent));
    check(`its ${nameOf(line.block)}`, { left: left + hanging, right, top: line.top, bottom: line.bottom });
    for (let each: Element | null = line.block; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, position } = styleOf(each);
      if (isClipped(overflowX) || isClipped(overflowY))
        check(`${nameOf(each)}, which clips it`, each.getBoundingClientRect());
      across &&= !isScrolled(overflowX);
      down &&= !isScrolled(overflowY);
      if (position === 'fixed') break;
    }
    down = false;
    check('the screen', { left: 0, top: 0, right: innerWidth, bottom: 0 });
  }

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || !node.data.trim()) continue;
    // Skips text in drawings, which the tests of the floor plans and the town map cover.
    if (parent.closest('a[href="#site-main"], option, script, svg')) continue;
    if (closest(parent, ({ clipPath }) => clipPath === 'inset(50%)')) continue; // Visually hidden.
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    lines.push(...linesOf(node, parent));
  }

  lines.forEach(checkEdges);
  lines.sort((a, b) => a.top - b.top);
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.top > line.bottom - tolerance) break;
      if (other.block === line.block || other.layer !== line.layer) continue;
      const width = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      const height = Math.min(line.bottom, other.bottom) - other.top;
      if (width > tolerance && height > tolerance)
        problems.add(`${quote(line.text)} and ${quote(other.text)} overlap`);
    }
  });

  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
    if (field.checkVisibility() && field.scrollWidth > field.clientWidth + 1)
      problems.add(`${nameOf(field)} ${field.name} shows only part of its text`);

  return [...problems];
}
