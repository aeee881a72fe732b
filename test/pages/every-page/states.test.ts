import { violations } from '../../support/axe';
import { goTo, type OpenPage, open, phone, resize } from '../../support/browser';
import { focusProblems, zoomed } from '../../support/focus';
import { states } from '../../support/page-states';
import { customColorsInForcedColors, prefer } from '../../support/preferences';
import { pages } from '../../support/sample-content';
import { smallTargets } from '../../support/tap-targets';

let page: OpenPage;
beforeAll(async () => {
  page = await open(pages['test-nav'].path, { viewport: phone, reducedMotion: true });
});

it.each(states)(
  '%s has no axe violations, no small targets, only system colors in forced-colors mode, and fits at 400% zoom',
  async (_state, path, enter, within = 'main') => {
    await resize(page, phone);
    await goTo(page, path);
    await enter(page);
    expect(await violations(page, { within })).toEqual([]);
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
    await prefer(page, { 'forced-colors': 'active' });
    const customColors = await page.evaluate(customColorsInForcedColors);
    await prefer(page, {});
    expect(customColors).toEqual([]);
    await resize(page, { ...phone, width: 320 });
    expect(await page.evaluate(smallTargets, 24)).toEqual([]);
    if (within === 'main' || within === 'footer') return;
    await resize(page, { ...phone, ...zoomed });
    await page.keyboard.press('Tab'); // Makes focus visible.
    expect(await page.evaluate(focusProblems)).toEqual([]);
  },
);
