import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'puppeteer';
import { until } from '../../tools/harness/serverProcess';

/** Less than half of what would be sent to each page otherwise. */
const script = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const options: axe.RunOptions = {
  /** WCAG 2.2 at levels A and AA, and axe's best practices. */
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  /** Level AAA: contrast of 7:1 (1.4.6; below 4.5:1 the AA rule reports) and link purpose (2.4.9). */
  rules: {
    'color-contrast-enhanced': { enabled: true },
    'identical-links-same-purpose': { enabled: true },
  },
  resultTypes: ['violations'],
  /** Preloading films takes as long as all rules, and none has sound. */
  preload: false,
  /** Frames have another origin, or reload at any time. */
  iframes: false,
};
const contrastAlone: axe.RunOptions = {
  ...options,
  runOnly: ['color-contrast', 'color-contrast-enhanced'],
  rules: {},
};

/** Excludes the hotel's red on buttons, with 4.5:1 (7:1 with prefers-contrast). docs/accessibility.md */
const isBrandColor = (id: string, html: string) =>
  id === 'color-contrast-enhanced' && /button--(primary|strong)/.test(html);

const hasSettled = () =>
  document.getAnimations().every((each) => !(each instanceof CSSTransition) || each.playState !== 'running');

/**
 * Violations on a page in its current state, or in one part of it, of all rules or only of contrast: 'rule: element,
 * element'. Excludes the map's frame, a third party.
 */
export async function violations(
  page: Page,
  { isRedExcepted = true, isContrastAlone = false, within = 'body' } = {},
): Promise<string[]> {
  // Waits for transitions: axe would measure a color in between.
  await until(() => page.evaluate(hasSettled), 5);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const found = await page.evaluate(
    async (include, how) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const result = await axe.run({ include: [include], exclude: ['iframe'] }, how);
      // Without what has passed: it would be most of the answer.
      return result.violations;
    },
    within,
    isContrastAlone ? contrastAlone : options,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !isRedExcepted || !isBrandColor(id, html))
      .map(
        ({ target, failureSummary }) =>
          `${id}: ${target.join(' ')} ${failureSummary?.split('\n').slice(1).join(';')}`,
      ),
  );
}
