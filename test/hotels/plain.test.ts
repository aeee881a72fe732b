/** A German hotel with nothing that a hotel may be without. */
import path from 'node:path';
import { endAllServers, type ServerProcess, startServer } from '../../tools/harness/serverProcess';
import { all, structuredData, wordsOf } from '../support/html';

jest.setTimeout(120_000);

let server: ServerProcess;
const html = async (address: string) => (await fetch(server.url + address)).text();
const rooms = ['/room/ahorn/', '/room/birke/'];

/** Pages that guests see. */
const addresses = [
  '/',
  '/rooms-suites',
  ...rooms,
  '/gallery',
  '/about',
  '/contact',
  '/faq',
  '/accessibility',
  '/privacy-policy',
  '/terms',
  '/do-not-sell',
  '/opt-out-preferences',
  '/unsubscribe',
  '/book',
  '/no-such-page',
];

beforeAll(async () => {
  server = await startServer('dist/server/index.js', {
    HOTEL_DIR: path.resolve('test/hotels/plain'),
    LOG_LEVEL: 'error',
  });
});
afterAll(endAllServers);

it.each(['/offers', '/group-accommodations', '/neighborhood', '/careers', '/groups/any'])(
  'has no page at %s, nor a word of it for crawlers',
  async (address) => {
    expect((await fetch(server.url + address)).status).toBe(404);
    for (const file of ['/sitemap.xml', '/llms.txt', '/']) expect(await html(file)).not.toContain(address);
  },
);

it.each(['newsletter', 'group-request'])('takes no post of the form %s', async (form) => {
  expect((await fetch(`${server.url}/api/${form}`, { method: 'POST' })).status).toBe(404);
});

/** Words of English that no German text has. */
const english =
  /\b(?:the|and|of|you|your|with|from|for|are|is|this|that|adults?|child(?:ren)?|guests?|nights?|rooms?|more|book|close|next|previous|page|per|sq ft|feet|miles)\b/gi;

it.each(addresses)('speaks its own language alone: %s', async (address) => {
  const document = await html(address);
  expect(document).toContain('<html lang="de-DE"');
  const labels = all(document, / (?:alt|aria-label|placeholder|title)="([^"]*)"/g);
  expect([wordsOf(document), ...labels].join(' ').match(english) ?? []).toEqual([]);
});

it('writes prices, sizes, times and dates as its language does', async () => {
  const [room = '', contact = '', terms = ''] = await Promise.all(
    [rooms[0] ?? '', '/contact', '/terms'].map(html),
  );
  expect(wordsOf(room)).toMatch(/1\.150\s€/);
  expect(wordsOf(room)).toMatch(/19 m²/);
  expect(wordsOf(contact)).toContain('Anreise ab 15:00, Abreise bis 10:30.');
  expect(wordsOf(terms)).toContain('Geändert am 2. Januar 2026');
  expect(JSON.stringify(structuredData(room))).toContain('"priceCurrency":"EUR"');
});

/** Classes of what the hotel does not have. */
const absent =
  /viewer-360|rooms-toolbar__compare|room-card__compare|comparison|newsletter__|walk-map|testimonial|home-hero__note">[^<]*<\/p><p|room-gallery__(?:steps|thumbnail)|class="plan|<p class="small">\*/g;

it('offers no film, comparison, turning room, map, fee, plan or further picture', async () => {
  const texts = await Promise.all(['/', '/rooms-suites', ...rooms, '/contact', '/accessibility'].map(html));
  const markup = texts.map((text) => text.replace(/<(script|style)[\s>].*?<\/\1>/gs, ''));
  expect(markup.flatMap((text) => text.match(absent) ?? [])).toEqual([]);
});

it('has an icon for an amenity and a filter, also for a view without one', async () => {
  const [list = '', room = ''] = await Promise.all(['/rooms-suites', rooms[0] ?? ''].map(html));
  expect(room).toMatch(/featured-amenities__card lift"><svg class="icon"/);
  expect(wordsOf(list)).toContain('Blick zur Mühle');
  expect(list).toContain('?filter=muehle');
});

it('shows the word for the weather where it has no temperature', async () => {
  expect(await html('/')).toMatch(/infobar__weather[^>]*><span>Wetter</);
});
