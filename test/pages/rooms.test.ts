import type { Page } from 'puppeteer';
import { desktop, idle, type OpenOptions, open, phone, tick } from '../support/browser';
import {
  bedLabel,
  bookingLink,
  comfortTechnologyConveniences,
  featuredRooms,
  filterLabels,
  matchingRooms,
  occupancyLabel,
  outside,
  pages,
  priceLabel,
  type RoomFilter,
  rateNote,
  roomPath,
  rooms,
  roomsPage,
  site,
  sizeLabel,
  testimonials,
  viewLabel,
} from '../support/content';

const { path } = pages.rooms;
const { compare } = roomsPage;
const card = (index: number) => `.room-grid > li:nth-child(${index + 1})`;
const box = (index: number) => `${card(index)} input[type=checkbox]`;
const toggle = '.rooms-toolbar__compare button';

const texts = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) =>
    elements.map((element) => element.textContent?.replace(/\s+/g, ' ').trim()),
  );
const names = (page: Page) => texts(page, '.room-card h3');
const statusOf = async (page: Page) => (await texts(page, '.rooms-find [role=status]'))[0];
const top = (page: Page, selector: string) =>
  page.$eval(selector, (element) => Math.round(element.getBoundingClientRect().top));

/** Clicks where a guest would see it, without the page's own scroll in the way. */
async function press(page: Page, selector: string) {
  await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.click(selector);
}

const openRooms = (query = '', options: OpenOptions = {}) =>
  open(path + query, { fakeClock: true, reducedMotion: true, ...options });
const namesOf = (list: typeof rooms) => list.map(({ name }) => name);
const matching = (filter: RoomFilter) => namesOf(matchingRooms(rooms, filter));
const matchText = (count: number) => (count === 1 ? '1 room matches' : `${count} rooms match`);
const filterLink = (filter: RoomFilter) => `.room-filters a[href*="filter=${filter}"]`;

/** Chooses a filter and waits until it is marked; the grid has then begun to fade out. */
async function choose(page: Page, selector: string) {
  await press(page, selector);
  await page.waitForSelector(`${selector}[aria-current]`);
}
const opacity = (page: Page) => page.$eval('.room-list', (list) => getComputedStyle(list).opacity);

