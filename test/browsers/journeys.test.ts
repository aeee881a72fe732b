/** A guest's main journeys in Firefox, or in WebKit with `BROWSER=webkit npx jest journeys`. */
import type { Page } from 'puppeteer';
import { pluralize } from '../../shared/templates';
import { uiDefaults } from '../../shared/ui/defaults';
import { until } from '../../tools/harness/serverProcess';
import { hydrated, painted, siteUrl } from '../support/browser';
import {
  content,
  cookies,
  filterLabels,
  matchingRooms,
  messages,
  pageContent,
  pages,
  roomPath,
  rooms,
  stayForm,
} from '../support/sample-content';
import { type OtherBrowser, startFirefox } from './firefox';
import { startWebKit } from './webkit';

const start = process.env.BROWSER === 'webkit' ? startWebKit() : startFirefox();
if (!start) console.warn('NO FIREFOX: there is none here and none to install. Nothing was tried in it.');

/** A URL on the site that is not a page. */
const blankUrl = `${siteUrl}/robots.txt`;
const sizes = { phone: [390, 844], desktop: [1440, 900] } as const;
const { suite = '', ocean = '' } = filterLabels;

let browser: OtherBrowser;
/** Lets the page tests' helpers use this browser. */
const asPage = {
  evaluate: (fn: () => unknown) => browser.run(fn),
  waitForFunction: (fn: () => unknown) => until(async () => Boolean(await browser.run(fn))),
} as unknown as Page;

/** Describes the first visible element with this role whose name starts with `name`. Runs inside the page. */
function inspect(role: string, name: string, scroll?: 'center' | 'focus') {
  const selectors: Record<string, string> = {
    day: '[role=gridcell] button:not(:disabled)',
    dialog: 'dialog[open], [role=dialog], [popover]:popover-open',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    photo: '[aria-haspopup=dialog]:has(img)',
    textbox: 'input, textarea',
  };
  const nameOf = (element: HTMLElement) =>
    [element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent]
      .concat(element.textContent)
      .find(Boolean)
      ?.trim() ?? '';
  const found = [...document.querySelectorAll<HTMLElement>(selectors[role] ?? role)].filter(
    (element) => element.checkVisibility() && nameOf(element).startsWith(name),
  );
  const [first] = found;
  if (scroll) first?.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (scroll === 'focus') first?.focus();
  const { x = 0, y = 0, width = 0, height = 0 } = first?.getBoundingClientRect() ?? {};
  return {
    names: found.map(nameOf),
    text: first?.textContent ?? '',
    href: first?.getAttribute('href') ?? '',
    isFocused: found.some((element) => element === document.activeElement),
    isCurrent: first?.hasAttribute('aria-current') ?? false,
    isInvalid: first?.getAttribute('aria-invalid') === 'true',
    center: [x + width / 2, y + height / 2] as const,
  };
}
type Inspection = ReturnType<typeof inspect>;

/** Waits until an element meets a condition. Retries calls that fail while the document is being replaced. */
const waitFor = (
  role: string,
  name = '',
  condition: (seen: Inspection) => boolean = ({ names }) => names.length > 0,
) =>
  until(() => browser.run(inspect, role, name, undefined).then(condition, () => false), 30).catch(() => {
    throw new Error(`no such ${role}: ${name}, ${condition}`);
  });
const gone = (role: string, name = '') => waitFor(role, name, ({ names }) => names.length === 0);
const focused = (role: string, name = '') => waitFor(role, name, ({ isFocused }) => isFocused);

async function click(role: string, name = ''): Promise<void> {
  await waitFor(role, name);
  // Clicks after scrolling the element to the center, away from fixed bars.
  await browser.click(...(await browser.run(inspect, role, name, 'center')).center);
}
async function press(key: string, role: string, name = ''): Promise<void> {
  await waitFor(role, name);
  await browser.run(inspect, role, name, 'focus');
  await browser.press(key);
}
async function type(name: string, words: string): Promise<void> {
  for (const character of words) await press(character, 'textbox', name);
}

