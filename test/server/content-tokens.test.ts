import { inWords } from '../../shared/content/numberWords';
import { replaceTokens } from '../../shared/content/tokens';
import { compiled, type Edits, jsonOf, withPicture } from '../support/compile';
import { priceLabel, rooms, site } from '../support/content';

describe('a token', () => {
  const facts: Record<string, string> = {
    count: '12',
    countInWords: 'twelve',
    'sea-room.name': 'Sea Room',
    time: '4 p.m.',
  };
  const faults: string[] = [];
  const replaced = (text: string) => {
    faults.length = 0;
    return replaceTokens(
      text,
      (name) => facts[name],
      (fault) => faults.push(fault),
    );
  };

  it.each([
    ['{count} rooms', '12 rooms'],
    ['{countInWords} rooms, {count} keys', 'twelve rooms, 12 keys'],
    ['{CountInWords} rooms.', 'Twelve rooms.'],
    ['The {sea-room.name}', 'The Sea Room'],
    ['No token', 'No token'],
    ['From {time} on', 'From 4 p.m. on'],
    ['It opens at {time}. Then', 'It opens at 4 p.m. Then'],
  ])('%s becomes %s', (text, words) => {
    expect(replaced(text)).toBe(words);
    expect(faults).toEqual([]);
  });

  it.each([
    ['{cont}', 'has the unknown token {cont}'],
    ['{}', 'has the unknown token {}'],
    ['{ count }', 'has the unknown token { count }'],
    ['{COUNT}', 'has the unknown token {COUNT}'],
    ['{count', 'has a brace without its partner'],
    ['count}', 'has a brace without its partner'],
    ['{{count}}', 'has a brace without its partner'],
  ])('%s is a fault', (text, fault) => {
    replaced(text);
    expect(faults).toEqual([fault]);
  });
});

describe('a number in words', () => {
  it.each([
    [0, 'zero'],
    [1, 'one'],
    [11, 'eleven'],
    [12, 'twelve'],
    [19, 'nineteen'],
    [20, 'twenty'],
    [21, 'twenty-one'],
    [40, 'forty'],
    [99, 'ninety-nine'],
    [100, '100'],
  ])('of %i is %s', (count, words) => {
    expect(inWords(count)).toBe(words);
  });
});

describe('facts in texts', () => {
  const page = 'pages/about.json';

  /** What a text of the About page becomes after some other edits. */
  function textWith(text: string, edits: Edits = {}, pictures?: ReturnType<typeof withPicture>): string {
    const titled: Edits = { ...edits, [page]: (json) => (json.hero.title = text) };
    const content = compiled(titled, pictures ? { pictures } : {});
    return (content.pages.about as { hero: { title: string } }).hero.title;
  }

  it('follow the rooms: how many there are, and what they cost', () => {
    const [first, second] = rooms;
    if (!first || !second) throw new Error('these tests need two rooms');
    const text = '{roomCount} {roomCountInWords} {RoomCountInWords}: {lowestRate} to {highestRate}';
    const { formerSlugs: _, ...copy } = jsonOf(`rooms/${first.slug}.json`) as Record<string, unknown>;
    const count = rooms.length + 1;
    const words = inWords(count);
    const edits: Edits = {
      'rooms/new-room.json': JSON.stringify({ ...copy, name: 'New Room', price: 1 }),
      [`rooms/${second.slug}.json`]: (json) => (json.price = 9999),
    };
    const pictures = withPicture('new-room-1');
    expect(textWith(text, edits, pictures)).toBe(
      `${count} ${words} ${words.charAt(0).toUpperCase()}${words.slice(1)}: $1 to $9,999`,
    );
    expect(textWith('{new-room.name} {new-room.rate}', edits, pictures)).toBe('New Room $1');
    expect(textWith(`{${first.slug}.rate}`)).toBe(priceLabel(first));
  });

  it('follow the views of the rooms', () => {
    const face = (json: { view: string }) => {
      json.view = 'park';
    };
    const all = Object.fromEntries(rooms.map(({ slug }) => [`rooms/${slug}.json`, face]));
    expect(textWith('{oceanRoomCount} and {parkRoomCount}', all)).toBe(`0 and ${rooms.length}`);
  });

  it('follow site.json', () => {
    const edits: Edits = {
      'site.json': (json) => Object.assign(json, { checkIn: '15:30', checkOut: '00:00', amenityFee: 7 }),
    };
    expect(textWith('{checkIn}, {checkOut}, {amenityFee} of {brand}', edits)).toBe(
      `3:30 p.m., 12 a.m., $7 of ${site.brand}`,
    );
  });

  it('follow the places', () => {
    const mapped = { y: 1361, why: 'A good reason.' };
    const places = [
      { id: 'new-place', name: 'New Place', street: '1 New Street', miles: 0.7, x: 20, ...mapped },
      { id: 'other-place', name: 'Other Place', street: '2 New Street', miles: 1, x: 120, ...mapped },
    ];
    const before = (jsonOf('places.json') as { places: unknown[] }).places;
    const edits: Edits = { 'places.json': JSON.stringify({ places: [...before, ...places] }) };
    expect(textWith('{new-place.name}, {new-place.street}, {new-place.miles}; {placeCount}', edits)).toBe(
      `New Place, 1 New Street, 0.7; ${before.length + 2}`,
    );
    expect(textWith('{other-place.miles}', edits)).toBe('1');
  });

  it('of a room stand in its own texts', () => {
    const [{ slug } = { slug: '' }] = rooms;
    const content = compiled({
      [`rooms/${slug}.json`]: (json) => {
        Object.assign(json, { price: 123, size: 321, occupancy: 6, view: 'ocean', bedType: 'king' });
        delete json.plan;
        json.page.subtitle = '{bed}, {view}, {size}, {rate}, {sleeps}, {SleepsInWords}';
      },
    });
    expect(content.roomPages[slug]?.subtitle).toBe('King Bed, Ocean View, 321 sq ft, $123, 1–6 guests, Six');
  });
});
