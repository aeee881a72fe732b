import type { Page } from 'puppeteer';
import { addDays, bookPath, sumField } from '../../shared/stay';
import {
  arrived,
  desktop,
  elementText,
  fetchedBy,
  hydrated,
  intercept,
  open,
  painted,
  phone,
  resize,
  siteUrl,
  tap,
} from '../support/browser';
import {
  bookingLink,
  content,
  hotelDay,
  labels,
  messages,
  pageContent,
  pages,
  roomPath,
  rooms,
  site,
  stayForm,
} from '../support/sample-content';
import { dateButton, withStay } from '../support/stay-form';

const [room] = rooms;
if (!room) throw new Error('no room');
const arrival = addDays(hotelDay(), 40);
const stay = { arrival, departure: addDays(arrival, 3), adults: '2', children: '0' };
const query = `${bookPath}?${new URLSearchParams(stay)}`;
/** Formats the total for three nights, as shown to two guests who need no rollaway bed. */
const sumOf = (price: number) =>
  `From ${labels.amountLabel((price * 3 * (100 + site.occupancyTax)) / 100)} for ${labels.nightsLabel(3)}, ${content.ui.rooms.totalNote}`;

const form = `main form[action="${bookPath}"]`;
const hrefs = (page: Page, selector: string) =>
  page.$$eval(selector, (links) => links.map((link) => link.getAttribute('href')));
/** Returns the URLs of all BOOK NOW links on a page. */
const bookNow = async (page: Page) => {
  const all = await hrefs(page, `a[href^="${site.booking.engine}"], a[href^="${bookPath}?arrival"]`);
  return all.filter((href) => !href?.includes('code='));
};
const arrivalText = (page: Page) => elementText(page, `${form} button[aria-haspopup=dialog]`);
const errorsIn = (page: Page) =>
  page.$$eval('[aria-describedby]', (fields) =>
    fields.flatMap((field) => {
      const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      return hint?.className.includes('error') ? hint.textContent : [];
    }),
  );
/** Waits for a string in <main>, because totals appear after hydration. */
const shows = (page: Page, text: string) => page.waitForSelector(`main ::-p-text(${text})`);

describe.each([
  { kind: 'a phone', viewport: phone, radius: 69 },
  { kind: 'a desktop', viewport: desktop, radius: 130 },
])('on $kind', ({ viewport, radius }) => {
  it.each([pages.home.path, pages.rooms.path])(
    'the first screen of %s shows the entire form, with the arch over its button and no text under the arch',
    async (path) => {
      const page = await open(path, { viewport, reducedMotion: true });
      const found = await page.evaluate((selector) => {
        const submit = document.querySelector(`${selector} [type=submit]`)?.getBoundingClientRect();
        const svg = [...document.querySelectorAll('.supergraphic svg')].find((each) =>
          each.checkVisibility(),
        );
        const arch = svg?.getBoundingClientRect();
        const hero = document.querySelector('h1')?.closest('.hero');
        const entries = [...(hero?.querySelectorAll('h1, p, a') ?? [])].filter((each) =>
          each.checkVisibility(),
        );
        const ends = entries.map((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          const { right, bottom } = range.getBoundingClientRect();
          return { right, bottom, text: each.textContent };
        });
        return submit && arch && { submit: submit.toJSON(), arch: arch.toJSON(), ends };
      }, form);
      if (!found) throw new Error('no form or no arch');
      const { submit, arch, ends } = found;
      const center = (arch.left + arch.right) / 2;
      expect(submit.bottom).toBeLessThanOrEqual(viewport.height);
      // Below its center, the arch is up to 40 px wider than its radius because its bands curve outward.
      const under = ends.filter(({ right, bottom }) => {
        const widened = bottom > arch.top + radius ? 40 : 0;
        return right > center - radius - widened && bottom > arch.top;
      });
      expect(under).toEqual([]);
      if (viewport === phone) return;
      expect(Math.abs((submit.left + submit.right) / 2 - center)).toBeLessThan(1);
      expect(Math.round(submit.width)).toBe(260);
    },
  );
});

