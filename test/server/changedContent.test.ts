/** The site after an owner adds or hides a room, shows the banner, or hides a page. */
import request from 'supertest';
import { jsonOf } from '../support/compile';
import { descriptionOf, h1Of, linksIn, structuredData, titleOf, wordsOf } from '../support/html';
import { content, everyPath, messages, rooms, site } from '../support/small-hotel';
import { loadPages, testApp } from '../support/test-app';

beforeAll(loadPages);

const { formerSlugs: _, pictures: __, ...room } = jsonOf('rooms/garden-king.json');

it('a new room has a page and appears in lists, counts, the sitemap, and structured data', async () => {
  const address = '/room/kelp-king/';
  const page = { ...room.page, title: 'Kelp', description: 'A room for this test alone. '.repeat(3).trim() };
  const added = { ...room, name: 'Kelp King', order: 99, price: 432, pictures: ['north'], page };
  const { app } = testApp({}, { edits: { 'rooms/kelp-king.json': JSON.stringify(added) } });
  const htmlOf = async (path: string) => (await request(app).get(path)).text;
  const html = await htmlOf(address);
  expect([titleOf(html), h1Of(html), descriptionOf(html)]).toEqual([
    ...[[`Kelp | ${site.brand}`], ['Kelp King'], [page.description]],
  ]);
  const containsPlace = expect.objectContaining({ '@type': 'HotelRoom', name: 'Kelp King' });
  expect(structuredData(html)).toContainEqual(expect.objectContaining({ containsPlace }));
  expect(await htmlOf('/sitemap.xml')).toContain(`${address}</loc>`);
  const list = await htmlOf('/rooms-suites');
  expect(linksIn(list)).toContain(address);
  expect(wordsOf(list)).toContain('$432');
  const home = structuredData(await htmlOf('/'));
  expect(home).toContainEqual(expect.objectContaining({ numberOfRooms: rooms.length + 1 }));
});

it.each([true, false])('all pages or none have the banner (banner turned on: %s)', async (shown) => {
  const banner = { text: 'Closed from {lowestRate} up', link: { label: 'Why?', to: '/contact' }, shown };
  const { app } = testApp({}, { edits: { 'banner.json': banner } });
  for (const path of everyPath) {
    const { text } = await request(app).get(path);
    const [found = ''] = /<aside(?:(?!<\/aside>).)*Closed.*?<\/aside>/.exec(text) ?? [];
    expect(found.includes(`Closed from ${content.tokens.lowestRate} up`)).toBe(shown);
    expect(found.includes('<a href="/contact">Why?</a>')).toBe(shown);
    expect(text.includes('Closed from')).toBe(shown);
  }
});

it('a hidden page responds with 404, is not listed or linked, and its form accepts no posts', async () => {
  const hidden = ['groups', 'careers'].map((name) => [`pages/${name}.json`, '{ "hidden": true }']);
  const edits = { ...Object.fromEntries(hidden), 'pages/home.json': { groups: undefined } };
  const { app } = testApp({ DELIVER_LOCAL_FORMS: 'true' }, { edits });
  for (const address of ['/careers', '/group-accommodations']) {
    expect((await request(app).get(address)).status).toBe(404);
    for (const file of ['/', '/sitemap.xml', '/llms.txt'])
      expect((await request(app).get(file)).text).not.toContain(address);
  }
  expect((await request(app).post('/api/group-request')).status).toBe(404);
});

it('the room list says so if no room matches a filter, and links to all rooms', async () => {
  const { app } = testApp({}, { edits: { 'rooms/harbor-suite.json': { hidden: true } } });
  const textOf = async (path: string) => (await request(app).get(path)).text;
  const html = await textOf('/rooms-suites?filter=suite');
  expect(html).toContain(messages.rooms.noneMatch);
  expect(html).toMatch(new RegExp(`<a[^>]* href="/rooms-suites"[^>]*>${messages.rooms.viewAll}</a>`));
  expect(await textOf('/rooms-suites')).not.toContain(`>${messages.rooms.noneMatch}`);
});
