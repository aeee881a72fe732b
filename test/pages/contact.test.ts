import { textOf } from '../support/api';
import { desktop, open, phone } from '../support/browser';
import { contactContent, map, outside, pages, site } from '../support/content';
import { answerForTheMap } from '../support/outside-hosts';

const { path } = pages.contact;

describe('the contact page', () => {
  test('shows how to reach the hotel, with links for phone, e-mail and map', async () => {
    const page = await open(path);
    expect(await textOf(page, 'h1')).toBe(contactContent.title);
    expect(await textOf(page, 'main address')).toContain(
      `${site.address.street} ${site.address.city}, ${site.address.region} ${site.address.postalCode}`,
    );
    expect(await page.$(`main address a[href="${site.phone.href}"]`)).toBeTruthy();
    expect(await page.$(`main address a[href="mailto:${site.email}"]`)).toBeTruthy();
    const map = await page.$eval('.contact .text-link', (link) => {
      const { textContent, href, target, rel } = link as HTMLAnchorElement;
      return { textContent, href, target, rel };
    });
    expect(map).toEqual({
      textContent: expect.stringContaining(contactContent.card.mapLink),
      href: outside.map,
      target: '_blank',
      rel: 'noopener',
    });
    expect(page.consoleMessages).toEqual([]);
  });

  test.each([
    ['300 px high on a phone', phone, 300],
    ['350 px high on a desktop', desktop, 350],
  ])('embeds a map %s once its host has answered', async (_name, viewport, height) => {
    const page = await open(path, { viewport, before: answerForTheMap });
    await page.$eval('.map', (frame) => frame.scrollIntoView());
    await page.waitForSelector('.map iframe');
    const map = await page.$eval('.map iframe', (frame) => ({
      height: frame.clientHeight,
      src: (frame as HTMLIFrameElement).src,
      loading: frame.getAttribute('loading'),
    }));
    expect(map).toEqual({ height, loading: 'lazy', src: outside.mapEmbed });
  });

  test('shows the walk to the sand as a drawing with words, and the ways to the hotel', async () => {
    for (const viewport of [phone, desktop]) {
      const page = await open(path, { viewport, javascript: false });
      const walk = '.walk .walk-map';
      expect(await page.$eval(walk, (drawing) => drawing.getAttribute('aria-label'))).toBe(map.walk.alt);
      const words = await page.$$eval(`${walk} text`, (all) => all.map(({ textContent }) => textContent));
      expect(words).toEqual(map.walk.words.map(({ text }) => text));
      expect(await page.$(`${walk} .walk-map__dots`)).toBeTruthy();
      const ways = await page.$$eval('.walk .ways a', (all) =>
        all.map((link) => [(link as HTMLAnchorElement).host, (link as HTMLAnchorElement).rel]),
      );
      expect(ways).toEqual([
        ['www.google.com', 'noopener'],
        ['maps.apple.com', 'noopener'],
        ['www.openstreetmap.org', 'noopener'],
      ]);
    }
  });

  test('states its accessibility, and the footer leads there on the page itself', async () => {
    const page = await open(path);
    await page.$eval(`.footer a[href="${path}#accessibility"]`, (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => document.activeElement?.id === 'accessibility');
    expect(
      await page.$eval('#accessibility', (section) => Math.round(section.getBoundingClientRect().top)),
    ).toBeLessThan(200);
  });

  test('prints the address and the directions and leaves the form out', async () => {
    const page = await open(path);
    await page.emulateMediaType('print');
    const isShown = (selector: string) => page.$eval(selector, (element) => element.checkVisibility());
    expect(await isShown('.directions__list')).toBe(true);
    expect(await isShown('main address')).toBe(true);
    expect(await isShown('.message')).toBe(false);
    expect(await isShown('.contact .map')).toBe(false);
  });
});
