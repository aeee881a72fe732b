import { readFileSync } from 'node:fs';
import { AxePuppeteer } from '@axe-core/puppeteer';
import type { Page } from 'puppeteer';
import { until } from '../../tools/harness/serverProcess';

/** Less than half of what would be sent to each page otherwise. */
const minified = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** WCAG 2.2 at levels A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Level AAA: contrast of 7:1 (1.4.6; below 4.5:1 the AA rule reports) and link purpose (2.4.9). */
const rules = {
  'color-contrast-enhanced': { enabled: true },
  'identical-links-same-purpose': { enabled: true },
};

/**
 * Excludes the hotel's red on buttons, with 4.5:1 (7:1 with prefers-contrast), and the style guide's color samples, which
 * are not text backgrounds. docs/accessibility.md
 */
const isBrandColor = (id: string, html: string) =>
  id === 'color-contrast-enhanced' && /button--(primary|strong)|swatch--accent/.test(html);

const hasSettled = () =>
  document.getAnimations().every((each) => !(each instanceof CSSTransition) || each.playState !== 'running');

/**
 * Violations on a page in its current state, or in one part of it, of all rules or only of contrast: 'rule: element,
 * element'. Excludes the map's frame, a third party. Legacy mode runs axe in the page itself, which takes half the time.
 */
export async function violations(
  page: Page,
  { isRedExcepted = true, isContrastAlone = false, within = 'body' } = {},
): Promise<string[]> {
  // Waits for transitions: axe would measure a color in between.
  await until(() => page.evaluate(hasSettled), 5);
  const axe = new AxePuppeteer(page, minified).setLegacyMode();
  // Without preloading films: it takes as long as all rules, and none has sound.
  const common = { resultTypes: ['violations' as const], preload: false };
  if (isContrastAlone) axe.options(common).withRules(['color-contrast', 'color-contrast-enhanced']);
  else axe.options({ rules, ...common }).withTags(tags);
  const { violations: found } = await axe
    .include(within)
    .exclude('iframe')
    // Not injected into frames either: the desk's preview reloads at any time.
    .disableFrame('iframe')
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !isRedExcepted || !isBrandColor(id, html))
      .map(
        ({ target, failureSummary }) =>
          `${id}: ${target.join(' ')} ${failureSummary?.split('\n').slice(1).join(';')}`,
      ),
  );
}