/** Scrolls down. @returns a function that goes back and waits until the page has this scroll position again */
async function scrollDown(): Promise<() => Promise<void>> {
  await browser.run(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await painted(asPage);
  const [path, top] = await browser.run(() => [location.pathname, scrollY] as const);
  return async () => {
    // In a timer, since the call would fail if another document replaced the current document first.
    await browser.run(() => void setTimeout(() => history.back()));
    await until(async () => {
      const [now, at = -1] = await browser.run(() => [location.pathname, scrollY] as const).catch(() => []);
      return now === path && Math.abs(at - top) < 2;
    }, 30);
  };
}

(start ? describe : describe.skip)('the site in another browser', () => {
  beforeAll(async () => {
    browser = (await start?.()) as OtherBrowser;
    await browser.goto(blankUrl);
  });
  afterAll(() => browser?.end());

  async function open(path: string, size: keyof typeof sizes, consent = 'denied'): Promise<void> {
    const [width, height] = sizes[size];
    await browser.resize(width, height);
    await browser.run((choice) => {
      localStorage.clear();
      if (choice) localStorage.setItem('cookieConsent', choice);
    }, consent);
    await browser.goto(siteUrl + path);
    await hydrated(asPage);
  }
  afterEach(async () => {
    await painted(asPage);
    const { scrollWidth, clientWidth } = await browser.run(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect([scrollWidth, browser.messages()]).toEqual([clientWidth, []]);
  });

  it('navigates without a page load; Back restores scroll position and filter, even from another document', async () => {
    await open(pages.rooms.path, 'desktop');
    await browser.run(() => void Object.assign(window, { isSame: true }));
    await click('link', suite);
    await waitFor('link', suite, ({ isCurrent }) => isCurrent);
    // The list gets shorter only when the filter is applied, after the link becomes current.
    const count = pluralize(pageContent('rooms').found, matchingRooms(rooms, 'suite').length);
    await waitFor('main', '', ({ text }) => text.includes(count));
    const goBack = await scrollDown();
    await click('link', content.navigation.right[0]?.label);
    await focused('h1');
    expect(await browser.run(() => scrollY)).toBe(0);
    await goBack();
    expect(await browser.run(() => 'isSame' in window)).toBe(true);
    await browser.goto(blankUrl);
    await goBack();
    await waitFor('link', suite, ({ isCurrent }) => isCurrent);
    await click('link', ocean);
    await waitFor('link', ocean, ({ isCurrent }) => isCurrent);
  });

  it('opens the menu; Escape closes the menu and returns focus to the button', async () => {
    await open(`${pages.about.path}/`, 'phone');
    await press('Enter', 'button', uiDefaults.header.menu);
    await waitFor('dialog', uiDefaults.header.menu);
    await browser.press('Escape');
    await gone('dialog');
    await focused('button', uiDefaults.header.menu);
  });

  it('filters for ocean-view rooms and opens a room page', async () => {
    const [room] = matchingRooms(rooms, 'ocean');
    const other = rooms.find((each) => !matchingRooms(rooms, 'ocean').includes(each));
    await open(pages.rooms.path, 'phone');
    await click('link', ocean);
    await gone('heading', other?.name);
    await click('link', room?.name);
    await focused('h1', room?.name);
    expect(await browser.run(() => location.pathname)).toBe(roomPath(room?.slug ?? ''));
  });

  it('opens the lightbox from a photo; an arrow key shows the next photo, and Escape closes the lightbox', async () => {
    await open(pages.gallery.path, 'phone');
    await press('Enter', 'photo');
    await waitFor('dialog');
    const { text } = await browser.run(inspect, 'dialog', '', undefined);
    await browser.press('ArrowRight');
    await waitFor('dialog', '', (seen) => seen.text !== text);
    await browser.press('Escape');
    await gone('dialog');
    await focused('photo');
  });

  it('adds the dates picked in the calendar to the booking link', async () => {
    await open(pages.home.path, 'desktop');
    await click('button', stayForm.arrival.label);
    await waitFor('day');
    const { names } = await browser.run(inspect, 'day', '', undefined);
    for (const name of names.slice(0, 2)) await click('day', name);
    const twoDays = /\d{4}-\d\d-\d\d.*\d{4}-\d\d-\d\d/;
    await waitFor('link', content.navigation.book, ({ href }) => twoDays.test(href));
  });

  it('focuses the first of two invalid form fields, then accepts the corrected message', async () => {
    const { labels, submit } = pageContent('contact').form;
    await open(pages.contact.path, 'phone');
    for (const [name, words] of [
      [labels.name, 'June'],
      [labels.subject, 'Surf'],
      [labels.email, 'june'],
    ] as const)
      await type(name, words);
    await click('button', submit);
    await focused('textbox', labels.email);
    for (const name of [labels.email, labels.message])
      await waitFor('textbox', name, ({ isInvalid }) => isInvalid);
    await type(labels.email, '@example.com');
    await type(labels.message, 'Is it up?');
    await click('button', submit);
    await waitFor('main', '', ({ text }) => text.includes(messages.contact.success));
  });

  it('stores declined cookies and moves focus to the button that reopens the cookie dialog', async () => {
    await open(pages.about.path, 'desktop', '');
    await press('Enter', 'button', cookies.banner.decline);
    await gone('button', cookies.banner.decline);
    await focused('button', content.navigation.footer.cookies);
    expect(await browser.run(() => localStorage.getItem('cookieConsent'))).toBe('denied');
  });
});
