/** Elements with a translucent background. Runs inside the page. */
export function translucentBackgrounds(): string[] {
  const isTranslucent = (color: string) => {
    const alpha = Number(/(?:, |\/ )([\d.]+)\)$/.exec(/rgba|\//.test(color) ? color : '')?.[1] ?? 1);
    return alpha > 0 && alpha < 1;
  };
  return [...document.querySelectorAll('body *')]
    .filter((each) => each.checkVisibility() && isTranslucent(getComputedStyle(each).backgroundColor))
    .map((each) => `${each.tagName.toLowerCase()}.${each.classList[0] ?? ''}`);
}

/** Heroes and headers over a picture whose background is not opaque. Runs inside the page. */
export function translucentOverPictures(): string[] {
  const parts = document.querySelectorAll('.hero--picture > .wrap, .header');
  return [...parts]
    .filter((each) => !/^rgb\(/.test(getComputedStyle(each).backgroundColor))
    .map((each) => each.className);
}

/** In forced colors, texts in other than system colors, and controls without a border. Runs inside the page. */
export function customColorsInForcedColors(): string[] {
  const probe = document.createElement('i');
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const names = ['CanvasText', 'LinkText', 'VisitedText', 'ActiveText', 'ButtonText', 'FieldText'];
  const systemColors = new Set(
    [...names, 'HighlightText', 'MarkText', 'GrayText', 'SelectedItemText'].map((name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    }),
  );
  probe.remove();
  const faults = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: parent } = walker.currentNode as Text;
    if (!parent || !data.trim() || parent.closest('svg, option, script, noscript')) continue;
    if (
      parent.checkVisibility({ visibilityProperty: true }) &&
      !systemColors.has(getComputedStyle(parent).color)
    )
      faults.add(`${data.trim().slice(0, 40)}: ${getComputedStyle(parent).color}`);
  }
  const controls = '.button, .icon-button:not(.icon-button--plain), .field__control, .switch';
  for (const each of document.querySelectorAll(controls)) {
    const { borderLeftStyle, borderLeftWidth } = getComputedStyle(each);
    const hasEdge = borderLeftStyle !== 'none' && Number.parseFloat(borderLeftWidth) >= 1;
    if (!hasEdge && each.checkVisibility({ visibilityProperty: true }))
      faults.add(`${each.className}: no edge`);
  }
  return [...faults];
}
