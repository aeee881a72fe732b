import type { Page } from 'puppeteer';
import { bookPath, daysAfter, sumField } from '../../shared/stay';
import { desktop, hydrated, type OpenPage, open, painted, phone, resize, siteUrl } from '../support/browser';
import {
  bookContent,
  bookingLink,
  hotelDay,
  messages,
  nightsLabel,
  pages,
  roomPath,
  rooms,
  site,
  stayForm,
  wholeAmount,
} from '../support/content';

const [room] = rooms;
if (!room) throw new Error('no room');
const arrival = daysAfter(hotelDay(), 40);
const stay = { arrival, departure: daysAfter(arrival, 3), adults: '2', children: '0' };
const query = `${bookPath}?${new URLSearchParams(stay)}`;
/** What three nights cost two guests who need no rollaway bed. */
const sumOf = (price: number) => `From ${wholeAmount(price * 3)} for ${nightsLabel(3)}, ${stayForm.sumNote}`;

/** A guest who has chosen a stay on an earlier page of the tab. */
const withStay = (chosen: Record<string, string> = stay) => ({
  before: async (page: Page) => {
    await page.evaluateOnNewDocument((texts) => {
      if (!sessionStorage.getItem('stay')) sessionStorage.setItem('stay', JSON.stringify(texts));
    }, chosen);
  },
});
const hrefs = (page: Page, selector: string) =>
  page.$$eval(selector, (links) => links.map((link) => link.getAttribute('href')));
const words = (page: Page, selector: string) =>
  page.$eval(selector, (element) => (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim());
const everyBookingLink = `.header__book, .menu .button--primary, main a[href^="${site.booking.engine}"], main a[href^="${bookPath}?arrival"]:not([href*="code="])`;

describe.each([
  { kind: 'a phone', viewport: phone },
  { kind: 'a desktop', viewport: desktop },
])('on $kind', ({ viewport }) => {
  it.each([pages.home.path, pages.rooms.path])(
    'the form of %s stands on the first screen: arch above its button, no words under the arch',
    async (path) => {
      const page = await open(path, { viewport, reducedMotion: true });
      const boxes = await page.evaluate(() => {
        const box = (selector: string) => {
          const { left, right, top, bottom } =
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return { left, right, top, bottom };
        };
        const visible = [...document.querySelectorAll('.stay-hero .supergraphic svg')].find((svg) =>
          svg.checkVisibility(),
        );
        const svg = visible?.getBoundingClientRect() ?? new DOMRect();
        const texts = [...document.querySelectorAll('.stay-hero .hero :is(h1, p, a)')].filter((each) =>
          each.checkVisibility(),
        );
        return {
          submit: box('.stay--strip .stay__submit'),
          archCenter: (svg.left + svg.right) / 2,
          archTop: svg.top,
          texts: texts.map((each) => {
            const range = document.createRange();
            range.selectNodeContents(each);
            const { right, bottom } = range.getBoundingClientRect();
            return { right, bottom, words: each.textContent };
          }),
          height: innerHeight,
        };
      });
      expect(boxes.submit.bottom).toBeLessThanOrEqual(boxes.height);
      // So far from its center the arch rises; below that center it widens by a quarter-turn of each band.
      const radius = viewport === phone ? 69 : 130;
      const under = boxes.texts.filter(({ right, bottom }) => {
        const widened = bottom > boxes.archTop + radius ? 40 : 0;
        return right > boxes.archCenter - radius - widened && bottom > boxes.archTop;
      });
      expect(under).toEqual([]);
      if (viewport === desktop) {
        expect(Math.abs((boxes.submit.left + boxes.submit.right) / 2 - boxes.archCenter)).toBeLessThan(1);
        expect(Math.round(boxes.submit.right - boxes.submit.left)).toBe(260);
      }
    },
  );
});

describe('a stay', () => {
  it('is carried by every link to book of a room’s page, which says what it costs, once it is chosen', async () => {
    const page = await open(roomPath(room.slug));
    const before = await hrefs(page, everyBookingLink);
    expect(before.filter((href) => !href?.startsWith(bookingLink))).toEqual([]);
    const own = await open(roomPath(room.slug), withStay());
    const after = await hrefs(own, everyBookingLink);
    const inMain = after.filter((href) => href?.includes('&room='));
    expect(new Set(inMain)).toEqual(new Set([`${query}&room=${room.slug}`]));
    expect(after.filter((href) => !href?.startsWith(query))).toEqual([]);
    const tabs = await own.$$eval('main a[href*="arrival"]', (links) =>
      links.map((link) => `${link.getAttribute('target')},${link.getAttribute('rel')}`),
    );
    expect(new Set(tabs)).toEqual(new Set(['_blank,noopener']));
    expect(await own.$eval('.key-facts__rate .rate', (each) => each.textContent)).toBe(sumOf(room.price));
    expect(await own.$eval('.closing-band .rate', (each) => each.textContent)).toContain(
      wholeAmount(room.price * 3),
    );
  });

  it('has its cost on the cards of the rooms, and nothing stands there before it is chosen', async () => {
    const plain = await open(pages.rooms.path);
    expect(await plain.$$('.room-card__sum')).toHaveLength(0);
    const list = await open(pages.rooms.path, withStay());
    const sums = await list.$$eval('.room-card__sum', (all) => all.map((each) => each.textContent));
    expect(sums).toEqual(rooms.map(({ price }) => sumOf(price)));
  });

  it.each([true, false])(
    'with a mistake comes back to a page of its own, the focus at the field (JavaScript: %s)',
    async (javascript) => {
      const wrong = new URLSearchParams({ ...stay, departure: stay.arrival });
      const book = await open(`${bookPath}?${wrong}`, { javascript });
      expect([book.status, await words(book, 'h1')]).toEqual([422, bookContent.mistake.heading]);
      expect(await words(book, '.stay__error')).toBe(messages.stay.order);
      // The browser puts the focus there in its own time.
      await book.waitForSelector(javascript ? '.stay__cell--error button:focus' : '[name=departure]:focus');
      expect(book.url()).toBe(`${siteUrl}${bookPath}?${wrong}`);
      expect(book.consoleMessages.filter((message) => !/422/.test(message))).toEqual([]);
    },
  );
});

describe('an engine whose address leads over other hosts', () => {
  const chain = [
    new URL(site.booking.engine).origin,
    'https://book.vendor.example',
    'https://eu.vendor.example',
  ];

  /** Answers for the hosts of the chain: each redirects to the next, and the last has a page. */
  const answerForTheEngine = async (page: Page) => {
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const place = chain.indexOf(new URL(request.url()).origin);
      const next = chain[place + 1];
      if (place < 0) request.continue();
      else if (next) request.respond({ status: 302, headers: { Location: `${next}/` } });
      else request.respond({ contentType: 'text/html', body: '<!DOCTYPE html><h1>The engine</h1>' });
    });
  };

  it.each([true, false])('is reached by CHECK AVAILABILITY (JavaScript: %s)', async (javascript) => {
    const page = await open(`${query}&${sumField}=1`, { javascript, before: answerForTheEngine });
    await page.click('.stay--page .stay__submit');
    await page.waitForFunction((origin) => location.origin === origin, {}, chain.at(-1));
    expect(await words(page, 'h1')).toBe('The engine');
  });
});

