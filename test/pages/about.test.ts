import { aboutContent } from '../../generated/content/pages/about';
import { desktop, open, phone } from '../support/browser';

describe('Our Story', () => {
  it('tells its story under one heading after the other', async () => {
    const page = await open('/about', { javascript: false });
    const headings = await page.$$eval('main :is(h1, h2, h3)', (all) =>
      all.map((heading) => `${heading.tagName} ${heading.textContent}`),
    );
    expect(headings).toEqual([
      'H1 Our Story',
      'H2 A Legacy of Hospitality',
      'H2 Retro Vibes, Modern Comfort',
      ...about.retro.cards.map(({ title }) => `H3 ${title}`),
      'H2 Prime Location, Modern Amenities and Exceptional Service',
      'H3 In-Room Features',
      'H3 Property Features',
      'H2 Live Like a Local',
      'H3 Surf Spots',
      'H3 Local Eats',
      'H3 Art & Culture',
      'H3 Outdoor Adventures',
      'H2 Your Turn',
    ]);
    const text = await page.$eval('main', (main) => main.textContent);
    for (const item of [...about.location.inRoom.items, ...about.location.property.items, '1984']) {
      expect(text).toContain(item);
    }
  });

  it('closes with Book Your Stay to /rooms and Contact Us to /contact', async () => {
    const page = await open('/about');
    const links = await page.$$eval('main .button', (buttons) =>
      buttons.map((button) => [button.textContent, button.getAttribute('href')]),
    );
    expect(links).toEqual([
      ['Book Your Stay', '/rooms'],
      ['Contact Us', '/contact'],
    ]);
  });

  it('shows no picture twice', async () => {
    const page = await open('/about');
    const names = await page.$$eval('main img', (images) => images.map((image) => image.src));
    expect(names).toHaveLength(10);
    expect(new Set(names).size).toBe(10);
  });

  it('lays the four tiles as a row that swipes on phones and as a checkerboard on a desktop', async () => {
    const page = await open('/about', { viewport: phone });
    const row = () =>
      page.$eval('.about-tiles', (tiles) => ({
        swipes: tiles.scrollWidth > tiles.clientWidth,
        lines: new Set([...tiles.children].map((tile) => (tile as HTMLElement).offsetTop)).size,
      }));
    expect(await row()).toEqual({ swipes: true, lines: 1 });
    await page.setViewport(desktop);
    expect(await row()).toEqual({ swipes: false, lines: 2 });
  });
});
