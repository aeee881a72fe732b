/** Reads files of content one by one; checks their names and ids. */
import * as z from 'zod';
import { createReader, stem } from '../../shared/content/reader';
import { roomAddressFaults } from '../../shared/content/roomAddresses';
import { uniqueIds } from '../../shared/content/uniqueIds';

describe('the reader', () => {
  const files = new Map([
    ['rooms/b.json', '{"price": "low"}'],
    ['rooms/a.json', '{"price": 7}'],
    ['roomy.json', '{'],
    ['policies/terms.md', '# Terms'],
  ]);
  const schema = z.object({ price: z.number('must be a number') });

  it('returns a file’s content, and collects errors', () => {
    const { read, text, faults } = createReader(files);
    expect(read('rooms/a.json', schema)).toEqual({ price: 7 });
    expect(text('policies/terms.md')).toBe('# Terms');
    expect(faults).toEqual([]);
    expect(read('rooms/b.json', schema)).toBeUndefined();
    expect(faults).toEqual(['content/rooms/b.json: price must be a number, not "low"']);
  });

  it('reports a missing or malformed file once, however often it is read', () => {
    const { read, json, faults } = createReader(files);
    for (const path of ['rooms/c.json', 'roomy.json']) {
      expect([read(path, schema), json(path), read(path, schema)]).toEqual([undefined, undefined, undefined]);
    }
    expect(faults).toEqual([
      'content/rooms/c.json: the file is missing',
      expect.stringContaining('content/roomy.json: the file is no JSON: '),
    ]);
  });

  it('lists a folder by name, including required files', () => {
    const { list } = createReader(files);
    expect(list('rooms')).toEqual(['rooms/a.json', 'rooms/b.json']);
    expect(list('rooms', ['b.json', 'aa.json'])).toEqual(['rooms/a.json', 'rooms/aa.json', 'rooms/b.json']);
    expect(list('offers')).toEqual([]);
  });

  it.each([
    ['rooms/the-king.json', 'the-king'],
    ['policies/terms.md', 'terms'],
    ['a/b/v1.2.json', 'v1.2'],
  ])('names %s %s', (path, name) => {
    expect(stem(path)).toBe(name);
  });
});

describe('the addresses of rooms', () => {
  const room = (slug: string, ...former: string[]) => ({ slug, former });

  it('can be any unique URL segment', () => {
    expect(roomAddressFaults([room('king'), room('queen-suite-2', 'old-queen', 'q')], ['gone'])).toEqual([]);
  });

  it.each(['King', 'the king', 'king-', '-king', 'a--b', 'café', ''])('cannot be %j', (slug) => {
    expect(roomAddressFaults([room(slug)], [])).toEqual([
      `content/rooms/${slug}.json: the name of the file must be small letters, digits and single hyphens`,
    ]);
  });

  it('belong to only one room, now and formerly', () => {
    const faults = roomAddressFaults(
      [room('king', 'old', 'queen'), room('queen', 'older', 'old'), room('suite', 'old')],
      ['fine', 'suite', 'older'],
    );
    expect(faults).toEqual([
      'content/rooms/king.json: formerSlugs[2] must not be "queen": content/rooms/queen.json has that address',
      'content/rooms/queen.json: formerSlugs[2] must not be "old": content/rooms/king.json had that address',
      'content/rooms/suite.json: formerSlugs[1] must not be "old": content/rooms/king.json had that address',
      'content/removed-rooms.json: slugs[2] must not be "suite": content/rooms/suite.json has that address',
      'content/removed-rooms.json: slugs[3] must not be "older": content/rooms/queen.json has that address',
    ]);
  });
});

test('an id in a list belongs to the first entry that has it', () => {
  const list = z.array(z.object({ id: z.string() })).check(uniqueIds);
  const said = (...ids: string[]) =>
    list.safeParse(ids.map((id) => ({ id }))).error?.issues.map(({ path, message }) => [path, message]);
  expect(said('a', 'b', 'c')).toBeUndefined();
  expect(said('a', 'b', 'a', 'a')).toEqual(
    [2, 3].map((index) => [[index, 'id'], 'must not be "a", as another entry\'s is']),
  );
});
