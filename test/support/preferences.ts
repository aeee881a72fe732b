import type { CDPSession, Page } from 'puppeteer';

/** Open sessions by page. Detaching a session would reset its emulation. */
const sessions = new WeakMap<Page, CDPSession>();

/** Values of media features by name. */
interface Preferences {
  'forced-colors'?: 'active';
  'prefers-contrast'?: 'more';
  'prefers-reduced-transparency'?: 'reduce';
}

/** Emulates these preferences in addition to reduced motion. */
export async function prefer(page: Page, preferences: Preferences): Promise<void> {
  const session = sessions.get(page) ?? (await page.createCDPSession());
  sessions.set(page, session);
  const features = Object.entries({ ...preferences, 'prefers-reduced-motion': 'reduce' });
  await session.send('Emulation.setEmulatedMedia', {
    features: features.map(([name, value]) => ({ name, value })),
  });
}

/** Lists elements with a translucent background. Runs inside the page. */
export function translucentBackgrounds(): string[] {
  const isTranslucent = (color: string) => {
    const alpha = Number(/(?:, |\/ )([\d.]+)\)$/.exec(/rgba|\//.test(color) ? color : '')?.[1] ?? 1);
    return alpha > 0 && alpha < 1;
  };
  return [...document.querySelectorAll('body *')]
    .filter((each) => each.checkVisibility() && isTranslucent(getComputedStyle(each).backgroundColor))
    .map((each) => `${each.tagName.toLowerCase()}.${each.classList[0] ?? ''}`);
}

/** Lists text without system colors and controls without a border in forced-colors mode. Runs inside the page. */
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
  const problems = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: parent } = walker.currentNode as Text;
    if (!parent || !data.trim() || parent.closest('svg, option, script, noscript')) continue;
    const { color } = getComputedStyle(parent);
    if (parent.checkVisibility({ visibilityProperty: true }) && !systemColors.has(color))
      problems.add(`${data.trim().slice(0, 40)}: ${color}`);
  }
  // Excludes checkboxes and radio buttons, which the browser draws.
  const controls = 'button[type=submit], [role=switch], textarea, input:not([type=radio], [type=checkbox])';
  for (const each of document.querySelectorAll(controls)) {
    const { borderBottomStyle, borderBottomWidth } = getComputedStyle(each);
    const hasEdge = borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1;
    if (!hasEdge && each.checkVisibility({ visibilityProperty: true }))
      problems.add(`${each.className}: no border`);
  }
  return [...problems];
}
