import { desktop, isLocked, type OpenPage, open, phone, resize, unlocked } from '../support/browser';
import { bookingLink, mobileBookingLink, outside, pages, site } from '../support/content';
import { wordsOf } from '../support/html';

const headerState = (page: OpenPage) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
    const header = document.querySelector('.header') as HTMLElement;
    const style = getComputedStyle(header);
    return {
      scrolled: header.classList.contains('header--scrolled'),
      infobar: Math.max(0, document.querySelector('.infobar')?.getBoundingClientRect().bottom ?? 0),
      logo: box('.header .wordmark'),
      background: style.backgroundColor,
      shadow: style.boxShadow !== 'none',
      pageHeight: document.documentElement.scrollHeight,
      mainTop: (document.querySelector('main')?.getBoundingClientRect().top ?? 0) + scrollY,
    };
  });

const settled = (page: OpenPage) =>
  page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)).then(() => {}),
  );

describe('the header', () => {
  it('turns compact, opaque and shadowed after scrolling more than 20 px, without a layout shift', async () => {
    const page = await open(pages.neighborhood.path, { viewport: desktop });
    const top = await headerState(page);
    expect(top).toMatchObject({ scrolled: false, background: 'rgba(0, 0, 0, 0)', shadow: false });
    expect(top.infobar).toBeGreaterThan(0);

    await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect((await headerState(page)).scrolled).toBe(false);

    await page.evaluate(() => scrollTo({ top: 21, behavior: 'instant' }));
    await page.waitForSelector('.header--scrolled');
    await settled(page);
    const compact = await headerState(page);
    expect(compact).toMatchObject({
      scrolled: true,
      infobar: 0,
      background: 'rgb(255, 253, 249)',
      shadow: true,
    });
    expect(compact.logo).toBeLessThan(top.logo);
    expect([compact.pageHeight, compact.mainTop]).toEqual([top.pageHeight, top.mainTop]);
  });

  it('shows the temperature after mount, linked to a weather page', async () => {
    const page = await open(pages.about.path);
    const link = await page.$eval('.infobar__weather', (a) => ({
      href: a.getAttribute('href'),
      text: a.firstChild?.textContent,
    }));
    expect(link).toEqual({ href: outside.weather, text: site.temperature });
    const html = await (await fetch(page.url())).text();
    expect(wordsOf(html)).not.toContain(site.temperature);
  });

  it('has the navigation around the centered logo, and BOOK NOW in a new tab without an opener', async () => {
    const page = await open(pages.about.path, { viewport: desktop });
    const names = await page.$$eval('.header__nav a', (links) => links.map((a) => a.getAttribute('href')));
    expect(names).toEqual([
      pages.rooms.path,
      pages.groups.path,
      pages.neighborhood.path,
      pages.gallery.path,
      pages.home.path,
      pages.about.path,
      pages.contact.path,
    ]);
    const center = await page.$eval('.header__logo', (logo) => {
      const { left, right } = logo.getBoundingClientRect();
      return (left + right) / 2 - document.documentElement.clientWidth / 2;
    });
    expect(Math.abs(center)).toBeLessThan(12);
    const book = await page.$eval('.header__book', (a) => [
      a.getAttribute('href'),
      a.getAttribute('target'),
      a.getAttribute('rel'),
    ]);
    expect(book).toEqual([bookingLink, '_blank', 'noopener']);
  });
});

const isOpen = (page: OpenPage) => page.$eval('#mobile-menu', (menu) => menu.matches(':popover-open'));
const openMenu = async (page: OpenPage) => {
  await settled(page); // A page transition would swallow the tap.
  await page.tap('.menu-toggle');
  await page.waitForSelector('#mobile-menu:popover-open');
  await page.waitForSelector('html.scroll-locked');
  await settled(page);
};
const closed = (page: OpenPage) =>
  page.waitForFunction(() => !document.querySelector('#mobile-menu:popover-open'));

