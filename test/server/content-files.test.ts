import { compiled, contentFiles, faultsOf, jsonOf, withPicture } from '../support/compile';
import { roomSlugs } from '../support/content';

const [slug = '', otherSlug = ''] = roomSlugs;
const room = `rooms/${slug}.json`;
const otherRoom = `rooms/${otherSlug}.json`;

describe('files of content', () => {
  const isNeeded = (path: string) => !/^(?:rooms|offers)\//.test(path);

  it.each(contentFiles.filter(isNeeded))('%s is missed where it is missing, and nothing else is', (path) => {
    expect(faultsOf({ [path]: null })).toEqual([`content/${path}: the file is missing`]);
  });

  it('need at least one room', () => {
    const noRooms = Object.fromEntries(roomSlugs.map((each) => [`rooms/${each}.json`, null]));
    const ofFolder = faultsOf(noRooms).filter((fault) => fault.startsWith('content/rooms: '));
    expect(ofFolder).toEqual(['content/rooms: must have at least one file']);
  });

  /** The fields of site.json whose names are the booking engine's. */
  const isFree = (path: readonly (string | number)[]) => /parameters$/i.test(String(path.at(-1)));

  /** Puts an unknown field into every object of a file. @returns how many those are */
  function addUnknown(value: unknown, path: readonly (string | number)[] = []): number {
    if (typeof value !== 'object' || value === null || isFree(path)) return 0;
    const inside = Object.entries(value).map(([key, each]) => addUnknown(each, [...path, key]));
    const within = inside.reduce((sum, each) => sum + each, 0);
    if (Array.isArray(value)) return within;
    Object.assign(value, { unknown: 1 });
    return within + 1;
  }

  it.each(contentFiles.filter((path) => path.endsWith('.json')))(
    '%s may hold known fields only, at every level',
    (path) => {
      const json = jsonOf(path);
      const count = addUnknown(json);
      const faults = faultsOf({ [path]: JSON.stringify(json) });
      expect(faults).toHaveLength(count);
      expect(faults.filter((fault) => !fault.endsWith('unknown is not known here'))).toEqual([]);
    },
  );
});

describe('rooms', () => {
  it('with the same order stand by the names of their files', () => {
    const both = compiled({ [room]: (json) => (json.order = -1), [otherRoom]: (json) => (json.order = -1) });
    expect(both.rooms.slice(0, 2).map((each) => each.slug)).toEqual(
      [`${slug}.json`, `${otherSlug}.json`].sort().map((name) => name.replace('.json', '')),
    );
  });

  it('need a first picture', () => {
    const { formerSlugs: _, ...newRoom } = jsonOf(room) as Record<string, unknown>;
    const edits = { 'rooms/new-room.json': JSON.stringify(newRoom) };
    expect(faultsOf(edits)).toContain(
      'content/rooms/new-room.json: its first picture media/new-room-1.jpg is missing',
    );
    expect(faultsOf(edits, { pictures: withPicture('new-room-1') })).toEqual([]);
  });

  it('are named by files whose name is good for an address', () => {
    expect(faultsOf({ 'rooms/New Room.json': JSON.stringify(jsonOf(room)) })).toContain(
      'content/rooms/New Room.json: the name of the file must be small letters, digits and single hyphens',
    );
  });

  it('have no former address that another room has or had', () => {
    const taken = (own: string[], other: string[] = []) =>
      faultsOf({
        [room]: (json) => (json.formerSlugs = own),
        [otherRoom]: (json) => (json.formerSlugs = other),
      });
    expect(taken(['old-one'], ['old-two'])).toEqual([]);
    expect(taken([otherSlug])).toEqual([
      `content/${room}: formerSlugs[1] must not be "${otherSlug}": content/${otherRoom} has that address`,
    ]);
    expect(taken(['fine', slug])).toEqual([
      `content/${room}: formerSlugs[2] must not be "${slug}": content/${room} has that address`,
    ]);
    const [first, second] = [room, otherRoom].sort();
    expect(taken(['old'], ['old'])).toEqual([
      `content/${second}: formerSlugs[1] must not be "old": content/${first} had that address`,
    ]);
  });
});

describe('ids', () => {
  it.each([
    ['places.json', 'places'],
    ['jobs.json', 'jobs'],
    ['questions.json', 'topics'],
    ['testimonials.json', 'testimonials'],
    ['pages/gallery.json', 'photos'],
    ['pages/neighborhood.json', 'categories'],
    ['pages/opt-out.json', 'categories'],
    ['pages/home.json', 'gallery.photos'],
    ['pages/contact.json', 'directions.items'],
    ['pages/groups.json', 'planning.topics'],
    ['hotel.json', 'extras.items'],
    ['hotel.json', 'accessibility.groups'],
  ])('of %s must differ in %s', (path, list) => {
    const listIn = (json: object) =>
      list.split('.').reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], json) as {
        id: string;
      }[];
    const [{ id } = { id: '' }, { id: other } = { id: '' }] = listIn(jsonOf(path) as object);
    const faults = faultsOf({ [path]: (json) => Object.assign(listIn(json)[1] ?? {}, { id }) });
    expect(faults).toContain(`content/${path}: ${list}[2].id must not be "${id}", as another entry's is`);
    // Where other files name the second place, they miss it too.
    expect(faults.filter((fault) => !fault.includes(other) && fault.includes(path))).toHaveLength(1);
  });

  /** What the map needs, at a corner where no place is. */
  const mapped = (x: number) => ({ x, y: 1361, why: 'A good reason.' });

  it('of places need no page that shows them', () => {
    const place = { ...mapped(20), id: 'new-place', name: 'New Place', street: '1 New Street', miles: 1 };
    expect(faultsOf({ 'places.json': (json) => json.places.push(place) })).toEqual([]);
  });
});
