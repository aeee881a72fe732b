/** A hotel of five rooms with one picture each, and nothing that a hotel may be without. docs/behavior.md#what-a-hotel-does-not-have */
import { structuredData, wordsOf } from '../support/html';
import { describeHotel, theHotel } from './hotel';
import { plainHotel } from './plain';

jest.setTimeout(120_000);

describeHotel({
  content: plainHotel(),
  env: { BOOKING_ENGINE: 'mews' },
  hasFilm: false,
  hasMap: false,
  clock: 'Mountain time',
  alsoSeen: ['/room/birch/'],
  askAxe: true,
});

const hidden = ['/offers', '/group-accommodations', '/neighborhood', '/careers', '/groups/any'];

it.each(hidden)('has no page at %s, nor a word of it for crawlers', async (address) => {
  const { server, html } = theHotel();
  expect((await fetch(server.url + address)).status).toBe(404);
  for (const file of ['/sitemap.xml', '/llms.txt', '/']) expect(await html(file)).not.toContain(address);
});

it.each(['newsletter', 'group-request'])('takes no post of the form %s', async (form) => {
  const { server } = theHotel();
  expect((await fetch(`${server.url}/api/${form}`, { method: 'POST' })).status).toBe(404);
});

it('writes rates and sizes in its own currency and units', async () => {
  const { html } = theHotel();
  const [room = '', ...others] = await Promise.all(
    ['/room/birch/', '/', '/rooms-suites', '/book?room=birch'].map(html),
  );
  expect(wordsOf(room)).toMatch(/\d m².*€1,150/);
  expect(JSON.stringify(structuredData(room))).toContain('"priceCurrency":"EUR"');
  expect([room, ...others].map(wordsOf).join()).not.toMatch(/\$\d/);
});

it('has an icon for each featured amenity, also for a view that has none', async () => {
  const room = await theHotel().html('/room/birch/');
  expect(room.match(/featured-amenities__card lift"><svg class="icon"/g)).toHaveLength(3);
});

it('offers no film, comparison, turning room, map, fee or further picture', async () => {
  const { html } = theHotel();
  const texts = await Promise.all(
    ['/', '/rooms-suites', '/room/birch/', '/contact', '/accessibility'].map(html),
  );
  expect(texts.join()).not.toMatch(
    /viewer-360|rooms-toolbar__compare|room-card__compare|comparison|newsletter__|walk-map|testimonial|home-hero__note">[^<]*<\/p><p|room-gallery__(?:steps|thumbnail)|class="plan|<p class="small">\*/,
  );
});

it('shows the word for the weather where it has no temperature', async () => {
  expect(await theHotel().html('/')).toMatch(/infobar__weather[^>]*><span>[^<]+</);
});

it('has the views of its own content, and a filter for each that a room has', async () => {
  const [list = '', room] = await Promise.all(['/rooms-suites', '/room/birch/'].map(theHotel().html));
  expect(wordsOf(list)).toContain('Mill View');
  expect(list).toContain('?filter=mill');
  expect(list).not.toContain('?filter=hills');
  expect(wordsOf(`${list}${room}`)).not.toMatch(/ocean|park view/i);
});
