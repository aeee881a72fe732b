/** The desk beside the site's page: a click on the page opens the field, and the page shows the form's changes. */
import type { ElementHandle, Frame } from 'puppeteer';
import { violations } from '../../test/support/axe';
import { hydrated, type OpenPage } from '../../test/support/browser';
import { until } from '../../tools/harness/serverProcess';
import { type RunningDesk, startDesk } from './support/desk';
import { fill, goToForm, openDesk, press, save } from './support/desk-page';

jest.setTimeout(180_000);

let desk: RunningDesk;
let page: OpenPage;
let site: Frame;
/** Finds the desk's frame, which another load of the desk makes anew. */
async function findSite() {
  const frame = await (await page.waitForSelector('.preview__page'))?.contentFrame();
  if (!frame) throw new Error('the desk shows no page');
  site = frame;
}
beforeAll(async () => {
  desk = await startDesk();
  page = await openDesk(desk, '');
  await findSite();
});
afterAll(() => desk?.stop());

const json = (file: string) => desk.json(file);
const title = () => page.$eval('.form h2', ({ textContent }) => textContent);

/** The page's element with a text, once the desk has marked it. */
async function marked(words: string, selector = '') {
  const found = await site.waitForFunction(
    (text, inside) =>
      [...document.querySelectorAll(`${inside} [data-desk-id]`)].find((element) =>
        element.textContent?.replace(/\s+/g, ' ').includes(text),
      ),
    {},
    words,
    selector,
  );
  return found.asElement() as ElementHandle<Element>;
}

/**
 * Clicks an element in the desk's frame, which is scaled down, once it is at rest under the pointer: its section fades in, its
 * card rises, and the page scrolls to the field of the click before.
 */
async function click(element: ElementHandle<Element>) {
  let before = Number.NaN;
  let nudge = 0;
  await until(async () => {
    const inside = await element.evaluate((each) => {
      each.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = each.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const frame = await page.$eval('.preview__page', (each) => {
      const { x, y, width } = each.getBoundingClientRect();
      return { x, y, scale: width / (each as HTMLElement).offsetWidth };
    });
    nudge = 1 - nudge;
    await page.mouse.move(frame.x + inside.x * frame.scale + nudge, frame.y + inside.y * frame.scale);
    const isPointed = await element.evaluate(async (each) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return each.matches('[data-desk-pointed], :not([data-desk-id]):hover');
    });
    const isAtRest = inside.y === before;
    before = inside.y;
    return isPointed && isAtRest;
  });
  await page.mouse.down();
  await page.mouse.up();
}

/** The value of the focused field, once a field of the form has focus. */
async function focused(): Promise<string> {
  const found = await page.waitForFunction(() => {
    const { activeElement } = document;
    const field = activeElement?.closest('.form .field');
    return field && (activeElement as HTMLInputElement).value;
  });
  return String(await found.jsonValue());
}

/** Waits until the field of a value has the focus, and the page has gone to what guests read of it. */
async function opened(value: string, words = value) {
  await until(async () => (await focused()) === value);
  await site.waitForFunction(
    (text) => document.querySelector('[data-desk-shown]')?.textContent?.replace(/\s+/g, ' ').includes(text),
    {},
    words,
  );
}

it('a text that is clicked opens its field', async () => {
  const { heading } = json('pages/home').intro;
  await click(await marked(heading));
  await opened(heading);
  expect(await title()).toBe('Home');
});

it('a text that is reached by Tab opens its field with Enter', async () => {
  const { heading } = json('pages/home').gallery;
  const element = await marked(heading);
  expect(await element.evaluate((each) => (each as HTMLElement).tabIndex)).toBe(0);
  await element.focus();
  await page.keyboard.press('Enter');
  await opened(heading);
});

it('a price opens that of its room', async () => {
  const [slug] = json('pages/home').rooms.rooms;
  const { name, price } = json(`rooms/${slug}`);
  const element = await marked(
    `$${price}`,
    `:has(> * a[href^="/room/${slug}/"], > a[href^="/room/${slug}/"])`,
  );
  await click(element);
  await opened(String(price), `$${price}`);
  expect(await title()).toBe(name);
});

it('a picture that no field names opens its description', async () => {
  const [slug] = json('pages/home').rooms.rooms;
  const name = `${slug}-1`;
  const picture = await site.waitForSelector(`img[data-desk-id][src*="/media/${name}-"]`);
  if (picture) await click(picture);
  await page.waitForFunction(
    (words) => document.querySelector('.page h2')?.textContent === words,
    {},
    `Picture ${name}`,
  );
  const words = await page.$eval('.picture-form textarea', (area) => area.value);
  expect(words).toBe(JSON.parse(desk.hotel.read(`media/${name}.json`)).alt);
});

it('a link that is followed opens the form of its page', async () => {
  const link = await site.waitForSelector('footer a[href="/careers"]');
  if (link) await click(link);
  await page.waitForFunction(() => document.querySelector('.form h2')?.textContent?.includes('Careers'));
  expect(await site.evaluate(() => location.pathname)).toBe('/careers');
});

it('the page goes where the form is, and says when it is as it was saved', async () => {
  await goToForm(page, 'pages/about');
  await site.waitForFunction(() => location.pathname === '/about');
  const { heading } = json('pages/about').closing;
  await marked(heading);
  await page.$$eval('.form [data-place="closing.heading"] textarea', ([field]) =>
    (field as HTMLElement | undefined)?.focus(),
  );
  await site.waitForFunction(() => {
    const { top = -1, bottom = 0 } =
      document.querySelector('[data-desk-shown]')?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= innerHeight;
  });
  await fill(page, 'Heading', 'Said By the Page');
  expect(await save(page)).toEqual({ status: 200, text: 'Saved.' });
  await marked('Said By the Page');
  await page.waitForFunction(() =>
    /as it is since/.test(document.querySelector('.preview__state')?.textContent ?? ''),
  );
});

it('a search leads to the field, and to the page that shows it', async () => {
  const { text } = json('pages/neighborhood').map;
  await page.type('.search input', text.slice(0, 40));
  const hit = await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.search .choices button')].find(
      (each) => each.querySelector('.quiet')?.textContent === '/neighborhood',
    ),
  );
  expect(await violations(page)).toEqual([]);
  await (hit.asElement() as ElementHandle<HTMLElement>).evaluate((button) => button.click());
  expect(await focused()).toBe(text);
  await site.waitForFunction(() => location.pathname === '/neighborhood');
  await page.$eval('.search input', (input) => (input as HTMLInputElement).select());
  await page.keyboard.press('Backspace');
});