it('the form asks for each day in one line, from 320 to 1920 px', async () => {
  const page = await open(pages.home.path);
  const heights = () =>
    page.$$eval('.stay--strip button.stay__value', (all) =>
      all.map((each) => each.getBoundingClientRect().height),
    );
  for (const width of [320, 360, 768, 834, 1024, 1120, 1366, 1920]) {
    await resize(page, { width, height: 900 });
    expect({ width, heights: await heights() }).toEqual({ width, heights: [44, 44] });
  }
});

describe('the chosen stay', () => {
  it('outlives navigation and reload, and the server never knows of it', async () => {
    const page = await open(pages.home.path, withStay());
    const shown = (each: Page) => words(each, '.stay--strip .stay__cell--arrival button');
    const label = await shown(page);
    await page.$eval(`a[href="${pages.rooms.path}"]`, (link) => (link as HTMLElement).click());
    await page.waitForSelector('.rooms-hero');
    expect(await shown(page)).toBe(label);
    await page.reload();
    await hydrated(page);
    expect(await shown(page)).toBe(label);
    expect(page.consoleMessages).toEqual([]);
    expect(await (await fetch(page.url())).text()).not.toContain(arrival);
  });

  it('is gone once its arrival has passed', async () => {
    const past = { ...stay, arrival: daysAfter(hotelDay(), -1), departure: daysAfter(hotelDay(), 2) };
    const page = await open(pages.home.path, withStay(past));
    expect(await hrefs(page, '.header__book')).toEqual([bookingLink]);
    expect(await words(page, '.stay--strip .stay__cell--arrival button')).toContain(stayForm.choose.short);
  });

  it('takes over days that were typed before the script ran', async () => {
    const page = await open(pages.home.path, {
      before: async (opening) => {
        await opening.evaluateOnNewDocument((texts) => {
          addEventListener('DOMContentLoaded', () => {
            for (const name of ['arrival', 'departure'] as const)
              (document.querySelector(`.stay--strip [name=${name}]`) as HTMLInputElement).value =
                texts[name] ?? '';
          });
        }, stay);
      },
    });
    await painted(page);
    expect(await hrefs(page, '.header__book')).toEqual([query]);
  });

  it('goes with the form to a new tab without an opener, where the server says what this one could not yet', async () => {
    const page = await open(pages.home.path);
    const tab = new Promise<Page>((resolve) => {
      page.browserContext().once('targetcreated', async (target) => resolve((await target.page()) as Page));
    });
    await page.$eval('.stay--strip', (form) => (form as HTMLFormElement).requestSubmit());
    const opened = await tab;
    await opened.waitForSelector('.stay__error');
    expect(await opened.evaluate(() => opener)).toBeNull();
    expect(await words(opened, '.stay__cell--arrival .stay__error')).toBe(messages.stay.noArrival);
    expect(page.url()).toBe(siteUrl + pages.home.path);
  });
});

describe('a mistake', () => {
  let page: OpenPage;
  beforeEach(async () => {
    page = await open(pages.home.path, { viewport: desktop });
  });

  it('stands at its field in the place of the hint, moves nothing, and gets the focus', async () => {
    await page.focus('.stay--strip .stay__cell--arrival button');
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
    const height = () => page.$eval('.stay--strip', (form) => form.getBoundingClientRect().height);
    const before = await height();
    await page.click('.stay--strip .stay__submit');
    await page.waitForSelector('.stay__cell--error');
    expect(await words(page, '.stay__cell--arrival .stay__error')).toBe(messages.stay.noArrival);
    expect(await words(page, '.stay__cell--departure .stay__error')).toBe(messages.stay.noDeparture);
    expect(
      await page.$eval('.stay__cell--arrival button', (button) => button === document.activeElement),
    ).toBe(true);
    expect(await height()).toBe(before);
  });
});
