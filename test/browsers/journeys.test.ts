/** The main journeys of a guest in Firefox, or with `BROWSER=webkit npx jest journeys` in WebKit. */
import type { Page } from 'puppeteer';
import { uiDefaults } from '../../shared/ui/defaults';
import { until } from '../../tools/harness/serverProcess';
import { hydrated, painted, siteUrl } from '../support/browser';
import {
  aboutContent,
  contactContent,
  content,
  cookies,
  filterLabels,
  matchingRooms,
  messages,
  pages,
  roomPath,
  rooms,
  stayForm,
} from '../support/content';
import { type OtherBrowser, startFirefox } from './firefox';
import { startWebKit } from './webkit';

const start = process.env.BROWSER === 'webkit' ? startWebKit() : startFirefox();
if (!start) console.warn('NO FIREFOX: there is none here and none to install. Nothing was tried in it.');

/** A URL of the site that is not a page. */
const noPage = '/robots.txt';

const [oceanRoom] = matchingRooms(rooms, 'ocean');
const [otherRoom] = rooms.filter((room) => !matchingRooms(rooms, 'ocean').includes(room));
if (!oceanRoom || !otherRoom) throw new Error('the hotel has rooms with and without an ocean view');

let browser: OtherBrowser;

/** For helpers of the page tests. */
const asPage = {
  evaluate: (fn: () => unknown) => browser.run(fn),
  waitForFunction: (fn: () => unknown) => until(async () => Boolean(await browser.run(fn))),
} as unknown as Page;

/** Runs in the page: the visible elements with a role whose name begins with these words. */
function look(role: string, name: string, how?: 'center' | 'focus') {
  const selectors: Record<string, string> = {
    day: '[role=gridcell] button:not(:disabled)',
    dialog: 'dialog[open], [role=dialog], [popover]:popover-open',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    photo: '[aria-haspopup=dialog]:has(img)',
    region: 'section',
    textbox: 'input, textarea',
  };
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const id = element.getAttribute('aria-labelledby') ?? '';
    const own = labels?.[0]?.textContent ?? document.getElementById(id)?.textContent;
    return (element.getAttribute('aria-label') ?? own ?? element.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  };
  const found = [...document.querySelectorAll<HTMLElement>(selectors[role] ?? role)].filter(
    (element) => element.checkVisibility() && nameOf(element).startsWith(name),
  );
  const [first] = found;
  if (how) first?.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (how === 'focus') first?.focus();
  const { x = 0, y = 0, width = 0, height = 0 } = first?.getBoundingClientRect() ?? {};
  return {
    count: found.length,
    text: first?.textContent ?? '',
    isFocused: found.some((element) => element === document.activeElement),
    isCurrent: first?.hasAttribute('aria-current') ?? false,
    isInvalid: first?.getAttribute('aria-invalid') === 'true',
    names: found.slice(0, 2).map(nameOf),
    href: first?.getAttribute('href') ?? '',
    center: [x + width / 2, y + height / 2] as const,
  };
}

type Look = ReturnType<typeof look>;

const see = (role: string, name: string, how?: 'center' | 'focus') => browser.run(look, role, name, how);

/** Waits until an element is as expected; a document that is being replaced does not respond. */
const sees = (role: string, name: string, isSo: (seen: Look) => boolean = ({ count }) => count > 0) =>
  until(async () => isSo(await see(role, name).catch(() => ({ count: -1 }) as Look)), 30).catch(() => {
    throw new Error(`no such ${role}: ${name}, ${isSo}`);
  });
const gone = (role: string, name: string) => sees(role, name, ({ count }) => count === 0);
const focused = (role: string, name: string) => sees(role, name, ({ isFocused }) => isFocused);

/** Clicks in the middle of an element, away from fixed bars. */
async function click(role: string, name: string): Promise<void> {
  await sees(role, name);
  await browser.click(...(await see(role, name, 'center')).center);
}

async function press(role: string, name: string, key: string): Promise<void> {
  await sees(role, name);
  await see(role, name, 'focus');
  await browser.press(key);
}

async function type(name: string, words: string): Promise<void> {
  for (const character of words) await press('textbox', name, character);
}

