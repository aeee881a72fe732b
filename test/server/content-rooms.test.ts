/** Compilation of the files of rooms. docs/behavior.md#room-addresses */
import { stem } from '../../shared/content/kinds';
import { compiled, contentFiles, type Edits, errorsOf, source, withPicture } from '../support/compile';
import { plannedRoom } from '../support/planned-room';
import { rooms, content as small } from '../support/small';

const roomSlugs = rooms.map(({ slug }) => slug);

// biome-ignore lint/suspicious/noExplicitAny: rooms of all shapes, also invalid ones
type Any = any;

const file = 'rooms/new-room.json';

/** Adds a room to those of the hotel. */
const newRoom = (change: (json: Any) => void = () => undefined): Edits => {
  const json = plannedRoom();
  change(json);
  return { [file]: JSON.stringify(json) };
};
const pictures = (...names: string[]) => new Map(names.flatMap((name) => [...withPicture(name)]));

describe('a hidden room', () => {
  const hidden = newRoom((json) =>
    Object.assign(json, { hidden: true, slashRequired: true, formerSlugs: ['former-room'] }),
  );

  it('is in no list or count, has no page, and needs no picture', () => {
    const content = compiled(hidden);
    expect(content.rooms.map(({ slug }) => slug)).toEqual([...roomSlugs]);
    expect(content.roomPages).not.toHaveProperty('new-room');
    expect(content.facts.roomCount).toBe(String(rooms.length));
  });

  it('keeps its URLs', () => {
    const content = compiled(hidden);
    expect(content.hiddenSlugs).toEqual(['new-room']);
    expect(content.slashedSlugs).toContain('new-room');
    expect(content.formerSlugs).toMatchObject({ 'former-room': 'new-room' });
    const shown = compiled(newRoom(), { pictures: pictures('new-room-1') });
    expect(shown.hiddenSlugs).toEqual([]);
    expect(shown.slashedSlugs).not.toContain('new-room');
  });

  it('has no testimonials, while others keep theirs', () => {
    const praise = { author: 'A', location: 'B', date: '2026-05', text: 'C', rating: 5 };
    const edits: Edits = {
      ...hidden,
      'testimonials.json': (json) =>
        json.testimonials.push({ ...praise, id: 'of-new-room', room: 'new-room' }),
    };
    expect(compiled(edits).testimonials.map(({ id }) => id)).toEqual(small.testimonials.map(({ id }) => id));
  });

  it('is left out of what lists rooms, while texts may go on naming it', () => {
    const [first = ''] = roomSlugs;
    const { pages, roomBlocks }: Any = compiled({
      ...hidden,
      'pages/home.json': (json) => (json.rooms.rooms = ['new-room', first]),
      'room-blocks/reunion.json': (json) => json.rooms.push({ room: 'new-room', rate: 200 }),
      'pages/about.json': (json) => {
        json.hero.title = '{new-room.name}';
        json.closing.contact.to = '/room/new-room/';
      },
    });
    expect(pages.home.rooms.rooms.map(({ slug }: Any) => slug)).toEqual([first]);
    expect(
      Object.values(roomBlocks).flatMap(({ rooms: held }: Any) => held.map(({ slug }: Any) => slug)),
    ).not.toContain('new-room');
    expect(pages.about.hero.title).toBe(plannedRoom().name);
  });

  it('takes an offer for no other room with it', () => {
    const file = 'offers/two-nights.json';
    expect(compiled(hidden).offers.offers.map(({ id }) => id)).toContain(stem(file));
    const edits: Edits = { ...hidden, [file]: (json) => (json.rooms = ['new-room']) };
    expect(compiled(edits).offers.offers.map(({ id }) => id)).not.toContain(stem(file));
  });

  it('must not be the last one: at least one room is visible', () => {
    const hide = (json: Any) => Object.assign(json, { hidden: true });
    const all = Object.fromEntries(roomSlugs.map((slug) => [`rooms/${slug}.json`, hide]));
    expect(errorsOf(all)).toContain('content/rooms: must have at least one room that is not hidden');
    expect(errorsOf({})).not.toContain('content/rooms: must have at least one room that is not hidden');
  });
});

describe('a removed room', () => {
  it('keeps its URL, which no other can use', () => {
    const removed = (...slugs: string[]): Edits => ({ 'removed-rooms.json': JSON.stringify({ slugs }) });
    expect(compiled(removed('gone-room')).removedSlugs).toEqual(['gone-room']);
    const [first = ''] = roomSlugs;
    expect(errorsOf(removed('gone-room', first))).toEqual([
      `content/removed-rooms.json: slugs[2] must not be "${first}": content/rooms/${first}.json has that address`,
    ]);
    const renamed = newRoom((json) => Object.assign(json, { hidden: true, formerSlugs: ['gone-room'] }));
    expect(errorsOf({ ...renamed, ...removed('gone-room') })).toEqual([
      `content/removed-rooms.json: slugs[1] must not be "gone-room": content/${file} has that address`,
    ]);
  });
});

