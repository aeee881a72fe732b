/** Prices and order of all rooms, and adding, hiding, showing and removing rooms. */
import { violations } from '../../test/support/axe';
import type { OpenPage } from '../../test/support/browser';
import { textsOf } from '../../test/support/sample';
import { until } from '../../tools/harness/serverProcess';
import { listRooms } from '../rooms/list';
import { goTo, press, type RunningDesk, startDesk, textOf } from './support/desk';
import { makeDesk } from './support/folder';

jest.setTimeout(120_000);

describe('the room files', () => {
  const desk = makeDesk();
  const texts = () => textsOf(desk.root).content;
  const rooms = () => listRooms(texts());
  const changed = (before: ReadonlyMap<string, string>) =>
    [...texts()].filter(([file, now]) => before.get(file) !== now).map(([file]) => file);
  const act = async (action: string, body: object) => {
    const { status, text } = await desk.post(`/desk/rooms/${action}`, body);
    return [status, text];
  };
  afterEach(() => desk.git('checkout', '--quiet', '--', 'content'));

  it('are unchanged after a room is hidden and shown again', async () => {
    const before = texts();
    for (const { slug } of rooms()) {
      expect(await act('hide', { slug, hidden: true })).toEqual([204, '']);
      expect(changed(before)).toEqual([`rooms/${slug}.json`]);
      expect(await act('hide', { slug, hidden: false })).toEqual([204, '']);
      expect(texts()).toEqual(before);
    }
  });

  it.each([
    ['up', 4, 1],
    ['to the top', 3, 0],
    ['to the end', 2, 10],
  ])('change in only one number if a room is moved %s', async (_, from, to) => {
    const before = texts();
    const slugs = rooms().map(({ slug }) => slug);
    const [slug = ''] = slugs.splice(from, 1);
    slugs.splice(to, 0, slug);
    expect(await act('move', { slug, place: to })).toEqual([204, '']);
    expect(rooms().map((each) => each.slug)).toEqual(slugs);
    expect(changed(before)).toEqual([`rooms/${slug}.json`]);
  });

  it('keep a copied room hidden until it has its own texts, number, plan and picture', async () => {
    const [{ slug: from = '' } = {}] = rooms();
    const { body } = await desk.post('/api/content/copy', {
      from: `rooms/${from}.json`,
      name: 'Kelp King',
      address: 'Kelp King',
    });
    expect(body).toEqual({ path: 'rooms/kelp-king.json' });
    const file = 'content/rooms/kelp-king.json';
    expect(desk.json(file)).toMatchObject({ name: 'Kelp King', hidden: true });
    const show = () => act('hide', { slug: 'kelp-king', hidden: false });
    const same = /still has the title, description, intro, features.* and plan of .* and it has no ID in/;
    expect(await show()).toEqual([422, expect.stringMatching(same)]);
    desk.edit(file, (copy) => {
      copy.page.title = 'Kelp king room by the sea';
      copy.page.description = copy.page.description.replace(/^\S+/, 'Kelp');
      copy.page.intro = ['Kelp grows here, and from the balcony you see it sway in the water.'];
      copy.page.features.push('A view of kelp');
      copy.engineRoomId = 'kelp-1';
      delete copy.plan;
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
  const names = () => page.$$eval('main h3 a', (links) => links.map(({ textContent }) => textContent ?? ''));

  it('shows the rate, the fee and what guests see side by side', async () => {
    const { amenityFee, rateNote } = desk.json('hotel');
    const line = await textOf(page, 'main li dl');
    expect(line).toMatch(
      new RegExp(`^Rate\\$\\d+Fee included\\$${amenityFee}Guests see\\$\\d+ .*${rateNote}`),
    );
  });

  it('moves a room, and hides one, linking to the texts that mention it', async () => {
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

  it('adds a hidden copy of a room, and removes it, along with its address, after the owner confirms', async () => {
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
