import { AxePuppeteer } from '@axe-core/puppeteer';
import type { Page } from 'puppeteer';
import { until } from '../../tools/serverProcess';

/** The rules of WCAG 2.2 at levels A and AA, and what is good practice beyond them. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const hasSettled = () =>
  document.getAnimations().every((each) => !(each instanceof CSSTransition) || each.playState !== 'running');

/**
 * What axe finds wrong with a page as it stands: 'rule: element, element'. The map's frame is another site's. The
 * legacy mode runs axe in the page itself rather than in a second one, which takes half the time.
 */
export async function violations(page: Page): Promise<string[]> {
  // A color on its way to another is neither.
  await until(() => page.evaluate(hasSettled), 5);
  const { violations: found } = await new AxePuppeteer(page)
    .setLegacyMode()
    .withTags(rules)
    .exclude('iframe')
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')} ${failureSummary?.split('\n').slice(1).join(';')}`,
    ),
  );
}
