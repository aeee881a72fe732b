import { desktop, open, phone, resize } from '../support/browser';
import { pages } from '../support/content';

const widths = [320, 768, 1440];

describe('at the end of a page', () => {
  it('no fixed element covers the last line', async () => {
    const page = await open(pages.about.path, { reducedMotion: true });
    for (const width of widths) {
      await resize(page, { width, height: 800 });
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const covered = await page.evaluate(() => {
        const button = document.querySelector('.footer__cookies')?.getBoundingClientRect();
        if (!button) throw new Error('the cookie button is missing');
        const texts = document.querySelectorAll('.footer__end p, .footer__sign a, .footer__list a');
        const range = document.createRange();
        return [...texts]
          .filter((text) => {
            range.selectNodeContents(text);
            const { left, right, top, bottom } = range.getBoundingClientRect();
            return left < button.right && right > button.left && top < button.bottom && bottom > button.top;
          })
          .map((text) => text.textContent);
      });
      expect({ width, covered }).toEqual({ width, covered: [] });
    }
  });
});

describe('with reduced motion', () => {
  it('a resized window has its final layout at once, without transitions', async () => {
    const page = await open(pages.about.path, { reducedMotion: true });
    await page.evaluate(() => {
      const seen = window as unknown as { started: string[] };
      seen.started = [];
      for (const type of ['transitionrun', 'animationstart'])
        document.addEventListener(type, ({ target }) =>
          seen.started.push(`${type} ${(target as Element).className}`),
        );
    });
    for (const width of [phone.width, desktop.width, 320]) await resize(page, { width, height: 900 });
    expect(await page.evaluate(() => (window as unknown as { started: string[] }).started)).toEqual([]);
  });
});

test('the site opts out of forced dark mode, since it has no dark theme', async () => {
  const page = await open(pages.about.path);
  expect(await page.$eval('html', (html) => getComputedStyle(html).colorScheme)).toMatch(/only/);
});