describe('the Rooms & Suites page', () => {
  test('shows all rooms with view, name, price, facts and icons, each leading to its page', async () => {
    const page = await open(path);
    expect(await names(page)).toEqual(namesOf(rooms));
    const links = await page.$$eval('.room-card h3 a', (all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(rooms.map(({ slug }) => roomPath(slug)));
    expect(await texts(page, '.room-card__price strong')).toEqual(rooms.map(priceLabel));
    expect(await texts(page, '.room-card .tag')).toEqual(rooms.map(viewLabel));
    const icons = await page.$$eval('.room-card__amenities', (lists) =>
      lists.map((list) => [...list.querySelectorAll('svg')].map((icon) => icon.getAttribute('aria-label'))),
    );
    for (const list of icons) expect(list.slice(-3)).toEqual(['WiFi', 'TV', 'Balcony']);
    expect(icons.map((list) => list.slice(0, -3))).toEqual(
      rooms.map(({ view, bedType, hasKitchenette, isSuite }) => [
        view === 'ocean' ? 'Ocean view' : 'Park view',
        bedType === 'king' ? 'King bed' : 'Two queen beds',
        ...(hasKitchenette ? ['Kitchenette'] : []),
        ...(isSuite ? ['Suite'] : []),
      ]),
    );
    expect(page.consoleMessages).toEqual([]);
    expect(page.failedRequests).toEqual([]);
  });

  test('says once what a rate includes, and fills each price bar by price/500', async () => {
    const page = await open(path);
    expect(await texts(page, '.rooms-find .section-head .small')).toEqual([
      expect.stringContaining(rateNote),
    ]);
    const bars = await page.$$eval('.room-card [role=meter]', (all) =>
      all.map((bar) => {
        const [whole, filled] = [bar, bar.firstElementChild].map(
          (part) => part?.getBoundingClientRect().width,
        );
        return [bar.ariaValueText, Number(filled) / Number(whole)];
      }),
    );
    expect(bars).toEqual(
      rooms.map((room) => [`${priceLabel(room)} of $500`, expect.closeTo(Math.min(room.price / 500, 1), 3)]),
    );
  });

  test('lifts a card 5 px in 0.2 s, and the whole card leads to the room', async () => {
    const page = await open(path);
    await page.$eval(card(0), (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const lift = await page.$eval(card(0), (element) => getComputedStyle(element).transition);
    expect(lift).toMatch(/transform 0\.2s/);
    await page.hover(`${card(0)} .room-card__frame`);
    await page.waitForFunction(
      (selector) => getComputedStyle(document.querySelector(selector) as Element).transform.endsWith(', -5)'),
      {},
      card(0),
    );
    await page.click(`${card(0)} .room-card__frame`);
    await page.waitForFunction((room) => location.pathname === room, {}, rooms[0] && roomPath(rooms[0].slug));
  });

  test('lists comfort, technology and conveniences in three columns, and links reviews and the phone', async () => {
    const page = await open(path);
    expect(await texts(page, '.rooms-amenities h3')).toEqual(
      comfortTechnologyConveniences.map(({ title }) => title),
    );
    expect(await page.$(`main a[href="${outside.reviews}"][target=_blank]`)).toBeTruthy();
    expect(await page.$(`main a[href="${site.phone.href}"]`)).toBeTruthy();
  });
});

describe('the hero', () => {
  test('plays its film at a rate of 0.7 and can be paused', async () => {
    const page = await open(path);
    const video = await page.waitForSelector('.rooms-hero video');
    await page.waitForFunction(() => !document.querySelector('video')?.paused);
    expect(await video?.evaluate((film) => (film as HTMLVideoElement).playbackRate)).toBe(0.7);
    await page.click('.film__toggle');
    await page.waitForFunction(() => document.querySelector('video')?.paused);
  });

  test('lags behind the scroll by a factor of 0.15', async () => {
    const page = await open(path);
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    const moved = () =>
      page.$eval(
        '.rooms-hero .hero__picture',
        (picture) => new DOMMatrix(getComputedStyle(picture).transform).f,
      );
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLElement>('.rooms-hero')?.style.getPropertyValue('--parallax') === '60px',
    );
    expect(await moved()).toBe(60);
  });

  test('keeps still with reduced motion: no film, no parallax', async () => {
    const page = await open(path, { reducedMotion: true });
    await page.evaluate(async () => {
      scrollTo({ top: 400, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const transform = await page.$eval(
      '.rooms-hero .hero__picture',
      (picture) => getComputedStyle(picture).transform,
    );
    expect(new Set(['none', 'matrix(1, 0, 0, 1, 0, 0)'])).toContain(transform);
    await idle(page);
    expect(await page.$('.rooms-hero video')).toBeNull();
  });

  test.each([
    ['on a desktop', desktop],
    ['on a phone', phone],
  ])(
    'EXPLORE ROOMS scrolls the list to 80 px below the top and takes the focus along, %s',
    async (_name, viewport) => {
      const page = await open(path, { viewport });
      const arrival = page.evaluate(
        () => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
      );
      await page.click('.rooms-hero a[href="#rooms"]');
      await arrival;
      expect(Math.abs((await top(page, '#rooms')) - 80)).toBeLessThan(2);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('rooms');
      expect(page.url()).not.toContain('#');
    },
  );

  test('BOOK NOW opens the reservation engine in a new tab', async () => {
    const page = await open(path);
    const book = await page.$eval('.rooms-hero .button--primary', (link) => {
      const { href, target, rel } = link as HTMLAnchorElement;
      return { href, target, rel };
    });
    expect(book).toEqual({
      href: bookingLink,
      target: '_blank',
      rel: 'noopener',
    });
  });
});

describe('the room filter', () => {
  test('fades the grid out for 300 ms, applies, and fades back in another 300 ms', async () => {
    const page = await openRooms('', { reducedMotion: false });
    await choose(page, filterLink('ocean'));
    expect(await page.$eval('.room-list', (list) => list.className)).toContain('fading');
    expect(await page.$eval('.room-list', (list) => getComputedStyle(list).transition)).toMatch(
      /opacity 0\.3s/,
    );
    await tick(page, 290);
    expect(await names(page)).toEqual(namesOf(rooms));
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('.room-list') as Element).opacity === '0',
    );
    await tick(page, 20);
    expect(await names(page)).toEqual(matching('ocean'));
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('.room-list') as Element).opacity === '1',
    );
    expect(await statusOf(page)).toBe(matchText(matching('ocean').length));
  });

  test('keeps the address up to date without a history entry, a scroll or a loss of focus', async () => {
    const page = await openRooms();
    const entries = await page.evaluate(() => history.length);
    await page.focus(filterLink('suite'));
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${filterLink('suite')}[aria-current]`);
    await tick(page, 600);
    expect(new URL(page.url()).search).toBe('?filter=suite');
    expect(await page.evaluate(() => [history.length, scrollY])).toEqual([entries, scrolled]);
    expect(await page.$eval(filterLink('suite'), (link) => document.activeElement === link)).toBe(true);
    expect(await page.$eval(filterLink('suite'), (link) => link.getAttribute('aria-current'))).toBe('true');
    await choose(page, '.room-filters li:first-child a');
    await tick(page, 600);
    expect(new URL(page.url()).search).toBe('');
    expect(await names(page)).toEqual(namesOf(rooms));
  });

  test('changes at once with reduced motion', async () => {
    const page = await openRooms();
    await choose(page, filterLink('king'));
    await tick(page, 10);
    expect(await names(page)).toEqual(matching('king'));
  });

  test('that is changed again while the grid fades applies the last choice', async () => {
    const page = await openRooms('', { reducedMotion: false });
    await choose(page, filterLink('ocean'));
    await tick(page, 200);
    await choose(page, filterLink('queen'));
    await tick(page, 310);
    expect(await names(page)).toEqual(matching('queen'));
    expect(await texts(page, '.room-filters [aria-current]')).toEqual([filterLabels.queen]);
  });

  test.each([
    ['ocean', matching('ocean')],
    ['penthouse', namesOf(rooms)],
  ])('of the address ?filter=%s holds from the start, unfaded', async (filter, expected) => {
    const page = await openRooms(`?filter=${filter}`);
    expect(await names(page)).toEqual(expected);
    expect(await opacity(page)).toBe('1');
    expect(page.consoleMessages).toEqual([]);
  });
});

describe('the comparison', () => {
  test('opens and closes by Compare Rooms and Hide Comparison Table, with all rooms while none is picked', async () => {
    const page = await openRooms();
    expect(await texts(page, toggle)).toEqual(['Compare Rooms']);
    expect(await page.$('.comparison')).toBeNull();
    await press(page, toggle);
    expect(await texts(page, toggle)).toEqual(['Hide Comparison Table']);
    expect(await page.$eval(toggle, (button) => button.getAttribute('aria-expanded'))).toBe('true');
    expect(await texts(page, '.comparison thead th a')).toEqual(namesOf(rooms));
    await press(page, toggle);
    expect(await page.$('.comparison')).toBeNull();
  });

  test('sets up to three picked rooms side by side, with the compare row of each', async () => {
    const page = await openRooms();
    const picked = [0, 3, rooms.length - 2];
    for (const index of picked) await press(page, box(index));
    expect(await texts(page, toggle)).toEqual(['Compare Rooms (3 of 3)']);
    await press(page, toggle);
    expect(await texts(page, '.comparison thead th a')).toEqual(picked.map((index) => rooms[index]?.name));
    const rows = await page.$$eval('.comparison tbody tr', (all) =>
      Object.fromEntries(
        all.map((row) => {
          const [heading, ...cells] = [...row.children].map((cell) => cell.textContent ?? '');
          return [heading, cells] as const;
        }),
      ),
    );
    const of = (value: (room: (typeof rooms)[number]) => string) =>
      picked.flatMap((index) => (rooms[index] ? [value(rooms[index])] : []));
    expect(rows).toMatchObject({
      Price: of(priceLabel),
      Size: of(sizeLabel),
      Sleeps: of(occupancyLabel),
      Bed: of(bedLabel),
      View: of(viewLabel),
      Kitchenette: of(({ hasKitchenette }) => (hasKitchenette ? 'Yes' : 'No')),
      Balcony: of(({ balcony }) => balcony),
    });
  });

  test('ignores a fourth pick, and says why beside it and to a screen reader', async () => {
    const page = await openRooms();
    for (const index of [0, 1, 2, 3]) await press(page, box(index));
    const fourth = await page.$eval(box(3), (input) => {
      const { checked } = input as HTMLInputElement;
      const reason = document.getElementById(input.getAttribute('aria-describedby') ?? '');
      return { checked, reason: reason?.textContent };
    });
    const reason = compare.limit;
    expect(fourth).toEqual({ checked: false, reason });
    expect(await texts(page, `${card(3)} .room-card__refusal`)).toEqual([reason]);
    expect(await statusOf(page)).toBe(reason);
  });

  test('lets go of a picked room, by the keyboard too, and then takes another', async () => {
    const page = await openRooms();
    for (const index of [0, 1, 2, 3]) await press(page, box(index));
    await page.focus(box(1));
    await page.keyboard.press('Space');
    expect(await page.$('.room-card__refusal')).toBeNull();
    await press(page, box(3));
    const checked = await page.$$eval('.room-card input', (all) =>
      all.flatMap((input, index) => ((input as HTMLInputElement).checked ? [index] : [])),
    );
    expect(checked).toEqual([0, 2, 3]);
  });

  test('keeps a pick that the filter hides, and can remove it in the table', async () => {
    const page = await openRooms();
    const [hidden, kept] = ['park', 'ocean'].map((view) => rooms.findIndex((room) => room.view === view)) as [
      number,
      number,
    ];
    await press(page, box(hidden));
    await press(page, box(kept));
    await choose(page, filterLink('ocean'));
    await tick(page, 300);
    await press(page, toggle);
    await press(page, `.comparison thead th:nth-of-type(${hidden < kept ? 1 : 2}) .comparison__remove`);
    expect(await texts(page, '.comparison thead th a')).toEqual([rooms[kept]?.name]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(compare.title);
  });

  test('comes into view when it is opened from far below', async () => {
    const page = await open(path, { reducedMotion: true });
    await press(page, box(rooms.length - 1));
    await page.click(toggle);
    await page.waitForFunction(() => {
      const { top } = (document.querySelector('.comparison') as Element).getBoundingClientRect();
      return top > 0 && top < innerHeight / 2;
    });
    expect(await top(page, toggle)).toBeGreaterThan(0);
  });

  test('scrolls inside itself on a phone; the page does not', async () => {
    const page = await open(path, { viewport: phone });
    for (const index of [0, 1, 2]) await press(page, box(index));
    await press(page, toggle);
    const widths = await page.$eval('.comparison__scroll', (region) => ({
      inside: region.scrollWidth > region.clientWidth,
      page: document.documentElement.scrollWidth,
    }));
    expect(widths).toEqual({ inside: true, page: phone.width });
  });
});

describe('without JavaScript', () => {
  test('all rooms, featured rooms, testimonials and the comparison can be read', async () => {
    const page = await open(path, { javascript: false });
    expect(await names(page)).toEqual(namesOf(rooms));
    expect(await page.$$('.featured .carousel__slide:not([inert])')).toHaveLength(featuredRooms.length);
    expect(await page.$$('.reviews .carousel__slide:not([inert])')).toHaveLength(testimonials.length);
    const { row, comparison } = await page.evaluate(() => {
      const slides = document.querySelector('.reviews .carousel__slides') as Element;
      return {
        row: slides.scrollWidth / slides.clientWidth,
        comparison: (document.querySelector('.comparison') as HTMLElement).offsetHeight > 0,
      };
    });
    expect(row).toBeGreaterThan(testimonials.length - 1);
    expect(comparison).toBe(true);
  });

  test('a filter is a link to the list that the server renders', async () => {
    const page = await open(path, { javascript: false });
    await Promise.all([
      page.waitForNavigation(),
      page.$eval(filterLink('ocean'), (link) => (link as HTMLElement).click()),
    ]);
    expect(new URL(page.url()).search).toBe('?filter=ocean');
    expect(await names(page)).toEqual(matching('ocean'));
    expect(await texts(page, '.room-filters [aria-current]')).toEqual([filterLabels.ocean]);
  });
});
