import { type PagePath, pagesByPath } from '../../shared/pages';
import { open } from '../support/browser';
import { content, pagePaths, pages } from '../support/content';

const { pages: pageLabels } = content.ui;

test('the Style Guide shows two disabled buttons, and each color with its value', async () => {
  const page = await open(pages['style-guide'].path);
  const disabled = await page.$$eval('main button', (all) => all.map((button) => button.disabled));
  expect(disabled.filter(Boolean)).toHaveLength(2);
  const swatches = await page.$$eval('main li:has(rect)', (all) =>
    all.map((swatch) => ({
      name: swatch.querySelector('strong')?.textContent,
      value: swatch.querySelector('strong + *')?.textContent,
      shown: getComputedStyle(swatch.querySelector('rect') ?? swatch).fill,
    })),
  );
  const rgb = (hex: string) =>
    `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;
  expect(swatches.length).toBeGreaterThan(5);
  for (const { name, value, shown } of swatches) {
    const { hex = '' } = Object.values(content.brand.colors).find((color) => color.name === name) ?? {};
    expect(value).toBe(hex.toUpperCase());
    expect(shown).toBe(rgb(hex));
  }
});

test('the test page has buttons that show a browser alert and do nothing else', async () => {
  const page = await open(pages['test-nav'].path);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  // Individual offer pages are not in the table of pages.
  const listed = pagePaths.filter((path) => Object.values(pages).some((each) => each.path === path));
  for (const button of await page.$$('main button')) await button.click();
  expect(alerts).toEqual(
    listed.map((path) => `alert: ${pageLabels[pagesByPath.get(path as PagePath) ?? 'home']}: ${path}`),
  );
  expect(new URL(page.url()).pathname).toBe(pages['test-nav'].path);
});
