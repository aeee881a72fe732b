/** A hotel's rooms, pages, and offers, and how hidden ones are handled. docs/behavior.md#room-addresses */
import request from 'supertest';
import { roomAddressErrors } from '../../shared/content/roomAddresses';
import { pages } from '../../shared/pages';
import { compile, type Edits, errorsOf, jsonOf, type Values, withPicture } from '../support/compile';
import { descriptionOf, h1Of, linksIn, structuredData, titleOf, wordsOf } from '../support/html';
import { content, everyPath, rooms, site } from '../support/small-hotel';
import { loadPages, testApp } from '../support/test-app';

const { formerSlugs: _, pictures: __, ...room } = jsonOf('rooms/garden-king.json');

/** Adds a room like the first one, with its own pictures. */
const withRoom = (
  change: object = {},
  page: Values = {},
  captions: ReadonlyMap<string, string> = new Map(),
) =>
  compile(
    {
      'rooms/new.json': JSON.stringify({
        ...room,
        name: 'New Room',
        ...change,
        page: { ...room.page, ...page },
      }),
    },
    { captions, pictures: new Map(['new-10', 'new-2', 'new-1'].flatMap((name) => [...withPicture(name)])) },
  );

it('a new room has a page and appears in lists, counts, the sitemap, and structured data', async () => {
  await loadPages();
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

it.each([true, false])('every page contains the banner only if it is shown (%s)', async (shown) => {
  const banner = { text: 'Closed from {lowestRate} up', link: { label: 'Why?', to: '/contact' }, shown };
  await loadPages();
  const { app } = testApp({}, { edits: { 'banner.json': banner } });
  for (const path of everyPath) {
    const { text } = await request(app).get(path);
    const [found = ''] = /<aside(?:(?!<\/aside>).)*Closed.*?<\/aside>/.exec(text) ?? [];
    expect(found.includes(`Closed from ${content.tokens.lowestRate} up`)).toBe(shown);
    expect(found.includes('<a href="/contact">Why?</a>')).toBe(shown);
    expect(text.includes('Closed from')).toBe(shown);
  }
});

it('a hidden room is excluded from lists and counts but keeps its URLs', () => {
  const content = withRoom({ hidden: true, slashRequired: true, formerSlugs: ['former'] });
  expect(content.rooms.map(({ slug }) => slug)).toEqual(rooms.map(({ slug }) => slug));
  expect(content.roomPages).not.toHaveProperty('new');
  expect(content.tokens.roomCount).toBe(String(rooms.length));
  expect(content.hiddenSlugs).toEqual(['new']);
  expect(content.slashedSlugs).toContain('new');
  expect(content.formerSlugs).toMatchObject({ former: 'new' });
});

it('lets text name a hidden room, but leaves it out of sections', () => {
  const { pages, testimonials, offers } = compile({
    'rooms/harbor-suite.json': { hidden: true },
    'pages/about.json': { 'hero.title': '{harbor-suite.name}', 'closing.contact.to': '/room/harbor-suite/' },
    'testimonials.json': { 'testimonials.0.room': 'harbor-suite' },
    'offers/two-nights.json': { rooms: ['harbor-suite'] },
  });
  const listed = ['garden-king', 'harbor-queen'].map((slug) => expect.objectContaining({ slug }));
  expect(pages).toMatchObject({
    home: { rooms: { rooms: listed } },
    about: { hero: { title: 'Harbor Suite' } },
  });
  expect([testimonials, offers]).toEqual([[], []]);
});

it('orders a room’s gallery: its own pictures, shared ones, then those shown above it', () => {
  const gallery = (change: object, page: Values = {}) =>
    withRoom(change, { sharedPictures: ['east'], ...page }).roomPages.new?.gallery.map(({ name }) => name);
  expect(gallery({})).toEqual(['new-2', 'new-10', 'east', 'new-1']);
  expect(gallery({}, { extraHero: 'new-2' })).toEqual(['new-10', 'east', 'new-1', 'new-2']);
  expect(gallery({ pictures: ['new-10'] })).toEqual(['new-1', 'new-2', 'east', 'new-10']);
});

it('adds a room’s name to the captions of its own pictures', () => {
  const captions = new Map([
    ['new-2', 'the desk'],
    ['east', 'the pool'],
  ]);
  const { gallery = [] } = withRoom({}, { sharedPictures: ['east'] }, captions).roomPages.new ?? {};
  expect(gallery.slice(0, 3).map(({ caption }) => caption)).toEqual([
    'New Room: the desk',
    undefined,
    'the pool',
  ]);
});

it('a room’s amenities are the shared ones, those for its kitchenette type, and its own', () => {
  const amenities = (hasKitchenette: boolean, extraAmenities?: string[]) =>
    withRoom({ hasKitchenette }, { extraAmenities }).roomPages.new?.roomAmenities;
  expect(amenities(true)).toEqual(['Towels', 'Stove']);
  expect(amenities(false, ['Tub'])).toEqual(['Towels', 'Kettle', 'Tub']);
});

it('sorts rooms by order, then by file name', () => {
  const file = (name: string) => JSON.stringify({ ...room, name, order: -1, pictures: ['north'] });
  const all = compile({ 'rooms/b.json': file('B'), 'rooms/a.json': file('A') }).rooms;
  expect(all.slice(0, 3).map(({ slug }) => slug)).toEqual(['a', 'b', 'garden-king']);
});

it('sorts offers by last day', () => {
  const offer = (lastDay: string) =>
    JSON.stringify({ ...jsonOf('offers/two-nights.json'), terms: ['A'], lastDay });
  const { offers } = compile({ 'offers/b.json': offer('2030-01-01'), 'offers/c.json': offer('2029-01-01') });
  expect(offers.map(({ id }) => id)).toEqual(['c', 'b', 'two-nights']);
});

it.each(['King', 'the king', 'king-', 'a--b', 'café', ''])('rejects the room slug %j', (slug) => {
  expect(roomAddressErrors([{ slug, formerSlugs: [] }], [])).toEqual([
    `content/rooms/${slug}.json: the file name must be lowercase letters, digits and single hyphens`,
  ]);
});

it('rejects a former slug that two rooms share', () => {
  const two = [
    { slug: 'king', formerSlugs: ['old'] },
    { slug: 'queen-2', formerSlugs: ['old'] },
  ];
  expect(roomAddressErrors(two, [])).toEqual([
    'content/rooms/queen-2.json: formerSlugs[1] must not be "old": content/rooms/king.json had that address',
  ]);
});

/** The pages that edits hide, besides those that the hotel never had. */
const hiddenBy = (edits: Edits) => {
  const before = compile({}).hiddenPages;
  return compile(edits).hiddenPages.filter((name) => !before.includes(name));
};

it('hides a page along with its dependent pages and data, without validating them', () => {
  const hidden = JSON.stringify({ hidden: true });
  const hiddenFiles = Object.fromEntries(['offers', 'careers'].map((name) => [`pages/${name}.json`, hidden]));
  const edits = { ...hiddenFiles, 'pages/offer.json': { eyebrow: 7 } };
  expect(hiddenBy(edits)).toEqual(['offers', 'offer', 'careers']);
  const content = compile(edits);
  expect(content.pages).not.toHaveProperty('careers');
  expect(content.offers).toEqual([]);
  // The menu may still link to it.
  const menu = { 'navigation.json': { 'left.0.to': '/careers' } };
  expect(errorsOf({ ...hiddenFiles, ...menu })).toEqual([]);
});

it('works without the file for a page that a new release added', () => {
  const row = pages.careers as { isNew?: true };
  row.isNew = true;
  try {
    expect(hiddenBy({ 'pages/careers.json': null })).toEqual(['careers']);
    expect(compile({}).hiddenPages).not.toContain('careers');
  } finally {
    delete row.isNew;
  }
  expect(errorsOf({ 'pages/careers.json': null })).toEqual([
    'content/pages/careers.json: the file is missing',
  ]);
});

it('a hidden page is not found, not listed, not linked, and takes no posts', async () => {
  await loadPages();
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

it('a room does not need a plan, and a plan does not need a drawing', () => {
  const made = (change: Values) => {
    const { roomPages, rooms: all } = compile({ 'rooms/harbor-suite.json': change });
    return [roomPages['harbor-suite']?.plan, all.find(({ slug }) => slug === 'harbor-suite')?.plan] as const;
  };
  expect(made({ plan: undefined })).toEqual([undefined, undefined]);
  expect(made({})).toMatchObject([{ heading: 'Floor Plan' }, undefined]);
  const [plan, small] = made({ 'plan.drawing': { picture: 'north', pixelsPerFoot: 2, corner: [20, 80] } });
  expect(plan?.drawing?.picture.alt).toContain('Floor plan of Harbor Suite: king bed, kitchenette');
  expect(small).toMatch(/\/north-.*\.webp$/);
});