describe('a chosen stay', () => {
  it('is used in the links and price of a room page, and in the prices on room cards', async () => {
    const plain = await open(roomPath(room.slug));
    const before = await bookNow(plain);
    expect(before.filter((href) => !href?.startsWith(bookingLink))).toEqual([]);
    const page = await open(roomPath(room.slug), withStay(stay));
    await shows(page, stayForm.parts.open);
    expect((await fetchedBy(page)).filter((name) => /calendar/i.test(name))).toEqual([]);
    const after = await bookNow(page);
    expect(after.filter((href) => !href?.startsWith(query))).toEqual([]);
    expect(after).toContain(`${query}&room=${room.slug}`);
    const tabs = await page.$$eval('main a[href*="arrival"]', (links) =>
      links.map((link) => `${link.getAttribute('target')},${link.getAttribute('rel')}`),
    );
    expect(new Set(tabs)).toEqual(new Set(['_blank,noopener']));
    await shows(page, labels.wholeAmount(room.price * 3));
    const cards = await open(pages.rooms.path, withStay(stay));
    for (const { price } of rooms) await shows(cards, sumOf(price).split(' for ')[1] ?? '');
    const sums = await cards.$$eval('main li', (all) => all.map(({ textContent }) => textContent ?? ''));
    for (const { name, price } of rooms)
      expect(sums.some((text) => text.includes(name) && text.includes(sumOf(price)))).toBe(true);
  });

  it('survives navigation and a reload, and is not part of the server’s HTML', async () => {
    const page = await open(pages.home.path, withStay(stay));
    const label = await arrivalText(page);
    await tap(page, `a[href="${pages.rooms.path}"]`);
    await arrived(page, pages.rooms.path);
    await painted(page);
    expect(await arrivalText(page)).toBe(label);
    await page.reload();
    await hydrated(page);
    expect(await arrivalText(page)).toBe(label);
    expect(page.consoleMessages).toEqual([]);
    expect(await (await fetch(page.url())).text()).not.toContain(arrival);
  });

  it('is dropped once its arrival date has passed', async () => {
    const past = { ...stay, arrival: addDays(hotelDay(), -1), departure: addDays(hotelDay(), 2) };
    const page = await open(pages.home.path, withStay(past));
    expect((await bookNow(page)).every((href) => href?.startsWith(bookingLink))).toBe(true);
    expect(await arrivalText(page)).toContain(stayForm.choose.short);
  });

  it('has the number of guests from the URL of /book, even without dates', async () => {
    const page = await open(`${bookPath}?adults=3&children=1`, withStay({ adults: '1', children: '0' }));
    await painted(page);
    const guests = await page.$$eval(`${form} select:not([name=room])`, (all) =>
      all.map(({ value }) => value),
    );
    expect(guests).toEqual(['3', '1']);
  });

  it('includes dates that were entered before the script ran', async () => {
    const page = await open(pages.home.path, {
      before: (opening) =>
        opening.evaluateOnNewDocument((entries) => {
          addEventListener('DOMContentLoaded', () => {
            for (const name of ['arrival', 'departure'] as const)
              for (const field of document.querySelectorAll<HTMLInputElement>(`main [name=${name}]`))
                field.value = entries[name] ?? '';
          });
        }, stay),
    });
    await painted(page);
    expect((await bookNow(page)).every((href) => href === query)).toBe(true);
  });
});

describe('an invalid stay', () => {
  it.each([true, false])('is shown with focus on the invalid field (JavaScript: %s)', async (javascript) => {
    const wrong = new URLSearchParams({ ...stay, departure: stay.arrival });
    const page = await open(`${bookPath}?${wrong}`, { javascript });
    await shows(page, pageContent('book').mistake.heading);
    await shows(page, messages.stay.order);
    // The browser moves focus asynchronously.
    await page.waitForSelector(javascript ? `${form} button:focus` : '[name=departure]:focus');
    expect(page.url()).toBe(`${siteUrl}${bookPath}?${wrong}`);
    expect(page.consoleMessages.filter((message) => !/422/.test(message))).toEqual([]);
  });

  it('shows errors in place of hints, without a layout shift, and focuses the first invalid field', async () => {
    const page = await open(pages.home.path);
    const height = () => page.$eval(form, (each) => each.getBoundingClientRect().height);
    await (await dateButton(page, 'arrival')).focus();
    await page.waitForSelector('.stay-sheet');
    const before = await height();
    await page.click(`${form} [type=submit]`);
    await shows(page, messages.stay.noArrival);
    expect(await errorsIn(page)).toEqual([messages.stay.noArrival, messages.stay.noDeparture]);
    const arrives = await dateButton(page, 'arrival');
    expect(await arrives.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await height()).toBe(before);
  });

  it('is explained by the server in a new tab without an opener if the rules are not loaded yet', async () => {
    const page = await open(pages.home.path);
    const tab = new Promise<Page>((resolve) => {
      page.browserContext().once('targetcreated', async (target) => resolve((await target.page()) as Page));
    });
    await page.$eval(form, (each) => (each as HTMLFormElement).requestSubmit());
    const opened = await tab;
    await shows(opened, messages.stay.noArrival);
    expect(await opened.evaluate(() => opener)).toBeNull();
    expect(page.url()).toBe(siteUrl + pages.home.path);
  });
});

it.each([true, false])(
  'the stay form submits to an engine that redirects to other hosts (JavaScript: %s)',
  async (javascript) => {
    const hosts = ['https://book.vendor.example', 'https://eu.vendor.example'];
    const chain = [new URL(site.booking.engine).origin, ...hosts];
    const page = await open(`${query}&${sumField}=1`, {
      javascript,
      before: (opening) =>
        intercept(opening, (request) => {
          const place = chain.indexOf(new URL(request.url()).origin);
          const next = chain[place + 1];
          if (place < 0) return undefined;
          if (next) return { status: 302, headers: { Location: `${next}/` } };
          return { contentType: 'text/html', body: '<!DOCTYPE html><h1>The engine</h1>' };
        }),
    });
    await page.click(`${form} [type=submit]`);
    await page.waitForFunction((origin) => location.origin === origin, {}, chain.at(-1));
  },
);

it('/book updates its price and form when a room is chosen', async () => {
  const page = await open(`${query}&${sumField}=1`);
  await page.select('main [name=room]', room.slug);
  await shows(page, `${room.name}, `);
  await shows(page, `${labels.nightsLabel(3)} × ${labels.wholeAmount(room.price)}`);
  await shows(page, stayForm.parts.total);
  const keys = await page.$eval(form, (each) => [...new FormData(each as HTMLFormElement).entries()]);
  expect(Object.fromEntries(keys)).toMatchObject({ ...stay, room: room.slug });
});

it('the stay form shows each date on one line from 320 to 1920 px', async () => {
  const page = await open(pages.home.path);
  for (const width of [320, 360, 768, 834, 1024, 1120, 1366, 1920]) {
    await resize(page, { width, height: 900 });
    const heights = await page.$$eval(`${form} button[aria-haspopup]`, (all) =>
      all.map((each) => each.getBoundingClientRect().height),
    );
    expect({ width, heights }).toEqual({ width, heights: [44, 44] });
  }
});
