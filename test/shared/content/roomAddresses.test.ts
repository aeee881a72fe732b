import { roomAddressErrors } from '../../../shared/content/roomAddresses';

it.each(['King', 'the king', 'king-', 'a--b', 'café', ''])('rejects the room slug %j', (slug) => {
  expect(roomAddressErrors([{ slug, formerSlugs: [] }], [])).toEqual([
    `content/rooms/${slug}.json: the file name must be lowercase letters, digits and single hyphens`,
  ]);
});

it('rejects a former slug that two rooms share', () => {
  const two = [
    { slug: 'king', formerSlugs: ['old'] },
    { slug: 'queen-2', formerSlugs: ['old'] },
  ];
  expect(roomAddressErrors(two, [])).toEqual([
    'content/rooms/queen-2.json: formerSlugs[1] must not be "old": content/rooms/king.json had that address',
  ]);
});
