import { type PagePath, pagesByPath } from '../../shared/pages';
import { open } from '../support/browser';
import { brand, content, pagePaths, pages, site } from '../support/content';

const { pages: pageLabels } = content.ui;

describe('the Style Guide', () => {
  it('shows type, buttons with their disabled variants, borders, and each color with the value in the style sheet; is not indexed', async () => {
    const page = await open(pages['style-guide'].path);
    expect(await page.title()).toBe(`${pageLabels['style-guide']} | ${site.brand}`);
    const sections = await page.$$eval('main h2', (headings) =>
      headings.map((heading) => heading.textContent),
    );
    expect(sections).toEqual(
      expect.arrayContaining(['Typography', 'Buttons', 'Color Palette', 'Borders & Radius']),
    );
    expect(await page.$eval('meta[name=robots]', (meta) => meta.getAttribute('content'))).toBe('noindex');
    for (const variant of ['primary', 'secondary']) {
      expect(await page.$(`main .button--${variant}:enabled`)).not.toBeNull();
      expect(await page.$(`main .button--${variant}:disabled`)).not.toBeNull();
    }
    const shown = await page.$$eval('.swatch', (swatches) =>
      swatches.map((swatch) => {
        const color = swatch.querySelector('.swatch__color');
        const [name, value] = ['strong', 'code'].map((tag) => swatch.querySelector(tag)?.textContent);
        return { name, value, shown: color && getComputedStyle(color).backgroundColor };
      }),
    );
    expect(shown.length).toBeGreaterThan(5);
    const rgb = (hex: string) =>
      `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;
    const colors = Object.values(brand.colors);
    for (const swatch of shown) {
      const color = colors.find(({ name }) => name === swatch.name);
      expect(swatch).toEqual({
        name: swatch.name,
        value: color?.hex.toUpperCase(),
        shown: rgb(color?.hex ?? ''),
      });
    }
  });
});

describe('the test page', () => {
  it('has buttons that show a browser alert and do nothing else', async () => {
    const page = await open(pages['test-nav'].path);
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(`${dialog.type()}: ${dialog.message()}`);
      void dialog.accept();
    });
    const buttons = await page.$$('main button');
    // Offers and groups have no address of their own in the table.
    const listed = pagePaths.filter((path) => Object.values(pages).some((page) => page.path === path));
    expect(buttons).toHaveLength(listed.length);
    for (const button of buttons) await button.click();
    expect(alerts).toEqual(
      listed.map((path) => `alert: ${pageLabels[pagesByPath.get(path as PagePath) ?? 'home']}: ${path}`),
    );
    expect(new URL(page.url()).pathname).toBe(pages['test-nav'].path);
    expect(await page.$eval('meta[name=robots]', (meta) => meta.getAttribute('content'))).toBe('noindex');
  });
});