describe('the page of a room', () => {
  const shared = [...source.pictures.keys()].slice(0, 2);
  const page = (change: (json: Any) => void, captions = new Map<string, string>()) =>
    compiled(
      newRoom((json) => {
        json.page.sharedPictures = shared;
        delete json.page.extraHero;
        change(json);
      }),
      { pictures: pictures('new-room-10', 'new-room-2', 'new-room-1', 'new-room-plan-2'), captions },
    ).roomPages['new-room'];

  it('has in its gallery its own pictures by number, then shared ones, then those shown above', () => {
    const names = (change: (json: Any) => void) => page(change)?.gallery.map(({ name }) => name);
    expect(names(() => undefined)).toEqual(['new-room-2', 'new-room-10', ...shared, 'new-room-1']);
    expect(names((json) => (json.page.extraHero = 'new-room-2'))).toEqual([
      'new-room-10',
      ...shared,
      'new-room-1',
      'new-room-2',
    ]);
    // Pictures listed by the room come first, in its order.
    expect(names((json) => (json.pictures = ['new-room-10']))).toEqual([
      'new-room-1',
      'new-room-2',
      ...shared,
      'new-room-10',
    ]);
  });

  it('captions its own pictures with its name, shared ones without, and none without alt text', () => {
    const captions = new Map([
      ['new-room-2', 'the desk'],
      [shared[0] ?? '', 'the pool'],
    ]);
    const gallery = page(() => undefined, captions)?.gallery ?? [];
    expect(gallery.slice(0, 3).map(({ name, caption }) => [name, caption])).toEqual([
      ['new-room-2', 'New Room: the desk'],
      ['new-room-10', undefined],
      [shared[0], 'the pool'],
    ]);
  });

  it('has the amenities of every room, of those with or without kitchenette, and its own', () => {
    const { everyRoom, withKitchenette, withoutKitchenette } = compiled({}).amenities.roomAmenities;
    const amenities = (hasKitchenette: boolean, extraAmenities?: string[]) =>
      page((json) => {
        Object.assign(json, { hasKitchenette });
        Object.assign(json.page, { extraAmenities });
        delete json.plan;
      })?.roomAmenities;
    expect(amenities(true)).toEqual([...everyRoom, ...withKitchenette]);
    expect(amenities(false, ['Tub'])).toEqual([...everyRoom, ...withoutKitchenette, 'Tub']);
  });

  it('links to others with the facts on their cards', () => {
    const { roomPages, rooms: all } = compiled({});
    for (const { likeThis } of Object.values(roomPages))
      for (const like of likeThis) {
        expect(all.find(({ slug }) => slug === like.slug)).toMatchObject(like);
        expect([like.name, like.price, like.picture].every(Boolean)).toBe(true);
      }
  });
});

describe('a room with a fault', () => {
  it('causes no errors in texts that refer to it', () => {
    const [slug = ''] = roomSlugs;
    const faults = errorsOf({
      [`rooms/${slug}.json`]: (json) => (json.price = 'abc'),
      'pages/about.json': (json) => (json.hero.title = `{${slug}.rate} to {roomCount}`),
    });
    expect(faults).toEqual([`content/rooms/${slug}.json: price must be a whole amount, not "abc"`]);
  });
});

describe('offers', () => {
  it('are ordered by their last days, not by file names', () => {
    const [picture] = source.pictures.keys();
    const offer = { title: 'A', text: 'B', terms: ['C'], code: 'D', percent: 10, rooms: 'all', picture };
    const lasting = (lastDay: string) => JSON.stringify({ ...offer, firstDay: '1984-01-01', lastDay });
    const { offers } = compiled({
      'offers/a.json': lasting('9999-12-31'),
      'offers/b.json': lasting('1984-01-02'),
      'offers/c.json': lasting('1984-01-03'),
    });
    const ids = offers.offers.map(({ id }) => id);
    expect([ids.slice(0, 2), ids.at(-1)]).toEqual([['b', 'c'], 'a']);
    expect(ids).toHaveLength(contentFiles.filter((each) => each.startsWith('offers/')).length + 3);
  });
});

describe('files of rooms', () => {
  const named = (name: string, change: (json: Any) => void = () => undefined) => ({
    [`rooms/${name}.json`]: newRoom(change)[file] ?? null,
  });

  it('with the same order are ordered by name', () => {
    const first = (json: Any) => (json.order = -1e6);
    const { rooms: all } = compiled(
      { ...named('b-room', first), ...named('a-room', first) },
      { pictures: pictures('b-room-1', 'a-room-1') },
    );
    expect(all.slice(0, 2).map((each) => each.slug)).toEqual(['a-room', 'b-room']);
  });

  it('need a first picture, and a valid slug', () => {
    expect(errorsOf(newRoom())).toContain(
      'content/rooms/new-room.json: its first picture media/new-room-1.jpg is missing',
    );
    expect(errorsOf(newRoom(), { pictures: withPicture('new-room-1') })).toEqual([]);
    expect(errorsOf(named('New Room'))).toContain(
      'content/rooms/New Room.json: the name of the file must be small letters, digits and single hyphens',
    );
  });
});
