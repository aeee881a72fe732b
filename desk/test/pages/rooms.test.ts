/** Prices and order of all rooms, and adding, hiding, showing and removing rooms. */
import { violations } from '../../../test/support/axe';
import type { OpenPage } from '../../../test/support/browser';
import { hotelSource } from '../../../test/support/sample-hotel';
import { until } from '../../../tools/harness/serverProcess';
import { listRooms } from '../../rooms/list';
import { goTo, press, type RunningDesk, startDesk } from '../support/desk';
import { makeDesk } from '../support/folder';

jest.setTimeout(120_000);

describe('the desk', () => {
  const desk = makeDesk();
  const files = () => hotelSource(desk.root).content;
  const rooms = () => listRooms(files()).rooms;
  const changed = (before: ReadonlyMap<string, string>) =>
    [...files()].filter(([file, now]) => before.get(file) !== now).map(([file]) => file);
  const act = async (action: string, body: object) => {
    const { status, text } = await desk.post(`/desk/rooms/${action}`, body);
    return [status, text];
  };
  afterEach(() => desk.git('checkout', '--quiet', '--', 'content'));

  it('hides a room and shows it again without other changes', async () => {
    const before = files();
    for (const { slug, name } of rooms()) {
      expect(await act('hide', { slug, hidden: true })).toEqual([204, '']);
      expect(await desk.changes()).toEqual([`${name}, Hidden from guests: added yes`]);
      expect(changed(before)).toEqual([`rooms/${slug}.json`]);
      expect(await act('hide', { slug, hidden: false })).toEqual([204, '']);
      expect(files()).toEqual(before);
    }
  });

  it.each([
    ['up', 4, 1],
    ['to the top', 3, 0],
    ['to the end', 2, 10],
  ])('moves a room %s by changing only one number', async (_, from, to) => {
    const before = files();
    const slugs = rooms().map(({ slug }) => slug);
    const [slug = ''] = slugs.splice(from, 1);
    slugs.splice(to, 0, slug);
    expect(await act('move', { slug, place: to })).toEqual([204, '']);
    expect(rooms().map((each) => each.slug)).toEqual(slugs);
    expect(changed(before)).toEqual([`rooms/${slug}.json`]);
  });

  it('does not overwrite a price that someone else has changed in the meantime', async () => {
    const [one, two] = rooms();
    const prices = [one, two].map((room) => ({ slug: room?.slug, hash: room?.file.hash, price: 301 }));
    desk.edit(`content/rooms/${two?.slug}.json`, (room) => void Object.assign(room, { price: 333 }));
    const { status, text } = await desk.put('/desk/rooms/prices', { prices });
    expect([status, text]).toEqual([409, expect.stringContaining('was changed by someone else')]);
    expect(rooms().map(({ price }) => price)).toEqual(expect.arrayContaining([one?.price, 333]));
  });

  it('refers to rooms in error messages by name, not by number or ID', async () => {
    const file = '/api/content/pages/neighborhood.json';
    const { hash, value } = (await desk.get(file)).body;
    const [slug] = value.rooms.rooms;
    value.rooms.rooms.push(slug);
    const { errors } = (await desk.put(file, { hash, value })).body;
    const name = rooms().find((room) => room.slug === slug)?.name;
    expect(errors).toEqual([
      expect.objectContaining({
        words: `Pages, Neighborhood, Rooms, Rooms “${name}”: must not be “${name}”: another entry already uses it`,
      }),
    ]);
  });

  it('quotes a question in error messages the way guests see it, with facts such as {checkIn} filled in', async () => {
    const file = '/api/content/questions.json';
    const { hash, value } = (await desk.get(file)).body;
    value.topics[0].questions.unshift({ question: 'Can I come before {checkIn}?', answer: '{nothing}' });
    const { errors } = (await desk.put(file, { hash, value })).body;
    expect(errors.map(({ words }: { words: string }) => words)).toEqual([
      expect.stringMatching(/Questions “Can I come before 4 p\.m\.\?”, Answer: has \[Nothing\], which is/),
    ]);
  });

  it('refuses to remove a room that other text mentions, and lists that text', async () => {
    const slug = 'the-enci-king-suite-with-kitchenette';
    const { body } = await desk.post('/api/content/remove', { path: `rooms/${slug}.json` });
    const words: string[] = body.errors.map((each: { words: string }) => each.words);
    expect(body.refusal).toMatch(/can’t be removed while it is mentioned elsewhere/);
    expect(words.filter((each) => !/: still (?:mentions|links to) it$/.test(each))).toEqual([]);
    expect(words).toContainEqual(expect.stringMatching(/^Lists, Questions, .*, Answer: still mentions it$/));
  });

  it('keeps a copy of a room hidden until the copy has its own text, number, and picture', async () => {
    const [{ slug: from = '' } = {}] = rooms();
    const { body } = await desk.post('/api/content/copy', {
      from: `rooms/${from}.json`,
      name: 'Kelp King',
      address: 'Kelp King',
    });
    expect(body).toEqual({ path: 'rooms/kelp-king.json' });
    const file = 'content/rooms/kelp-king.json';
    expect(desk.json(file)).toMatchObject({ name: 'Kelp King', hidden: true });
    expect(desk.json(file)).not.toHaveProperty('plan');
    const show = () => act('hide', { slug: 'kelp-king', hidden: false });
    const same = /still has the title, description, intro, and features.* of .* and it has no ID in/;
    expect(await show()).toEqual([422, expect.stringMatching(same)]);
    desk.edit(file, (copy) => {
      copy.page.title = 'Kelp king room by the sea';
      copy.page.description = copy.page.description.replace(/^\S+/, 'Kelp');
      copy.page.intro = ['Kelp grows here, and from the balcony you see it sway in the water.'];
      copy.page.features.push('A view of kelp');
      copy.engineRoomId = 'kelp-1';
    });
    expect(await show()).toEqual([422, expect.stringMatching(/its first picture .* is missing/)]);
    desk.edit(file, (copy) => void Object.assign(copy, { pictures: [`${from}-1`] }));
    expect(await show()).toEqual([204, '']);
    desk.git('clean', '--quiet', '--force', 'content');
  });
});

