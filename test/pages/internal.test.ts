import { contrast, inks, mainColors, supportingColors } from '../../client/pages/StyleGuide/palette';
import { open } from '../support/browser';
import { pagePaths, pages, site } from '../support/content';

describe('the Style Guide', () => {
  it('shows type, buttons, colors and borders, and is not for search engines', async () => {
    const page = await open(pages['style-guide'].path);
    expect(await page.title()).toBe(`${pages['style-guide'].label} | ${site.brand}`);
    const sections = await page.$$eval('main h2', (headings) =>
      headings.map((heading) => heading.textContent),
    );
    expect(sections).toEqual(
      expect.arrayContaining(['Typography', 'Buttons', 'Color Palette', 'Borders & Radius']),
    );
    expect(await page.$eval('meta[name=robots]', (meta) => meta.getAttribute('content'))).toBe('noindex');
  });

  it('shows primary and secondary buttons, each with its disabled variant', async () => {
    const page = await open(pages['style-guide'].path);
    for (const variant of ['primary', 'secondary']) {
      expect(await page.$(`main .button--${variant}:enabled`)).not.toBeNull();
      expect(await page.$(`main .button--${variant}:disabled`)).not.toBeNull();
    }
  });

  it('names every color as the style sheet has it', async () => {
    const page = await open(pages['style-guide'].path);
    for (const { token, hex, ink } of [...mainColors, ...supportingColors]) {
      const [ground, text] = await page.$eval(`.swatch--${token}`, (swatch) => {
        const { backgroundColor, color } = getComputedStyle(swatch);
        const toHex = (rgb: string) =>
          `#${rgb
            .match(/\d+/g)
            ?.map((part) => Number(part).toString(16).padStart(2, '0'))
            .join('')}`;
        return [toHex(backgroundColor), toHex(color)];
      });
      expect({ token, ground, text }).toEqual({ token, ground: hex, text: inks[ink] });
    }
  });

  it('keeps a contrast of 4.5 to 1 on every color that text may stand on', () => {
    for (const { name, hex, ink } of [...mainColors, ...supportingColors]) {
      if (name !== 'Coral') expect([name, contrast(hex, inks[ink]) >= 4.5]).toEqual([name, true]);
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
    expect(buttons).toHaveLength(pagePaths.length);
    for (const button of buttons) await button.click();
    expect(alerts).toEqual(
      pagePaths.map(
        (path) => `alert: ${Object.values(pages).find((page) => page.path === path)?.label}: ${path}`,
      ),
    );
    expect(new URL(page.url()).pathname).toBe(pages['test-nav'].path);
    expect(await page.$eval('meta[name=robots]', (meta) => meta.getAttribute('content'))).toBe('noindex');
  });
});