it('a form leads to a page that shows what it has', async () => {
  await goToForm(page, 'amenities');
  await site.waitForFunction(() => location.pathname === '/rooms-suites');
  await press(page, 'Where on the site is this?');
  await site.waitForFunction(() => location.pathname.startsWith('/room/'));
  await site.waitForSelector('[data-desk-shown]');
});

describe('what the desk says of the page beside the form', () => {
  const says = (words: RegExp) =>
    page.waitForFunction(
      (pattern) => new RegExp(pattern).test(document.querySelector('.preview__state')?.textContent ?? ''),
      {},
      words.source,
    );

  it('that it is as it was, while content cannot be read', async () => {
    const file = 'content/offer-texts.json';
    const before = desk.hotel.read(file);
    await goToForm(page, 'pages/about');
    await site.waitForFunction(() => location.pathname === '/about');
    desk.hotel.write(file, '{');
    await fill(page, 'Heading', 'Not Said Yet');
    await save(page);
    await says(/waits for what is to be put right, and is as it was before/);
    expect(await site.evaluate(() => document.body.innerText)).not.toContain('Not Said Yet');
    desk.hotel.write(file, before);
    await page.reload();
    await findSite();
  });

  it('that a change is not in it yet, where the site takes too long, and then that it is', async () => {
    await says(/as it is since/);
    // The desk waits no time at all.
    await page.evaluate(() => {
      const real = window.setTimeout;
      const soon = (act: () => void, after = 0) => real(act, after >= 15_000 ? 0 : after);
      Object.assign(window, { setTimeout: soon });
    });
    await fill(page, 'Heading', 'Said Late');
    await save(page);
    await says(/is still that of .*: your last change is saved, and not in it yet/);
    await marked('Said Late');
    await says(/as it is since/);
  });
});

it('a page is marked once React has taken it over, however late its scripts come', async () => {
  const late = await openDesk(desk, 'pages/contact');
  const scripts = { count: 0 };
  await late.setRequestInterception(true);
  late.on('request', (request) => {
    const isScript =
      request.resourceType() === 'script' && request.url().startsWith(`${desk.preview}/assets/`);
    if (!isScript) return void request.continue();
    scripts.count += 1;
    setTimeout(() => void request.continue(), 500);
  });
  await late.reload();
  const frame = await (await late.waitForSelector('.preview__page'))?.contentFrame();
  await frame?.waitForSelector('#root [data-desk-id]');
  if (frame) await hydrated(frame);
  expect(scripts.count).toBeGreaterThan(2);
  expect(late.consoleMessages.filter((message) => /hydrat/i.test(message))).toEqual([]);
});

it('says where it is open, with its key', () => {
  expect(desk.output()).toContain(`The desk is open: ${desk.url}/?key=${desk.key}`);
});

it('the site itself has nothing of it', async () => {
  const html = await (await fetch(`http://127.0.0.1:${desk.port + 2}/`)).text();
  expect(html).toContain('<html');
  expect(html).not.toMatch(/@desk|data-desk/);
});

it('asks no other host for anything but what the site’s own page does', () => {
  const { host } = new URL(desk.preview);
  const map = /openstreetmap\.org$/;
  expect([...page.outsideHosts].filter((each) => each !== host && !map.test(each))).toEqual([]);
  expect(
    page.consoleMessages.filter(
      (message) => /Content Security Policy/.test(message) && !/openstreetmap/.test(message),
    ),
  ).toEqual([]);
});
