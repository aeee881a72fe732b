/** The desk asks the owner to confirm a save that makes other text wrong. */
import { hotelSource } from '../../test/support/sample-hotel';
import { listRooms } from '../rooms/list';
import { makeDesk } from './support/folder';

jest.setTimeout(120_000);

const desk = makeDesk();
afterEach(() => {
  desk.git('checkout', '--quiet', '--', 'content');
  desk.git('clean', '--quiet', '--force', 'content');
});

describe('a room’s claim to be the cheapest or largest', () => {
  const rooms = listRooms(hotelSource(desk.root).content).rooms.toSorted(
    (one, other) => Number(one.price) - Number(other.price),
  );
  const [own, next, other] = rooms;
  const question = expect.stringMatching(
    new RegExp(`^${own?.name} says “lowest rate”, but .+ is at \\$${next?.price}\\.$`),
  );
  const [price, nextPrice] = [Number(own?.price), Number(next?.price)];

  it('needs confirmation once another room is cheaper, and the question states that room’s price', async () => {
    const dearer = { price: nextPrice + 1 };
    const { status, body } = await desk.saveRoom(dearer);
    expect([status, body]).toEqual([428, { questions: [question] }]);
    expect(desk.room().price).toBe(price);
    const { hash, value } = (await desk.get(`/api/content/rooms/${own?.slug}.json`)).body;
    const sure = { hash, value: { ...value, ...dearer } };
    const saved = await desk.put(`/api/content/rooms/${own?.slug}.json`, sure).set('Desk-Confirmed', 'yes');
    expect(saved.status).toBe(200);
    // The owner has confirmed the claim, so the desk doesn't ask again.
    expect((await desk.saveRoom({ balcony: 'Private balcony' })).status).toBe(200);
  });

  it('needs confirmation if another room becomes cheapest through the price list or a scheduled change', async () => {
    const prices = [{ slug: other?.slug, hash: other?.file.hash, price: price - 1 }];
    expect((await desk.put('/desk/rooms/prices', { prices })).body.questions).toEqual([
      `${own?.name} says “lowest rate”, but ${other?.name} is at $${price - 1}.`,
    ]);
    const scheduled = await desk.saveRoom({ price: nextPrice + 1 }, { first: '2099-01-15' });
    expect(scheduled.body.questions).toEqual([question]);
  });

  it('needs confirmation if another room is larger', async () => {
    const largest = Math.max(...rooms.map(({ file }) => Number((file.value as { size: number }).size)));
    const { card } = desk.room();
    const claim = { ...card, description: 'Our largest room.' };
    expect((await desk.saveRoom({ card: claim })).body.questions).toEqual([
      expect.stringMatching(`says “largest room”, but .* has ${largest} square feet`),
    ]);
  });
});

describe('a value that was typed into text instead of inserted as a fact', () => {
  const rooms = listRooms(hotelSource(desk.root).content).rooms;
  const [first, last] = [rooms[0], rooms.at(-1)];
  const say = (words: string) =>
    desk.edit('content/pages/about.json', ({ hero }) => void Object.assign(hero, { subtitle: words }));
  const hide = (slug = '', hidden = true) => desk.post('/desk/rooms/hide', { slug, hidden });
  const says = (found: string, fact: string, now: string) => [
    `Our Story, Banner, Subtitle says “${found}”, but “${fact}” is now “${now}”.`,
  ];

  it.each([
    ['Eleven rooms by the sea', 'Eleven rooms', 'ten rooms'],
    ['All of our 11 rooms', '11 rooms', '10 rooms'],
  ])('needs confirmation in “%s” when a room is hidden or shown', async (words, found, now) => {
    say(words);
    const hidden = await hide(last?.slug);
    expect([hidden.status, hidden.body.questions]).toEqual([428, says(found, 'Rooms', now)]);
    expect((await hide(last?.slug).set('Desk-Confirmed', 'yes')).status).toBe(204);
    say(words.replace('Eleven', 'Ten').replace('11', '10'));
    expect((await hide(last?.slug, false)).body.questions).toHaveLength(1);
  });

  it('needs confirmation when a room is removed', async () => {
    const { body } = await desk.post('/api/content/copy', {
      from: `rooms/${last?.slug}.json`,
      name: 'Kelp King',
      address: 'Kelp King',
    });
    desk.edit(
      `content/${body.path}`,
      (room) => void Object.assign(room, { hidden: false, pictures: [`${last?.slug}-1`] }),
    );
    say('Twelve rooms by the sea');
    const removed = await desk.post('/api/content/remove', body);
    expect(removed.body.questions).toEqual(says('Twelve rooms', 'Rooms', 'eleven rooms'));
  });

  it('needs confirmation when a time, a price, or the number of places changes, or when a save is undone', async () => {
    const hotel = desk.json('content/hotel.json');
    const { places } = desk.json('content/places.json');
    say(
      `Come at ${Number(hotel.checkIn.slice(0, 2)) - 12} p.m., sleep for $${first?.price}, see ${places.length} places.`,
    );
    const save = async (file: string, fields: object) => {
      const { hash, value } = (await desk.get(`/api/content/${file}`)).body;
      return desk.put(`/api/content/${file}`, { hash, value: { ...value, ...fields } });
    };
    const questionsOf = async (file: string, fields: object) =>
      (await save(file, fields)).body.questions?.filter((each: string) => each.startsWith('Our Story'));
    expect(await questionsOf('hotel.json', { checkIn: '17:00' })).toEqual(
      says('4 p.m.', 'Check in', '5 p.m.'),
    );
    const more = [...places, { ...places[0], id: 'pier', name: 'Pier', x: 40, y: 40 }];
    expect(await questionsOf('places.json', { places: more })).toEqual(
      says(`${places.length} places`, 'Places', `${more.length} places`),
    );
    // Change all rooms at this price. Otherwise, the text would still be true of another room.
    const same = rooms.filter(({ price }) => price === first?.price);
    const prices = same.map(({ slug, file }) => ({ slug, hash: file.hash, price: Number(first?.price) - 1 }));
    const { body } = await desk.put('/desk/rooms/prices', { prices });
    expect(body.questions).toEqual([
      expect.stringMatching(
        `says “\\$${first?.price}”, but “.*, rate” is now “\\$${Number(first?.price) - 1}”.$`,
      ),
    ]);
    await desk.put('/desk/rooms/prices', { prices }).set('Desk-Confirmed', 'yes');
    say(`Rooms for $${Number(first?.price) - 1}.`);
    const [{ id = '' } = {}] = await desk.saves();
    const undone = await desk.post('/desk/publish/saves/undo', { id });
    expect([undone.status, undone.body.questions]).toEqual([428, [expect.stringMatching(/^Our Story/)]]);
  });
});
