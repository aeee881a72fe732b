/** Two changes to a file are merged field by field, and neither is lost. */
import fc from 'fast-check';
import { isSame, mergeByField } from '../content/merge';
import { valueAt } from '../content/valueAt';

/** List entries: 'a1 b2' has two, each with an id and a number. */
const list = (text: string) => text.split(' ').map(([id, n]) => ({ id, n }));
const letters = (text: string) => [...text];

describe('different fields are merged', () => {
  const room = { name: 'Enci King', price: 269, page: { intro: 'One.', lead: 'Two.' } };
  const page = { ...room.page, lead: 'New.' };

  it.each<[string, unknown, unknown, unknown, unknown]>([
    ['a price and a text', room, { ...room, price: 1 }, { ...room, page }, { ...room, price: 1, page }],
    ['the same change by both', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
    ['one field removed and another changed', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }],
    ['a field added by each', { a: 1 }, { a: 1, b: 2 }, { c: 3, a: 1 }, { c: 3, a: 1, b: 2 }],
    ['moved entries', list('a1 b1'), list('b1 a1'), list('a2 b1 c1'), list('b1 c1 a2')],
    ['one entry removed and another added', list('a1 b1'), list('b1'), list('a1 b1 c1'), list('b1 c1')],
    ['paragraphs in different places', letters('abc'), letters('Abc'), letters('abC'), letters('AbC')],
    ['a paragraph changed and one added', letters('abc'), letters('Abc'), letters('abcd'), letters('Abcd')],
    ['a paragraph removed and one changed', letters('abc'), letters('abC'), letters('bc'), letters('bC')],
  ])('%s', (_, base, mine, theirs, value) => {
    expect(mergeByField(base, mine, theirs)).toEqual({ value, conflicts: [] });
  });

  it('with the keys in the same order as theirs', () => {
    const { value } = mergeByField({ a: 1, b: 1 }, { a: 2, b: 1, d: 4 }, { b: 1, c: 3, a: 1 });
    expect(JSON.stringify(value)).toBe('{"b":1,"d":4,"c":3,"a":2}');
  });

  it.each(['constructor', 'toString', '__proto__'])('a field named %s', (name) => {
    const added = Object.fromEntries([[name, 'words']]);
    expect(mergeByField({}, added, {})).toEqual({ value: added, conflicts: [] });
    expect(mergeByField({}, {}, added)).toEqual({ value: added, conflicts: [] });
    expect(valueAt({}, [name])).toBeUndefined();
  });
});

describe('changes to the same field are a conflict with both values', () => {
  it.each<[string, unknown, unknown, unknown, (string | number)[]]>([
    ['a price', { price: 1 }, { price: 2 }, { price: 3 }, ['price']],
    ['removed by them', { a: 1 }, { a: 2 }, {}, ['a']],
    ['removed by me', { a: 1 }, {}, { a: 2 }, ['a']],
    ['added by both', {}, { a: 1 }, { a: 2 }, ['a']],
    ['paragraphs added in one place', letters('a'), letters('ab'), letters('ac'), []],
    ['two different orders', list('a1 b1 c1'), list('b1 a1 c1'), list('c1 a1 b1'), []],
  ])('%s', (_, base, mine, theirs, path) => {
    expect(mergeByField(base, mine, theirs).conflicts).toEqual([
      { path, mine: valueAt(mine, path), theirs: valueAt(theirs, path) },
    ]);
  });

  it('in an entry that they moved', () => {
    const { value, conflicts } = mergeByField(list('a1 b1'), list('a2 b1'), list('b1 a3'));
    expect(value).toEqual(list('b1 a3'));
    expect(conflicts).toEqual([{ path: [1, 'n'], mine: '2', theirs: '3' }]);
  });
});

it('takes the changed value if only one side changed it', () => {
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
