import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'puppeteer';
import { until } from '../../tools/harness/serverProcess';

/** The minified build of axe, which more than halves the code sent to each page. */
const script = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const options: axe.RunOptions = {
  /** WCAG 2.2 at levels A and AA, and axe's best practices. */
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  /** Adds level AAA rules: contrast of 7:1 (1.4.6) instead of the AA rule's 4.5:1, and link purpose (2.4.9). */
  rules: {
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
    'identical-links-same-purpose': { enabled: true },
  },
  resultTypes: ['violations'],
  /** Omits rules that passed, because describing these rules takes a third of the time. */
  reporter: 'no-passes',
  /** Disabled because preloading the silent videos takes as long as running all the rules. */
  preload: false,
  /** Skips frames, which are cross-origin or may reload at any time. */
  iframes: false,
};
const contrastOptions: axe.RunOptions = {
  ...options,
  runOnly: ['color-contrast-enhanced'],
  rules: {},
};

/** Level AA's minimum ratio. The hotel's red buttons reach 7:1 only with prefers-contrast. docs/accessibility.md */
const minimumContrast = 4.5;
const isBrandColor = (id: string, { html, any: [check] }: axe.NodeResult) =>
  id === 'color-contrast-enhanced' &&
  /button--(primary|strong)/.test(html) &&
  check?.data.contrastRatio >= minimumContrast;

const hasSettled = () =>
  document.getAnimations().every((each) => !(each instanceof CSSTransition) || each.playState !== 'running');

/**
 * Returns axe violations in a page's current state, for all rules or only for contrast. Excludes the map's third-party
 * frame.
 * @param within selector of the element to check
 */
export async function violations(
  page: Page,
  { isRedExcepted: allowBrandRed = true, isContrastAlone: contrastOnly = false, within = 'html' } = {},
): Promise<string[]> {
  // Waits for transitions; otherwise, axe would measure an intermediate color.
  await until(() => page.evaluate(hasSettled), 5);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const found = await page.evaluate(
    async (include, how) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return (await axe.run({ include: [include], exclude: ['iframe'] }, how)).violations;
    },
    within,
    contrastOnly ? contrastOptions : options,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => !allowBrandRed || !isBrandColor(id, node))
      .map(
        ({ target, failureSummary }) =>
          `${id}: ${target.join(' ')} ${failureSummary?.split('\n').slice(1).join(';')}`,
      ),
  );
}
