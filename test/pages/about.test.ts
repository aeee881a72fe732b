import { desktop, open, phone, resize } from '../support/browser';
import { aboutContent, pages, site } from '../support/content';

describe('Our Story', () => {
  it('tells its story under one heading after the other', async () => {
    const page = await open(pages.about.path, { javascript: false });
    const headings = await page.$$eval('main :is(h1, h2, h3)', (all) =>
      all.map((heading) => `${heading.tagName} ${heading.textContent}`),
    );
    expect(headings).toEqual([
      `H1 ${aboutContent.hero.title}`,
      `H2 ${aboutContent.legacy.heading}`,
      `H2 ${aboutContent.retro.heading}`,
      ...aboutContent.retro.cards.map(({ title }) => `H3 ${title}`),
      `H2 ${aboutContent.location.heading}`,
      `H3 ${aboutContent.location.inRoom.title}`,
      `H3 ${aboutContent.location.property.title}`,
      `H2 ${aboutContent.local.heading}`,
      ...aboutContent.local.tiles.map(({ title }) => `H3 ${title}`),
      `H2 ${aboutContent.stay.heading}`,
      ...aboutContent.stay.topics.map(({ title }) => `H3 ${title}`),
      `H2 ${aboutContent.closing.heading}`,
    ]);
    const text = await page.$eval('main', (main) => main.textContent);
    for (const item of [
      ...aboutContent.location.inRoom.items,
      ...aboutContent.location.property.items,
      `${site.builtYear}`,
    ]) {
      expect(text).toContain(item);
    }
  });

  it('closes with a link to book and one to write', async () => {
    const page = await open(pages.about.path);
    const links = await page.$$eval('main .button', (buttons) =>
      buttons.map((button) => [button.textContent, button.getAttribute('href')]),
    );
    expect(links).toEqual([
      [aboutContent.closing.book.label, aboutContent.closing.book.to],
      [aboutContent.closing.contact.label, aboutContent.closing.contact.to],
    ]);
  });

  it('shows no picture twice', async () => {
    const page = await open(pages.about.path);
    const names = await page.$$eval('main img', (images) => images.map((image) => image.src));
    expect(names.length).toBeGreaterThan(aboutContent.local.tiles.length);
    expect(new Set(names).size).toBe(names.length);
  });

  it('lays the tiles as a row that swipes on phones and as a checkerboard on a desktop', async () => {
    const page = await open(pages.about.path, { viewport: { width: phone.width, height: phone.height } });
    const row = () =>
      page.$eval('.about-tiles', (tiles) => ({
        swipes: tiles.scrollWidth > tiles.clientWidth,
        lines: new Set([...tiles.children].map((tile) => (tile as HTMLElement).offsetTop)).size,
      }));
    expect(await row()).toEqual({ swipes: true, lines: 1 });
    await resize(page, desktop);
    expect(await row()).toEqual({ swipes: false, lines: 2 });
  });
});