describe('the mobile menu', () => {
  const large = { ...phone, width: 600 };

  it('opens by the toggle, takes the focus and locks the page behind it', async () => {
    const page = await open(pages.about.path, { viewport: phone });
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await openMenu(page);
    expect(await page.$eval('.menu-toggle', (button) => button.getAttribute('aria-expanded'))).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.closest('#mobile-menu') !== null)).toBe(true);
    expect(await isLocked(page)).toBe(true);
    expect(await page.$eval('main', (main) => main.inert)).toBe(true);
    await page.keyboard.press('Escape');
    await closed(page);
    await unlocked(page);
    expect(await page.evaluate(() => scrollY)).toBe(500);
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('menu-toggle');
    expect(await page.$eval('main', (main) => main.inert)).toBe(false);
  });

  it('closes by the close button', async () => {
    const page = await open(pages.about.path, { viewport: phone });
    await openMenu(page);
    await page.tap('#mobile-menu [aria-label="Close menu"]');
    await closed(page);
  });

  it('closes by a click on the backdrop, outside the panel', async () => {
    const page = await open(pages.about.path, { viewport: large });
    await openMenu(page);
    await page.mouse.click(60, 500);
    await closed(page);
  });

  it('closes by a tap on a link, and the link’s page opens', async () => {
    const page = await open(pages.about.path, { viewport: phone });
    await openMenu(page);
    await page.tap(`#mobile-menu a[href="${pages.gallery.path}"]`);
    await closed(page);
    await page.waitForFunction((path) => location.pathname === path, {}, pages.gallery.path);
    await unlocked(page);
  });

  it('closes by a tap on BOOK NOW, which opens a new tab', async () => {
    const page = await open(pages.about.path, { viewport: phone });
    await openMenu(page);
    // The booking engine is not loaded.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page.tap('#mobile-menu .button');
    await closed(page);
    await unlocked(page);
  });

  it('closes on any navigation', async () => {
    const page = await open(pages.about.path, { viewport: phone });
    await page.$eval(`.footer a[href="${pages.careers.path}"]`, (link) => (link as HTMLElement).click());
    await page.waitForFunction((path) => location.pathname === path, {}, pages.careers.path);
    await openMenu(page);
    await page.goBack();
    await page.waitForFunction((path) => location.pathname === path, {}, pages.about.path);
    await closed(page);
  });

  it('closes when the window reaches 768 px', async () => {
    const page = await open(pages.about.path, { viewport: large });
    await openMenu(page);
    await resize(page, { ...large, width: 767 });
    await settled(page);
    expect(await isOpen(page)).toBe(true);
    await resize(page, { ...large, width: 768 });
    await closed(page);
    await unlocked(page);
  });

  it('has its main list, its small links, the second BOOK NOW and three networks', async () => {
    const page = await open(pages.about.path, { viewport: phone });
    const hrefs = (selector: string) =>
      page.$$eval(selector, (links) => links.map((a) => a.getAttribute('href')));
    expect(await hrefs('.menu__main a')).toEqual([
      pages.rooms.path,
      pages.groups.path,
      pages.gallery.path,
      pages.neighborhood.path,
      pages.about.path,
    ]);
    expect(await hrefs('.menu__small a')).toEqual([
      pages.about.path,
      pages.contact.path,
      pages.careers.path,
      pages.privacy.path,
      '/terms-conditions',
      '/do-not-sell-my-personal-information',
      pages['opt-out'].path,
    ]);
    expect(await hrefs('#mobile-menu .button')).toEqual([mobileBookingLink]);
    expect(await hrefs('.menu__social a')).toEqual(site.socials.map(({ href }) => href));
  });

  it('opens without JavaScript', async () => {
    const page = await open(pages.about.path, { viewport: phone, javascript: false });
    await page.tap('.menu-toggle');
    expect(await page.$eval('#mobile-menu', (menu) => menu.matches(':popover-open'))).toBe(true);
  });
});
