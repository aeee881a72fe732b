/** What is painted see-through over what lies behind it. Runs inside the page. */
export function seeThroughGrounds(): string[] {
  const isSeeThrough = (color: string) => {
    const alpha = Number(/(?:, |\/ )([\d.]+)\)$/.exec(/rgba|\//.test(color) ? color : '')?.[1] ?? 1);
    return alpha > 0 && alpha < 1;
  };
  return [...document.querySelectorAll('body *')]
    .filter((each) => each.checkVisibility() && isSeeThrough(getComputedStyle(each).backgroundColor))
    .map((each) => `${each.tagName.toLowerCase()}.${each.classList[0] ?? ''}`);
}

/** Heroes and headers that let a picture show through under their words. Runs inside the page. */
export function openGrounds(): string[] {
  const parts = document.querySelectorAll('.hero--picture > .wrap, .header');
  return [...parts]
    .filter((each) => !/^rgb\(/.test(getComputedStyle(each).backgroundColor))
    .map((each) => each.className);
}

/**
 * Texts in another color than the few that a guest has chosen, and controls without an edge, in forced colors.
 * Runs inside the page.
 */
export function lentColors(): string[] {
  const probe = document.createElement('i');
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const names = ['CanvasText', 'LinkText', 'VisitedText', 'ActiveText', 'ButtonText', 'FieldText'];
  const own = new Set(
    [...names, 'HighlightText', 'MarkText', 'GrayText', 'SelectedItemText'].map((name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    }),
  );
  probe.remove();
  const lent = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: parent } = walker.currentNode as Text;
    if (!parent || !data.trim() || parent.closest('svg, option, script, noscript')) continue;
    if (parent.checkVisibility({ visibilityProperty: true }) && !own.has(getComputedStyle(parent).color))
      lent.add(`${data.trim().slice(0, 40)}: ${getComputedStyle(parent).color}`);
  }
  const controls = '.button, .icon-button:not(.icon-button--plain), .field__control, .switch';
  for (const each of document.querySelectorAll(controls)) {
    const { borderLeftStyle, borderLeftWidth } = getComputedStyle(each);
    const hasEdge = borderLeftStyle !== 'none' && Number.parseFloat(borderLeftWidth) >= 1;
    if (!hasEdge && each.checkVisibility({ visibilityProperty: true }))
      lent.add(`${each.className}: no edge`);
  }
  return [...lent];
}
