/** Similar rooms at the end of a room's page, and their phrases. */

import { differenceLabel } from '../../shared/roomDifference';
import { roomsLike } from '../../shared/roomsLikeThis';
import { fill } from '../../shared/words';
import { labels, pageTexts } from '../support/small';

const { words } = pageTexts('room').likeThis;

const room = (slug: string, price: number, view = 'ocean', bedType = 'king', more = {}) => ({
  slug,
  name: slug,
  price,
  view: { id: view, name: `${view} view`, phrase: `a look at the ${view}`, icon: 'waves' as const },
  bedType: bedType as 'king' | 'double-queen',
  hasKitchenette: false,
  occupancy: 2 as const,
  wheelchairAccessible: false,
  size: 400,
  ...more,
});
const slugs = (found: readonly { slug: string }[]) => found.map(({ slug }) => slug);
const me = room('me', 300);

describe('rooms like this', () => {
  it('are three others with the same view or beds, closest in price', () => {
    const others = [
      room('far', 500),
      room('near', 310),
      room('nothing-shared', 301, 'park', 'double-queen'),
      room('cheaper', 280, 'park'),
      room('same-beds', 330, 'park'),
    ];
    expect(slugs(roomsLike(me, [me, ...others]))).toEqual(['near', 'cheaper', 'same-beds']);
  });

  it('put those that share view and beds first if prices are equally close', () => {
    const others = [room('beds', 310, 'park'), room('view', 310, 'ocean', 'double-queen'), room('both', 310)];
    expect(slugs(roomsLike(me, others))[0]).toBe('both');
  });

  it('include a cheaper one if there is one, in the last place', () => {
    const dearer = [room('a', 301), room('b', 302), room('c', 303)];
    expect(slugs(roomsLike(me, [...dearer, room('cheap', 100)]))).toEqual(['a', 'b', 'cheap']);
    expect(slugs(roomsLike(me, [...dearer, room('odd', 290, 'park', 'double-queen')]))).toEqual([
      'a',
      'b',
      'odd',
    ]);
    expect(slugs(roomsLike(me, dearer))).toEqual(['a', 'b', 'c']);
    // A room at the same price is not cheaper.
    expect(slugs(roomsLike(me, [...dearer, room('same', 300), room('cheap', 100)]))).toEqual([
      'same',
      'a',
      'cheap',
    ]);
  });

  it('are filled up with others, and last with the accessible room', () => {
    const held = room('held', 300, 'ocean', 'king', { wheelchairAccessible: true });
    const odd = room('odd', 320, 'park', 'double-queen');
    expect(slugs(roomsLike(me, [held, odd, room('like', 310)]))).toEqual(['like', 'odd', 'held']);
    expect(roomsLike(me, [me])).toEqual([]);
  });
});

describe('the phrase on a card', () => {
  it.each([
    [
      room('o', 330, 'ocean', 'king', { hasKitchenette: true }),
      [words.kitchenette, fill(words.more, { amount: '$30' })],
    ],
    [
      room('o', 150, 'park', 'double-queen'),
      [words['double-queen'], 'a look at the park', fill(words.less, { amount: '$150' })],
    ],
    [
      room('o', 300, 'ocean', 'king', { size: 500 }),
      [fill(words.larger, { size: '100 sq ft' }), words.samePrice],
    ],
    [
      room('o', 310, 'ocean', 'king', { size: 250, occupancy: 4 }),
      [fill(words.sleeps, { guests: 4 }), fill(words.smaller, { size: '150 sq ft' })],
    ],
  ])('has the differences and ends in dollars', (other, parts) => {
    const phrase = differenceLabel(me, other, words, labels);
    for (const part of parts) expect(phrase.toLowerCase()).toContain(part.toLowerCase());
    expect(phrase.charAt(0)).toBe(phrase.charAt(0).toUpperCase());
  });

  it('does not have what both rooms share', () => {
    expect(differenceLabel(me, room('o', 310), words, labels)).toBe(fill(words.more, { amount: '$10' }));
  });

  it('starts with which of two rooms is accessible', () => {
    const other = room('other', 300, 'ocean', 'king', { size: 500 });
    const accessible = { wheelchairAccessible: true };
    const phrase = (mine: object, others: object) =>
      differenceLabel({ ...me, ...mine }, { ...other, ...others }, words, labels).toLowerCase();
    expect(phrase({}, accessible)).toContain(`${words.accessible}, 100`);
    expect(phrase(accessible, {})).toContain(`${words.notAccessible}, 100`);
  });

  it('has what a room lacks, and at most two differences', () => {
    const mine = { ...me, hasKitchenette: true };
    const phrase = differenceLabel(
      mine,
      room('o', 290, 'park', 'double-queen', { size: 500 }),
      words,
      labels,
    );
    expect(phrase.toLowerCase()).toBe(
      `${words['double-queen']}, ${words.noKitchenette}, ${fill(words.less, { amount: '$10' })}`.toLowerCase(),
    );
  });
});
