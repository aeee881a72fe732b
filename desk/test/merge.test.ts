/** Two changes of one file are merged field by field, and neither is lost. */
import fc from 'fast-check';
import { isSame, mergeByField } from '../content/merge';

const merged = (base: unknown, mine: unknown, theirs: unknown) => {
  const { value, conflicts } = mergeByField(base, mine, theirs);
  return conflicts.length > 0 ? { value, conflicts } : value;
};

describe('different fields are merged', () => {
  const room = { name: 'Enci King', price: 269, page: { intro: 'One.', lead: 'Two.' } };

  it.each<[string, unknown, unknown, unknown, unknown]>([
    [
      'a price and a text',
      room,
      { ...room, price: 279 },
      { ...room, page: { ...room.page, lead: 'New.' } },
      {
        ...room,
        price: 279,
        page: { intro: 'One.', lead: 'New.' },
      },
    ],
    ['the same change by both', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
    ['a field removed and another changed', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }],
    ['a field added by each', { a: 1 }, { a: 1, b: 2 }, { c: 3, a: 1 }, { c: 3, a: 1, b: 2 }],
    [
      'entries with an id, in whatever place',
      [
        { id: 'a', n: 1 },
        { id: 'b', n: 1 },
      ],
      [
        { id: 'b', n: 1 },
        { id: 'a', n: 1 },
      ],
      [
        { id: 'a', n: 2 },
        { id: 'b', n: 1 },
        { id: 'c', n: 1 },
      ],
      [
        { id: 'b', n: 1 },
        { id: 'c', n: 1 },
        { id: 'a', n: 2 },
      ],
    ],
    [
      'an entry removed and one added',
      [{ slug: 'a' }, { slug: 'b' }],
      [{ slug: 'b' }],
      [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }],
      [{ slug: 'b' }, { slug: 'c' }],
    ],
    ['paragraphs in different places', ['a', 'b', 'c'], ['A', 'b', 'c'], ['a', 'b', 'C'], ['A', 'b', 'C']],
    [
      'a paragraph changed and one added',
      ['a', 'b', 'c'],
      ['A', 'b', 'c'],
      ['a', 'b', 'c', 'd'],
      ['A', 'b', 'c', 'd'],
    ],
    ['a paragraph removed and one changed', ['a', 'b', 'c'], ['a', 'b', 'C'], ['b', 'c'], ['b', 'C']],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(merged(base, mine, theirs)).toEqual(expected);
  });

  it('with the keys in the order of theirs', () => {
    const { value } = mergeByField({ a: 1, b: 1 }, { a: 2, b: 1, d: 4 }, { b: 1, c: 3, a: 1 });
    expect(JSON.stringify(value)).toBe('{"b":1,"d":4,"c":3,"a":2}');
  });
});

describe('the same field is a conflict with both texts', () => {
  it.each<[string, unknown, unknown, unknown, unknown, (string | number)[], unknown, unknown]>([
    ['a price', { price: 1 }, { price: 2 }, { price: 3 }, { price: 3 }, ['price'], 2, 3],
    ['removed by them', { a: 1 }, { a: 2 }, {}, { a: 2 }, ['a'], 2, undefined],
    ['removed by me', { a: 1 }, {}, { a: 2 }, { a: 2 }, ['a'], undefined, 2],
    ['added by both', {}, { a: 1 }, { a: 2 }, { a: 2 }, ['a'], 1, 2],
    [
      'in an entry that they moved',
      [
        { id: 'a', n: 1 },
        { id: 'b', n: 1 },
      ],
      [
        { id: 'a', n: 2 },
        { id: 'b', n: 1 },
      ],
      [
        { id: 'b', n: 1 },
        { id: 'a', n: 3 },
      ],
      [
        { id: 'b', n: 1 },
        { id: 'a', n: 3 },
      ],
      [1, 'n'],
      2,
      3,
    ],
    ['paragraphs added in one place', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'c'], [], ['a', 'b'], ['a', 'c']],
    [
      'two orders',
      [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
      [{ id: 'b' }, { id: 'a' }, { id: 'c' }],
      [{ id: 'c' }, { id: 'a' }, { id: 'b' }],
      [{ id: 'c' }, { id: 'a' }, { id: 'b' }],
      [],
      [{ id: 'b' }, { id: 'a' }, { id: 'c' }],
      [{ id: 'c' }, { id: 'a' }, { id: 'b' }],
    ],
  ])('%s', (_, base, mine, theirs, value, path, ours, others) => {
    expect(mergeByField(base, mine, theirs)).toEqual({
      value,
      conflicts: [{ path, mine: ours, theirs: others }],
    });
  });
});

it('gives any other value back where only one has changed it', () => {
  const entries = fc.uniqueArray(fc.record({ id: fc.string(), n: fc.integer() }), {
    selector: ({ id }) => id,
  });
  const value = fc.oneof(fc.jsonValue({ maxDepth: 4 }), entries);
  fc.assert(
    fc.property(value, value, (base, changed) => {
      for (const result of [mergeByField(base, changed, base), mergeByField(base, base, changed)]) {
        expect(result.conflicts).toEqual([]);
        expect(isSame(result.value, changed)).toBe(true);
      }
      expect(mergeByField(base, changed, changed).conflicts).toEqual([]);
    }),
  );
});
