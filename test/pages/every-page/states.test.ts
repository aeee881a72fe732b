import { violations } from '../../support/axe';
import { goTo, type OpenPage, open, phone, resize } from '../../support/browser';
import { pages } from '../../support/content';
import { customColorsInForcedColors } from '../../support/contrast-preferences';
import { prefer } from '../../support/emulation';
import { states } from '../../support/states';
import { smallTargets } from '../../support/targets';

const narrowest = { ...phone, width: 320 };

let page: OpenPage;
beforeAll(async () => {
  page = await open(pages['test-nav'].path, { viewport: phone, reducedMotion: true });
});

it.each(states)(
  '$name on $path has no axe violations, no small targets, and only system colors in forced colors',
  async ({ path, enter, shown, isLayer }) => {
    await goTo(page, path);
    if (enter) {
      expect(await page.$$eval(shown, (all) => all.filter((each) => each.checkVisibility()).length)).toBe(0);
      await enter(page);
    }
    await page.waitForSelector(shown, { visible: true });
    // What is around it has been asked about with the page as it is at first.
    expect(await violations(page, { within: isLayer ? shown : 'main, .newsletter' })).toEqual([]);
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
    await resize(page, narrowest);
    const small = await page.evaluate(smallTargets, 24);
    await resize(page, phone);
    expect(small).toEqual([]);
    await prefer(page, { 'forced-colors': 'active' });
    const customColors = await page.evaluate(customColorsInForcedColors);
    await prefer(page, {});
    expect(customColors).toEqual([]);
  },
);