/** Scrolls down and waits until the history entry has the position. @returns the position, in px */
async function scrollDown(): Promise<number> {
  await browser.run(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await painted(asPage);
  return browser.run(() => scrollY);
}

async function goBackTo(path: string, top: number): Promise<void> {
  await browser.run(() => history.back());
  await until(async () => {
    const [now, at = -1] = await browser.run(() => [location.pathname, scrollY] as const).catch(() => []);
    return now === path && Math.abs(at - top) < 2;
  });
}

interface Journey {
  name: string;
  path: string;
  on: 'phone' | 'desktop';
  /** The first visit, without a choice about cookies. */
  isNew?: true;
  go(): Promise<unknown>;
}

const sizes = { phone: [390, 844], desktop: [1440, 900] } as const;
const { suite = '', ocean = '' } = filterLabels;
const { menu } = uiDefaults.header;
const { labels } = contactContent.form;

const journeys: readonly Journey[] = [
  {
    name: 'a link changes the page without a load, and Back restores the scroll position',
    path: pages.rooms.path,
    on: 'desktop',
    async go() {
      await browser.run(() => Object.assign(window, { isSame: true }));
      const top = await scrollDown();
      await click('link', content.navigation.right[0]?.label ?? '');
      await focused('heading', aboutContent.hero.title);
      expect(await browser.run(() => scrollY)).toBe(0);
      await goBackTo(pages.rooms.path, top);
      expect(await browser.run(() => 'isSame' in window)).toBe(true);
    },
  },
  {
    name: 'Back from another document restores filter and scroll position, and the page works',
    path: pages.rooms.path,
    on: 'desktop',
    async go() {
      await click('link', suite);
      await sees('link', suite, ({ isCurrent }) => isCurrent);
      const top = await scrollDown();
      await browser.goto(siteUrl + noPage);
      await goBackTo(pages.rooms.path, top);
      await sees('link', suite, ({ isCurrent }) => isCurrent);
      await click('link', ocean);
      await sees('link', ocean, ({ isCurrent }) => isCurrent);
    },
  },
  {
    name: 'the menu opens, and Escape closes it and returns the focus',
    path: `${pages.about.path}/`,
    on: 'phone',
    async go() {
      await press('button', menu, 'Enter');
      await sees('dialog', menu);
      await browser.press('Escape');
      await gone('dialog', menu);
      await focused('button', menu);
    },
  },
  {
    name: 'an ocean-view room is found by the filter, and its page opens',
    path: pages.rooms.path,
    on: 'phone',
    async go() {
      await click('link', ocean);
      await gone('heading', otherRoom.name);
      await click('link', oceanRoom.name);
      await focused('heading', oceanRoom.name);
      expect(await browser.run(() => location.pathname)).toBe(roomPath(oceanRoom.slug));
    },
  },
  {
    name: 'the lightbox opens on a photo, goes on by the arrow key and closes by Escape',
    path: pages.gallery.path,
    on: 'phone',
    async go() {
      await press('photo', '', 'Enter');
      await sees('dialog', '');
      const { text } = await see('dialog', '');
      await browser.press('ArrowRight');
      await sees('dialog', '', (seen) => seen.text !== text);
      await browser.press('Escape');
      await gone('dialog', '');
      await focused('photo', '');
    },
  },
  {
    name: 'two days are chosen in the calendar, and the booking links have them',
    path: pages.home.path,
    on: 'desktop',
    async go() {
      await click('button', stayForm.arrival.label);
      await sees('day', '');
      const { names } = await see('day', '');
      for (const name of names) await click('day', name);
      const twoDays = /\d{4}-\d\d-\d\d.*\d{4}-\d\d-\d\d/;
      await sees('link', content.navigation.book, ({ href }) => twoDays.test(href));
    },
  },
  {
    name: 'a form leads to the first of two mistakes, takes the corrected message and thanks',
    path: pages.contact.path,
    on: 'phone',
    async go() {
      await type(labels.name, 'June');
      await type(labels.subject, 'Surf');
      await type(labels.email, 'june');
      await click('button', contactContent.form.submit);
      await focused('textbox', labels.email);
      for (const name of [labels.email, labels.message])
        await sees('textbox', name, ({ isInvalid }) => isInvalid);
      await type(labels.email, '@example.com');
      await type(labels.message, 'Is it up?');
      await click('button', contactContent.form.submit);
      await sees('main', '', ({ text }) => text.includes(messages.contact.success));
    },
  },
  {
    name: 'the cookie notice takes a no, stores it and moves the focus to the button that opens it again',
    path: pages.about.path,
    on: 'desktop',
    isNew: true,
    async go() {
      await sees('region', cookies.banner.title);
      await press('button', cookies.banner.decline, 'Enter');
      await gone('region', cookies.banner.title);
      await focused('button', content.navigation.footer.cookies);
      expect(await browser.run(() => localStorage.getItem('cookieConsent'))).toBe('denied');
    },
  },
];

(start ? describe : describe.skip)('in another browser', () => {
  beforeAll(async () => {
    if (!start) return;
    browser = await start();
    await browser.goto(siteUrl + noPage);
  });
  afterAll(() => browser?.end());

  it.each(journeys)('on a $on: $name', async ({ path, on, isNew, go }) => {
    const [width, height] = sizes[on];
    await browser.resize(width, height);
    await browser.run((isFirst) => {
      localStorage.clear();
      if (!isFirst) localStorage.setItem('cookieConsent', 'denied');
    }, isNew);
    await browser.goto(siteUrl + path);
    await hydrated(asPage);
    await go();
    await painted(asPage);
    const widths = await browser.run(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(widths[0]).toBe(widths[1]);
    expect(browser.messages()).toEqual([]);
  });
});
