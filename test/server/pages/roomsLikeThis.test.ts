import { differenceLabel, similarRooms } from '../../../server/pages/roomsLikeThis';
import { labels, pageContent } from '../../support/small-hotel';

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
const me = room('me', 300);
const accessible = { wheelchairAccessible: true };
const others = [
  ...[room('cheap', 100), room('cheaper', 280, 'park'), room('odd', 290, 'park', 'double-queen')],
  ...[room('same', 300), room('held', 300, 'ocean', 'king', accessible)],
  ...[room('a', 301), room('b', 302), room('c', 303), room('nothing', 305, 'park', 'double-queen')],
  ...[room('beds', 310, 'park'), room('view', 310, 'ocean', 'double-queen'), room('both', 310)],
];

it.each([
  ['share the view or bed type, and are closest in price', 'beds nothing a c b', 'a b c'],
  ['that share both view and bed type come first among equal prices', 'beds view both', 'both beds view'],
  ['include a cheaper room in last place', 'a b c cheap', 'a b cheap'],
  ['include a cheaper room even if it shares nothing', 'a b c odd', 'a b odd'],
  ['do not count the same price as cheaper', 'a b c same cheap', 'same a cheap'],
  ['end with rooms that share nothing, then accessible rooms', 'held nothing both', 'both nothing held'],
  ['never include the room itself', '', ''],
])('similar rooms %s', (_, names, like) => {
  const given = others.filter(({ slug }) => names.split(' ').includes(slug));
  expect(similarRooms(me, [me, ...given]).map(({ slug }) => slug)).toEqual(like.split(' ').filter(Boolean));
});

const { words } = pageContent('room').likeThis;

it.each<[mine: object, other: typeof me, phrase: string]>([
  [{}, room('o', 310), '$10 more'],
  [{}, room('o', 330, 'ocean', 'king', { hasKitchenette: true }), `${words.kitchenette}, $30 more`],
  [{}, room('o', 150, 'park', 'double-queen'), `${words['double-queen']}, a look at the park, $150 less`],
  [{}, room('o', 300, 'ocean', 'king', { size: 500 }), `100 sq ft larger, ${words.samePrice}`],
  [{}, room('o', 310, 'ocean', 'king', { size: 250, occupancy: 4 }), 'sleeps 4, 150 sq ft smaller, $10 more'],
  // At most two differences besides the price.
  [
    { hasKitchenette: true },
    room('o', 290, 'park', 'double-queen', { size: 500 }),
    `${words['double-queen']}, ${words.noKitchenette}, $10 less`,
  ],
  [{}, room('o', 310, 'ocean', 'king', accessible), `${words.accessible}, $10 more`],
  [accessible, room('o', 310), `${words.notAccessible}, $10 more`],
])('compared with %j, %j is described as: %s', (mine, other, phrase) => {
  const label = differenceLabel({ ...me, ...mine }, other, words, labels);
  expect(label.toLowerCase()).toBe(phrase.toLowerCase());
  expect(label.charAt(0)).toBe(label.charAt(0).toUpperCase());
});
