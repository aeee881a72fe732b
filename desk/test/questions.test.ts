/** What a save makes wrong or leaves unseen elsewhere: the desk asks, or says so and offers to show it. */
import { textsOf } from '../../test/support/sample';
import { listRooms } from '../rooms/list';
import { makeDesk } from './support/folder';

jest.setTimeout(120_000);

const desk = makeDesk();
afterEach(() => {
  desk.git('checkout', '--quiet', '--', 'content');
  desk.git('clean', '--quiet', '--force', 'content');
});

describe('a room’s claim about all rooms', () => {
  const rooms = listRooms(textsOf(desk.root).content).rooms.toSorted(
    (one, other) => Number(one.price) - Number(other.price),
  );
  const [own, next, other] = rooms;
  const question = expect.stringMatching(
    new RegExp(`^${own?.name} says “lowest rate”, but .+ is at \\$${next?.price}\\.$`),
  );
  const [price, nextPrice] = [Number(own?.price), Number(next?.price)];

  it('needs confirmation once another room deserves it, with that room and its price', async () => {
    const dearer = { price: nextPrice + 1 };
    const { status, body } = await desk.saveRoom(dearer);
    expect([status, body]).toEqual([428, { questions: [question] }]);
    expect(desk.room().price).toBe(price);
    const { hash, value } = (await desk.get(`/api/content/rooms/${own?.slug}.json`)).body;
    const sure = { hash, value: { ...value, ...dearer }, isSure: true };
    expect((await desk.put(`/api/content/rooms/${own?.slug}.json`, sure)).status).toBe(200);
    // Known, so not asked again.
    expect((await desk.saveRoom({ balcony: 'Private balcony' })).status).toBe(200);
  });

  it('needs confirmation if another room gets cheaper in the price list, or on a scheduled day', async () => {
    const prices = [{ slug: other?.slug, hash: other?.file.hash, price: price - 1 }];
    expect((await desk.put('/desk/rooms/prices', { prices })).body.questions).toEqual([
      `${own?.name} says “lowest rate”, but ${other?.name} is at $${price - 1}.`,
    ]);
    const scheduled = await desk.saveRoom({ price: nextPrice + 1 }, { first: '2099-01-15' });
    expect(scheduled.body.questions).toEqual([question]);
  });

  it('needs confirmation for sizes, too', async () => {
    const largest = Math.max(...rooms.map(({ file }) => Number((file.value as { size: number }).size)));
    const { card } = desk.room();
    const claim = { ...card, description: 'Our largest room.' };
    expect((await desk.saveRoom({ card: claim })).body.questions).toEqual([
      expect.stringMatching(`says “largest room”, but .* has ${largest} square feet`),
    ]);
  });
});

describe('what is saved but shown nowhere', () => {
  const notShown = async () => (await desk.get('/api/content')).body.notShown;
  const words = async () => (await notShown()).map((each: { words: string }) => each.words);

  it('is a place in no section, which goes into one by distance', async () => {
    expect(await words()).toEqual([]);
    const page = 'content/pages/neighborhood.json';
    const before = desk.json(page).categories[1].places;
    desk.edit(page, (neighborhood) => neighborhood.categories[1].places.splice(1, 1));
    const [{ homes, ...place }] = await notShown();
    expect(place.words).toMatch(/is in no section of the Neighborhood page/);
    const show = () => desk.post('/desk/show', { file: place.file, path: place.path, home: homes[1].label });
    expect((await show()).status).toBe(204);
    expect([await words(), desk.json(page).categories[1].places]).toEqual([[], before]);
    expect((await show()).text).toMatch(/shown already/);
  });

  it('is a page that nothing links to, which goes into the footer', async () => {
    const file = 'pages/parking.md';
    const description =
      'Where to leave a car, a van, or a bicycle while you stay with us by the sea in town.';
    desk.write(
      `content/${file}`,
      `---\ntitle: Parking\ndescription: ${description}\n---\n\nBehind the house.\n`,
    );
    expect(await words()).toEqual([expect.stringMatching(/^No menu and no text links to this page/)]);
    expect((await desk.post('/desk/show', { file, path: [], home: 'Footer' })).status).toBe(204);
    expect(desk.json('content/navigation.json').footer.hotel.links.at(-1)).toEqual({
      label: 'Parking',
      to: '/parking',
    });
    expect(await words()).toEqual([]);
  });

  it('is a view that no room has, and a testimonial about a hidden room', async () => {
    const [{ room, author }] = desk.json('content/testimonials.json').testimonials;
    desk.edit('content/views.json', ({ views }) =>
      views.push({ ...views[0], id: 'lake', name: 'Lake View' }),
    );
    desk.edit(`content/rooms/${room}.json`, (file) => void Object.assign(file, { hidden: true }));
    expect(await words()).toEqual([
      expect.stringContaining('“Lake View”'),
      expect.stringContaining(`by ${author} is about a hidden room`),
    ]);
  });
});
