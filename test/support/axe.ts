import { AxePuppeteer } from '@axe-core/puppeteer';
import type { Page } from 'puppeteer';
import { until } from '../../tools/harness/serverProcess';

/** The rules of WCAG 2.2 at levels A and AA, and what is good practice beyond them. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of level AAA: 7 to 1 (1.4.6; the rule leaves what is below 4.5 to AA's), and links that say where they lead (2.4.9). */
const rules = {
  'color-contrast-enhanced': { enabled: true },
  'identical-links-same-purpose': { enabled: true },
};

/**
 * Red buttons keep the hotel's red, at 4.5 to 1; with prefers-contrast they reach 7. The style guide shows what is never
 * a ground of text. docs/accessibility.md
 */
const isBrandColor = (id: string, html: string) =>
  id === 'color-contrast-enhanced' && /button--(primary|strong)|swatch--coral/.test(html);

const hasSettled = () =>
  document.getAnimations().every((each) => !(each instanceof CSSTransition) || each.playState !== 'running');

/**
 * What axe finds wrong with a page, or with its contrast alone, as it stands: 'rule: element, element'. The map's frame is another site's. The
 * legacy mode runs axe in the page itself rather than in a second one, which takes half the time.
 */
export async function violations(
  page: Page,
  { isRedExcepted = true, isContrastAlone = false } = {},
): Promise<string[]> {
  // A color on its way to another is neither.
  await until(() => page.evaluate(hasSettled), 5);
  const axe = new AxePuppeteer(page).setLegacyMode();
  const resultTypes: 'violations'[] = ['violations'];
  if (isContrastAlone) axe.options({ resultTypes }).withRules(['color-contrast', 'color-contrast-enhanced']);
  else axe.options({ rules, resultTypes }).withTags(tags);
  const { violations: found } = await axe
    .exclude('iframe')
    // Nor is it put into frames: the desk's preview loads anew at any time.
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
