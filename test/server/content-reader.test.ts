import { roomAddressErrors } from '../../shared/content/roomAddresses';

describe('the addresses of rooms', () => {
  const room = (slug: string, ...former: string[]) => ({ slug, former });

  it('can be any unique URL segment', () => {
    expect(roomAddressErrors([room('king'), room('queen-suite-2', 'old-queen', 'q')], ['gone'])).toEqual([]);
  });

  it.each(['King', 'the king', 'king-', '-king', 'a--b', 'café', ''])('cannot be %j', (slug) => {
    expect(roomAddressErrors([room(slug)], [])).toEqual([
      `content/rooms/${slug}.json: the name of the file must be small letters, digits and single hyphens`,
    ]);
  });

  it('belong to only one room, now and formerly', () => {
    const faults = roomAddressErrors(
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
