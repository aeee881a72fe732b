/** Changes are described in an owner's words. */

import { textsOf } from '../../test/support/sample';
import { hotelWords } from '../content/hotelWords';
import type { Detail } from '../publish/types';
import { jsonChanges } from '../publish/words/json';
import { labelsIn } from '../publish/words/labels';
import { markdownChanges } from '../publish/words/markdown';
import { lineOf, messageOf } from '../publish/words/sentence';

const words = hotelWords((file) => textsOf().content.get(file));
const said = (details: readonly Detail[]) => details.map(({ what, change }) => `${what} ${change}`);
const changes = (before: object, after: object, file = 'content/pages/about.json') =>
  said(jsonChanges(before as never, after as never, labelsIn(file, words)));

const long = (about: string) =>
  `${about}, which is told here at some length so that nobody wants to read it twice.`;

describe('changes of a file', () => {
  it.each<[string, object, object, string[]]>([
    ['a price', { price: 269 }, { price: 279 }, ['price 269 → 279']],
    [
      'a short text',
      { subtitle: 'By the sea' },
      { subtitle: 'At the sea' },
      ['subtitle “By the sea” → “At the sea”'],
    ],
    ['a long text', { subtitle: long('One') }, { subtitle: long('Two') }, ['subtitle changed']],
    ['a switch', { isSuite: true }, { isSuite: false }, ['is suite yes → no']],
    ['a switch that is new', {}, { hidden: true }, ['hidden yes']],
    ['something new', {}, { extraHero: 'pool-1' }, ['wide picture before the gallery added']],
    ['something gone', { extraHero: 'pool-1' }, {}, ['wide picture before the gallery removed']],
    [
      'a paragraph',
      { intro: [long('A'), long('B')] },
      { intro: [long('A'), long('C')] },
      ['a paragraph in intro changed'],
    ],
    ['a line more', { features: ['Pool'] }, { features: ['Pool', 'Bikes'] }, ['“Bikes” in features added']],
    ['a line less', { features: ['Pool', 'Bikes'] }, { features: ['Bikes'] }, ['“Pool” in features removed']],
    [
      'another order',
      { features: ['A', 'B', 'C', 'D', 'E'] },
      { features: ['E', 'D', 'C', 'B', 'A'] },
      ['features in another order'],
    ],
    [
      'an entry among many',
      {
        jobs: [
          { id: 'a', title: 'Cook', pay: { from: 20 } },
          { id: 'b', title: 'Host', pay: { from: 18 } },
        ],
      },
      {
        jobs: [
          { id: 'b', title: 'Host', pay: { from: 19 } },
          { id: 'c', title: 'Gardener', pay: { from: 21 } },
        ],
      },
      ['“Host”, pay from 18 → 19', '“Gardener” in jobs added', '“Cook” in jobs removed'],
    ],
    ['the order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
  ])('%s', (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });

  it('of amounts have the currency', () => {
    expect(changes({ price: 269 }, { price: 279 }, 'content/rooms/the-enci-king.json')).toEqual([
      'price $269 → $279',
    ]);
  });

  it('of a policy go by its headings', () => {
    const before =
      'First words.\n\n## What we keep {#keep}\n\nNothing.\n\n## Your choices {#choices}\n\nMany.\n';
    const after = 'First words.\n\n## What we keep {#keep}\n\nLittle.\n\n## Whom to ask {#ask}\n\nUs.\n';
    expect(said(markdownChanges(before, after))).toEqual([
      '“What we keep” changed',
      '“Whom to ask” added',
      '“Your choices” removed',
    ]);
  });
});

describe('a publication', () => {
  const price = {
    entry: 'content/rooms/a.json',
    title: 'Enci King',
    kind: 'changed',
    details: [{ what: 'price', change: '$269 → $279' }],
  } as const;
  const room = { entry: 'content/rooms/b.json', title: 'Garden King', kind: 'added', details: [] } as const;

  it('keeps the owner’s note, on one line', () => {
    const message = messageOf([price], 'For the season.\n\nNote: until May. ');
    expect(message).toMatch(/\n\nNote: For the season\. Note: until May\.\n$/);
    expect(messageOf([price])).not.toContain('Note');
  });

  it('is called by its changes', () => {
    expect([lineOf(price), lineOf(room), lineOf({ ...room, kind: 'removed' })]).toEqual([
      'Price of the Enci King $269 → $279',
      'Garden King: new',
      'Garden King: removed',
    ]);
    expect(messageOf([price, room])).toBe(
      'Price of the Enci King $269 → $279, and 1 more\n\n- Price of the Enci King $269 → $279\n- Garden King: new\n',
    );
    const wordy = { ...price, details: [{ what: 'price', change: long('now') }] };
    expect(messageOf([wordy]).split('\n')[0]).toBe('Enci King changed');
  });
});
