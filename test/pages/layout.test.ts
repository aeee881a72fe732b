import { open, resize } from '../support/browser';
import { content, pages } from '../support/content';
import { byRole } from '../support/roles';

test('the cookie button covers no text at the end of a page', async () => {
  const page = await open(pages.about.path, { reducedMotion: true });
  const button = await byRole(page, 'button', content.navigation.footer.cookies);
  for (const width of [320, 768, 1440]) {
    await resize(page, { width, height: 800 });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const covered = await button.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const range = document.createRange();
      return [...document.querySelectorAll('footer :is(p, a, h3)')].flatMap((text) => {
        range.selectNodeContents(text);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const crosses = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        return crosses ? [text.textContent] : [];
      });
    });
    expect({ width, covered }).toEqual({ width, covered: [] });
  }
});

test('the site opts out of forced dark colors, since it has no dark theme', async () => {
  const page = await open(pages.about.path);
  expect(await page.$eval('html', (html) => getComputedStyle(html).colorScheme)).toMatch(/only/);
});
