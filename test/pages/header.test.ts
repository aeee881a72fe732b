import type { ElementHandle } from 'puppeteer';
import { animationsFinished, desktop, type OpenPage, open, painted, phone, resize } from '../support/browser';
import { wordsOf } from '../support/html';
import { extraRedButtons } from '../support/red-buttons';
import { byRole, press } from '../support/roles';
import {
  bookingLink,
  content,
  external,
  mobileBookingLink,
  pages,
  roomPath,
  rooms,
  site,
} from '../support/sample-content';

const { header: words, controls } = content.ui;
const { book } = content.navigation;

const look = (page: OpenPage) =>
  page.evaluate(() => {
    const header = document.querySelector('header');
    const height = (each: Element | null | undefined) => each?.getBoundingClientRect().height ?? 0;
    if (!header) throw new Error('there is no header');
    const { backgroundColor, boxShadow } = getComputedStyle(header);
    return {
      background: backgroundColor,
      hasShadow: boxShadow !== 'none',
      hasInfoBar: (header.firstElementChild?.getBoundingClientRect().bottom ?? 0) > 0,
      logo: height(header.querySelector('nav svg')),
      mainTop: (document.querySelector('main')?.getBoundingClientRect().top ?? 0) + scrollY,
      pageHeight: document.documentElement.scrollHeight,
    };
  });
const jumpTo = async (page: OpenPage, top: number) => {
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await painted(page);
  await painted(page); // Lets observers run.
  await animationsFinished(page);
};
const addresses = (within: ElementHandle<Element>) =>
  within.$$eval('a', (links) => links.map((link) => link.getAttribute('href')));

describe('the header', () => {
  it('becomes compact and opaque with a shadow after scrolling more than 20 px, without a layout shift', async () => {
    const page = await open(pages.neighborhood.path, { viewport: desktop });
    const top = await look(page);
    expect(top).toMatchObject({ background: 'rgba(0, 0, 0, 0)', hasShadow: false, hasInfoBar: true });
    await jumpTo(page, 20);
    expect((await look(page)).hasShadow).toBe(false);
    await jumpTo(page, 21);
    const { logo, ...compact } = await look(page);
    expect(compact).toEqual({
      ...compact,
      background: expect.stringMatching(/^rgb\(/),
      hasShadow: true,
      hasInfoBar: false,
      mainTop: top.mainTop,
      pageHeight: top.pageHeight,
    });
    expect(logo).toBeLessThan(top.logo);
  });

  it('shows the temperature after hydration, with a link to a weather page', async () => {
    const page = await open(pages.about.path);
    const link = await byRole(page, 'link', `${site.temperature} ${words.weatherHint}`);
    expect(await link.evaluate((each) => each.getAttribute('href'))).toBe(external.weather);
    expect(wordsOf(await (await fetch(page.url())).text())).not.toContain(site.temperature);
  });

  it('has links on both sides of the centered logo, and BOOK NOW opens a new tab without an opener', async () => {
    const page = await open(pages.about.path, { viewport: desktop, reducedMotion: true });
    const nav = await byRole(page, 'navigation', words.main);
    const { rooms, groups, neighborhood, gallery, home, about, contact } = pages;
    const around = [rooms, groups, neighborhood, gallery, home, about, contact];
    expect(await addresses(nav)).toEqual(around.map(({ path }) => path));
    const link = await byRole(page, 'link', `${book} ${controls.newTab}`);
    expect(
      await link.evaluate((each) => ['href', 'target', 'rel'].map((name) => each.getAttribute(name))),
    ).toEqual([bookingLink, '_blank', 'noopener']);
    for (const width of [768, 1024, 1440, 1920]) {
      await resize(page, { width, height: 900 });
      const { off, gap } = await nav.evaluate((element) => {
        const links = [...element.querySelectorAll('a')].map((each) => each.getBoundingClientRect());
        const [before, logo, after] = links.slice(3, 6);
        if (!before || !logo || !after) throw new Error('a link is missing');
        return {
          off: Math.abs((logo.left + logo.right - document.documentElement.clientWidth) / 2),
          gap: Math.min(logo.left - before.right, after.left - logo.right),
        };
      });
      expect({ width, isCentered: off <= 3, isApart: gap >= 12 }).toEqual({
        width,
        isCentered: true,
        isApart: true,
      });
    }
  });

  it('has a phone menu with main and small links, a separate BOOK NOW link and three social networks', async () => {
    const page = await open(pages.about.path, { viewport: phone, reducedMotion: true });
    await press(page, 'button', words.menu);
    const menu = await byRole(page, 'dialog', words.menu);
    const { rooms, groups, gallery, neighborhood, about, contact, careers, privacy } = pages;
    expect(await addresses(menu)).toEqual([
      pages.home.path,
      ...[rooms, groups, gallery, neighborhood, about].map(({ path }) => path),
      pages.book.path,
      mobileBookingLink,
      ...[about, contact, careers, privacy].map(({ path }) => path),
      '/terms-conditions',
      '/do-not-sell-my-personal-information',
      pages['opt-out'].path,
      ...site.socials.map(({ href }) => href),
    ]);
  });
});

it('a room’s page has at most one red button in view on phones', async () => {
  const page = await open(roomPath(rooms[0]?.slug ?? ''), { viewport: phone, reducedMotion: true });
  const end = await page.$eval('footer', (footer) => footer.getBoundingClientRect().top + scrollY);
  for (let top = 0; top + phone.height < end; top += 200) {
    await jumpTo(page, top);
    expect([top, await extraRedButtons(page)]).toEqual([top, []]);
  }
});
