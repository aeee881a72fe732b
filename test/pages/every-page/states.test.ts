import { violations } from '../../support/axe';
import { close, desktop, goTo, type OpenPage, open, phone, resize } from '../../support/browser';
import { pages } from '../../support/content';
import { customColorsInForcedColors } from '../../support/contrast-preferences';
import { prefer } from '../../support/emulation';
import { states } from '../../support/states';
import { smallTargets } from '../../support/targets';

const narrowest = { ...phone, width: 320 };

describe.each([
  { kind: 'a phone', viewport: phone },
  { kind: 'a desktop', viewport: desktop },
] as const)('on $kind', ({ kind, viewport }) => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(pages['test-nav'].path, { viewport, reducedMotion: true });
  });
  afterAll(() => close(page));

  it.each(states.filter(({ on, isLayer }) => (kind === 'a phone' ? true : isLayer && !on)))(
    '$name on $path has no axe violations, no small targets, and only system colors in forced colors',
    async ({ path, enter, shown }) => {
      await goTo(page, path);
      if (enter) {
        expect(await page.$$eval(shown, (all) => all.filter((each) => each.checkVisibility()).length)).toBe(
          0,
        );
        await enter(page);
      }
      await page.waitForSelector(shown, { visible: true });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(smallTargets, 44)).toEqual([]);
      if (kind === 'a phone') {
        await resize(page, narrowest);
        const small = await page.evaluate(smallTargets, 24);
        await resize(page, viewport);
        expect(small).toEqual([]);
      }
      await prefer(page, { 'forced-colors': 'active' });
      const customColors = await page.evaluate(customColorsInForcedColors);
      await prefer(page, {});
      expect(customColors).toEqual([]);
    },
  );

  it('the cookie banner has no axe violations and no small targets', async () => {
    const asked = await open(pages.about.path, { viewport, reducedMotion: true, storage: {} });
    await asked.waitForSelector('.cookie-banner', { visible: true });
    expect(await violations(asked)).toEqual([]);
    expect(await asked.evaluate(smallTargets, 44)).toEqual([]);
  });
});
