/** The desk reports content that guests can't see anywhere, and offers to show it in a list or menu. */
import { makeDesk } from './support/folder';

jest.setTimeout(120_000);

const desk = makeDesk();
afterEach(() => {
  desk.git('checkout', '--quiet', '--', 'content');
  desk.git('clean', '--quiet', '--force', 'content');
});

const unused = async () => (await desk.get('/api/content')).body.unused;
const words = async () => (await unused()).map((each: { words: string }) => each.words);

it('reports a place in no section of the Neighborhood page, and adds the place to one by distance', async () => {
  expect(await words()).toEqual([]);
  const page = 'content/pages/neighborhood.json';
  const before = desk.json(page).categories[1].places;
  desk.edit(page, (neighborhood) => neighborhood.categories[1].places.splice(1, 1));
  const [{ lists, ...place }] = await unused();
  expect(place.words).toMatch(/is in no section of the Neighborhood page/);
  const show = () => desk.post('/desk/show', { file: place.file, path: place.path, list: lists[1].label });
  expect((await show()).status).toBe(204);
  expect([await words(), desk.json(page).categories[1].places]).toEqual([[], before]);
  expect((await show()).text).toMatch(/shown already/);
});

it('reports a page that no menu or text links to, and adds a link to the page in the footer', async () => {
  const file = 'pages/parking.md';
  const description = 'Where to leave a car, a van, or a bicycle while you stay with us by the sea in town.';
  desk.write(
    `content/${file}`,
    `---\ntitle: Parking\ndescription: ${description}\n---\n\nBehind the house.\n`,
  );
  expect(await words()).toEqual([expect.stringMatching(/^No menu and no text links to this page/)]);
  expect((await desk.post('/desk/show', { file, path: [], list: 'Footer' })).status).toBe(204);
  expect(desk.json('content/navigation.json').footer.hotel.links.at(-1)).toEqual({
    label: 'Parking',
    to: '/parking',
  });
  expect(await words()).toEqual([]);
});

it('reports a view that no room has, a testimonial about a hidden room, and an offer for hidden rooms', async () => {
  const [{ room, author }] = desk.json('content/testimonials.json').testimonials;
  desk.edit('content/views.json', ({ views }) => views.push({ ...views[0], id: 'lake', name: 'Lake View' }));
  desk.edit('content/offers/midweek.json', (offer) => void Object.assign(offer, { rooms: [room] }));
  desk.edit(`content/rooms/${room}.json`, (file) => void Object.assign(file, { hidden: true }));
  expect(await words()).toEqual([
    expect.stringContaining('“Lake View”'),
    expect.stringContaining(`by ${author} is about a hidden room`),
    expect.stringContaining('“Midweek Stay” is for hidden rooms only'),
  ]);
});