describe('the Rooms page', () => {
  let desk: RunningDesk;
  let page: OpenPage;
  beforeAll(async () => {
    desk = await startDesk('rooms');
    ({ page } = desk);
    await page.waitForSelector('main h3 a');
  });
  afterAll(() => desk?.stop());
  const slugsIn = () =>
    page.$$eval('main h3 a', (links) => links.map(({ hash }) => hash.slice('#rooms/'.length)));
  const names = () => page.$$eval('main h3 a', (links) => links.map(({ textContent }) => textContent ?? ''));

  it('edits prices by keyboard as in a spreadsheet, asks about unusual prices, and saves all or none', async () => {
    const slugs = await slugsIn();
    const [first = '', second = ''] = slugs;
    const prices = () => [first, second].map((slug) => desk.json(`rooms/${slug}`).price);
    const before = prices();
    const after = [before[0] + 1, before[1] - 1];
    await page.focus('.prices input');
    await page.keyboard.type(String(after[0]));
    await page.keyboard.press('Enter');
    await page.keyboard.type('word');
    await page.waitForSelector('.prices ::-p-text(must be a whole amount)');
    await page.waitForSelector('main ::-p-text(Prices of 2 rooms not saved yet)');
    await press(page, 'Save prices');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('5');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type(`$${after[1]}`);
    await page.waitForSelector('.prices ::-p-text(with tax; your lowest rate)');
    expect(await violations(page)).toEqual([]);
    await press(page, 'Save prices');
    await page.waitForSelector('dialog ::-p-text(The price is 5)');
    await press(page, 'Go back');
    await page.waitForSelector('dialog', { hidden: true });
    expect(prices()).toEqual(before);
    await page.focus('.prices input');
    await page.keyboard.type(String(after[0]));
    await press(page, 'Save prices');
    await until(() => String(prices()) === String(after));
    await page.waitForSelector('.prices__save ::-p-text(not saved)', { hidden: true });
  });

  it('adds a season to all rooms, copies the season to next year, and reports overlapping nights', async () => {
    expect(await page.$$('.seasons')).toEqual([]);
    await page.waitForSelector('main ::-p-text(so only “From” is edited here)');
    await page.waitForSelector('main .message a[href^="#hotel?"]');
    desk.hotel.edit('content/hotel.json', (hotel) => {
      hotel.rates.source = 'none';
    });
    await page.reload();
    await page.waitForSelector('.seasons');
    const slugs = await slugsIn();
    const seasons = () => slugs.map((slug) => desk.json(`rooms/${slug}`).seasons);
    const add = async (from: string, to: string, price: string) => {
      await press(page, 'Add a season');
      for (const [name, words] of Object.entries({ from, to, price }))
        await page.type(`dialog [name=${name}]`, words);
      await page.$eval('dialog form', (form) => form.requestSubmit());
    };
    await add('12202098', '01042099', '$1,549');
    await page.waitForSelector('.seasons ::-p-text($1,549, December 20, 2098 to January 4, 2099)');
    expect(await violations(page)).toEqual([]);
    await page.focus('.prices input');
    await page.keyboard.type('1600');
    await press(page, 'Copy to next year: December 20, 2098 to January 4, 2099');
    await page.waitForSelector('.seasons ::-p-text($1,549 to $1,600, December 20, 2099 to January 4, 2100)');
    await page.focus('.prices input');
    await page.keyboard.type('5');
    await page.waitForSelector('.prices ::-p-text(Price must be at least)');
    // After a failed save, the season stays selected, and its invalid price has focus.
    await press(page, 'Save prices');
    await page.waitForSelector('.prices input[aria-invalid]:focus');
    await page.waitForSelector('.prices ::-p-text(Price must be at least)');
    await page.keyboard.press('Backspace');
    await page.waitForSelector('.prices tr:first-child ::-p-text(as on other nights)');
    await add('01042100', '01052100', '');
    await page.waitForSelector('dialog ::-p-text(These nights are in another season: December 20, 2099)');
    await press(page, 'Cancel');
    await press(page, 'Save prices');
    await page.waitForSelector('dialog ::-p-text(The price on December 20, 2098 to January 4, 2099 is 1549)');
    await press(page, 'Save anyway');
    await until(() => seasons().every((all) => all?.length > 0));
    const [first, second] = seasons();
    const winter = { from: '2098-12-20', to: '2099-01-04' };
    expect(first).toEqual([{ ...winter, price: 1600 }]);
    expect(second).toEqual([
      { ...winter, price: 1549 },
      { from: '2099-12-20', to: '2100-01-04', price: 1549 },
    ]);
  });

  it('moves a room, and after hiding a room, links to the text that still mentions the room', async () => {
    const [first] = await names();
    await press(page, `Move down: ${first}`);
    await until(async () => (await names())[1] === first);
    const slug = 'the-enci-king-suite-with-kitchenette';
    const before = desk.hotel.read(`content/rooms/${slug}.json`);
    const { name } = desk.json(`rooms/${slug}`);
    await press(page, `Hide: ${name}`);
    await page.waitForSelector('main li a[href^="#questions?"]');
    expect(await violations(page)).toEqual([]);
    await press(page, `Show: ${name}`);
    await until(() => desk.hotel.read(`content/rooms/${slug}.json`) === before);
  });

  it('adds a hidden copy of a room, and removes the copy after the owner confirms', async () => {
    const [like] = await names();
    await press(page, `Copy: ${like}`);
    await page.type('dialog input', 'Kelp King');
    await press(page, 'Add');
    await page.waitForFunction(() => location.hash === '#rooms/kelp-king');
    await goTo(page, 'rooms');
    await press(page, 'Show: Kelp King');
    await page.waitForSelector('main [role=alert]::-p-text(it still has the title)');
    await press(page, 'Remove: Kelp King');
    await press(page, 'Remove');
    await until(async () => !(await names()).includes('Kelp King'));
    expect(desk.json('removed-rooms').slugs).toEqual(['kelp-king']);
  });
});
