/**
 * A room is a file of content, and a page's texts and a form's labels are another: what is written into a hotel's folder is
 * on its site once the running server has read it again. Nothing is built.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  endAllServers,
  type ServerProcess,
  startServer,
  temporaryDirectory,
  until,
} from '../tools/harness/serverProcess';
import { open } from './support/browser';
import { copyHotel } from './support/hotel-folder';
import {
  all,
  canonicalOf,
  descriptionOf,
  h1Of,
  insideLinks,
  structuredData,
  titleOf,
  wordsOf,
} from './support/html';
import { sampleHotel } from './support/sample';
import { validPosts } from './support/validPosts';

jest.setTimeout(120_000);

const siteUrl = 'https://www.harborinn.example';
const small = path.resolve('test/hotels/small');
const { rooms, hotel: site } = sampleHotel(small).content;

const slug = 'kelp-king';
const name = 'Kelp King Added by a Test';
const address = `/room/${slug}/`;
const description = 'A new room that was added by a test, which is long enough for the results of a search.';
const price = 432;

const hotel = copyHotel(small);
const dataDirectory = temporaryDirectory();

let server: ServerProcess;

const htmlOf = async (path: string) => (await fetch(server.url + path)).text();
const dataOf = (html: string, type: string) => structuredData(html).find((each) => each['@type'] === type);

/** Lets the server read its folder again, and waits until it has. */
async function reload(): Promise<void> {
  const loads = () => server.output().split('SIGHUP: ').length;
  const before = loads();
  server.child.kill('SIGHUP');
  await until(() => loads() > before);
}

/** A page's HTML once it has a text: the bytes before are sent until it is rendered again. */
async function htmlWith(text: string, address: string): Promise<string> {
  await until(async () => (await htmlOf(address)).includes(text));
  return htmlOf(address);
}

beforeAll(async () => {
  server = await startServer('dist/server/index.js', {
    HOTEL_DIR: hotel.root,
    DATA_DIR: dataDirectory,
    SITE_URL: siteUrl,
    LOG_LEVEL: 'info',
  });
});
afterAll(endAllServers);

describe('a room that was added', () => {
  let html: string;
  beforeAll(async () => {
    expect((await fetch(server.url + address)).status).toBe(404);
    const like = readFileSync(path.join(small, `content/rooms/${rooms[0]?.slug}.json`), 'utf8');
    hotel.write(`content/rooms/${slug}.json`, like);
    hotel.edit(`content/rooms/${slug}.json`, (room) => {
      delete room.formerSlugs;
      Object.assign(room, { name, order: 1e6, price });
      Object.assign(room.page, { title: name, description });
    });
    await reload();
    html = await htmlOf(address);
  });

  it('is served with its title, description and canonical link, and is in the sitemap', async () => {
    expect(titleOf(html)).toEqual([`${name} | ${site.brand}`]);
    expect(h1Of(html)).toEqual([name]);
    expect(descriptionOf(html)).toEqual([description]);
    expect(canonicalOf(html)).toEqual([siteUrl + address]);
    expect(await htmlOf('/sitemap.xml')).toContain(`<loc>${siteUrl}${address}</loc>`);
  });

  it('is on the Rooms page with its rate and a link to its page', async () => {
    const list = await htmlWith(name, '/rooms-suites');
    expect(insideLinks(list)).toContain(address);
    expect(wordsOf(list)).toContain(`$${price}`);
  });

  it('is in its own structured data and in the hotel’s', async () => {
    expect(dataOf(html, 'Hotel')).toMatchObject({
      containsPlace: { '@type': 'HotelRoom', name },
      makesOffer: { priceSpecification: { minPrice: price } },
    });
    const hotelData = dataOf(await htmlWith('Four rooms', '/'), 'Hotel');
    expect(hotelData?.numberOfRooms).toBe(rooms.length + 1);
    expect(hotelData?.makesOffer).toHaveLength(rooms.length + 1);
  });

  it('is counted in texts', async () => {
    expect(wordsOf(await htmlWith('Four rooms', '/'))).toContain('Four rooms by the harbor since 1921.');
  });
});

describe('the texts of a page', () => {
  const title = 'What Guests Ask';

  it('are on the page once they are written, also for a guest whose page was open before', async () => {
    const page = await open('/about', { site: server.url });
    await page.evaluate(() => Object.assign(window, { isThePageBefore: true }));
    hotel.edit('content/pages/faq.json', (faq) => {
      faq.title = title;
    });
    await reload();
    expect(h1Of(await htmlWith(title, '/faq'))).toEqual([title]);
    // Out of view: pages that links in view lead to are there already, with the texts before.
    await page.$eval('footer a[href="/faq"]', (link) => (link as HTMLElement).click());
    await page.waitForFunction(
      (expected) => document.querySelector('main h1')?.textContent === expected,
      {},
      title,
    );
    expect(await page.evaluate(() => 'isThePageBefore' in window)).toBe(false);
    expect(page.consoleMessages).toEqual([]);
  });

  it('stay as they are where the new ones have an error, which the log names', async () => {
    hotel.edit('content/pages/faq.json', (faq) => {
      faq.title = '';
    });
    await reload();
    expect(server.output()).toContain('content/pages/faq.json: title must not be empty');
    expect(h1Of(await htmlOf('/faq'))).toEqual([title]);
    hotel.restore('content/pages/faq.json');
    await reload();
    expect(h1Of(await htmlWith('>Questions</h1>', '/faq'))).toEqual(['Questions']);
  });
});

describe('the label of a form’s field', () => {
  const label = 'Your Telephone';

  beforeAll(async () => {
    hotel.edit('content/pages/contact.json', (contact) => {
      contact.form.labels.phone = label;
    });
    hotel.edit('content/form-errors.json', ({ required }) => {
      required.subject = 'Say what it is about.';
    });
    await reload();
  });

  const post = (fields: object) =>
    fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });

  it('is in the form, with the error at the field', async () => {
    const html = await htmlWith(label, '/contact');
    const [input = ''] = all(html, /(<input[^>]* name="phone"[^>]*>)/g);
    const [id = ''] = all(input, / id="([^"]*)"/g);
    expect(all(html, new RegExp(`for="${id}">([^<]*)`, 'g'))).toEqual([label]);
    const { subject: _, ...others } = validPosts.contact as Record<string, unknown>;
    expect(await (await post(others)).json()).toMatchObject({ errors: { subject: 'Say what it is about.' } });
  });

  it('is in the mails to the hotel and to the guest', async () => {
    expect((await post({ ...validPosts.contact, phone: '207 555 0133' })).status).toBe(200);
    const queue = path.join(dataDirectory, 'outbox/queued');
    const texts = readdirSync(queue).map(
      (file): string => JSON.parse(readFileSync(path.join(queue, file), 'utf8')).call.text,
    );
    expect(texts.filter((text) => new RegExp(`^${label}: +207 555 0133$`, 'm').test(text))).toHaveLength(1);
  });
});
