/** The facts that texts may name by tokens, as docs/for-owners.md lists them. */
import { readFileSync } from 'node:fs';
import { inWords } from '../../shared/content/numberWords';
import { priceBarMaximum } from '../../shared/room';
import { accessibilityFaults } from '../../tools/content/accessibleTopics';
import { compiled, type Edits, jsonOf, withPicture } from '../support/compile';
import { dollars, priceLabel, rooms, site } from '../support/content';

// biome-ignore lint/suspicious/noExplicitAny: files of every shape
type Any = any;

describe('the facts', () => {
  it('follow what is reckoned from site.json and hotel.json', () => {
    const { facts, site: edited } = compiled({
      'site.json': (json) =>
        Object.assign(json, {
          phone: { display: '(760) 555-0199', international: '+1-760-555-0199' },
          address: {
            ...json.address,
            street: '1 Sea Street',
            city: 'Oceanside',
            region: 'OR',
            postalCode: '97000',
          },
          hours: { ...json.hours, breakfast: { from: '07:00', to: '10:30' } },
          checkIn: '15:30',
          checkOut: '00:00',
          builtYear: 1999,
          amenityFee: 7,
          occupancyTax: 12.5,
          languages: ['English', 'Greek'],
          figures: { ...json.figures, ceremonySeats: '88' },
        }),
      'hotel.json': (json) => {
        json.amenities = [
          { text: 'Pool and hot tub', fee: true },
          { text: 'Free tea', fee: false },
          { text: 'TV Lounge', fee: true },
          { text: '24-hour desk', fee: true },
        ];
        json.accessibility.measures = Array(2).fill({ label: 'A', value: 'B', verified: true });
        json.extras.items.push({ id: 'new-extra', name: 'New', price: '$1 a night' });
      },
    });
    expect(facts).toMatchObject({
      address: '1 Sea Street, Oceanside, OR 97000',
      street: '1 Sea Street',
      city: 'Oceanside',
      region: 'OR',
      phone: '(760) 555-0199',
      phoneNumber: '+17605550199',
      breakfastFrom: '7 a.m.',
      breakfastTo: '10:30 a.m.',
      builtYear: '1999',
      amenityFee: '$7',
      occupancyTax: '12.5%',
      languages: 'English, Greek',
      ceremonySeats: '88',
      measureCount: '2',
      amenitiesInFee: 'pool and hot tub, TV Lounge, and 24-hour desk',
      'new-extra.price': '$1 a night',
    });
    expect(edited).toMatchObject({
      addressLine: facts.address,
      phone: { href: 'tel:+17605550199' },
      roomCount: rooms.length,
      checkIn: { iso: '15:30', display: '3:30 p.m.' },
      checkOut: { iso: '00:00', display: '12 a.m.' },
    });
  });

  it('are those of the files where nothing is reckoned', () => {
    const { facts } = compiled({});
    const { email, fullName, brand, temperature, rateNote, ratesNote } = site;
    expect(facts).toMatchObject({ email, fullName, brand, temperature, rateNote, ratesNote });
    const prices = rooms.map(({ price }) => price).sort((one, other) => one - other);
    expect([facts.lowestRate, facts.highestRate]).toEqual(
      [prices.at(0) ?? 0, prices.at(-1) ?? 0].map((price) => priceLabel({ price })),
    );
    expect(facts.priceBarMaximum).toBe(dollars(priceBarMaximum));
    const ocean = rooms.filter(({ view }) => view === 'ocean').length;
    expect([facts.oceanRoomCount, facts.parkRoomCount]).toEqual([`${ocean}`, `${rooms.length - ocean}`]);
  });

  it('are all that the table for owners names', () => {
    const table = /\| `\{brand\}`[\s\S]*?\n\n/.exec(readFileSync('docs/for-owners.md', 'utf8'))?.[0] ?? '';
    const rows = table.split('\n').filter((row) => !/in policies, answers|facts of that room/.test(row));
    const named = rows.flatMap((row) => [...row.matchAll(/\{([\w.-]+)\}/g)].map(([, name = '']) => name));
    const { facts } = compiled({});
    expect(named.length).toBeGreaterThan(20);
    const known = (name: string) =>
      name in facts || `${name.charAt(0).toLowerCase()}${name.slice(1)}` in facts;
    expect(named.filter((name) => !known(name))).toEqual([]);
  });
});

/** A room like the first, with other facts. */
const withRoom = (change: object, also: Edits = {}) => {
  const { formerSlugs: _, plan: __, ...like } = jsonOf(`rooms/${rooms[0]?.slug}.json`) as Any;
  const page = { ...like.page, subtitle: '{bed}, {view}, {size}, {rate}, {sleeps}, {SleepsInWords}' };
  return compiled(
    { ...also, 'rooms/new-room.json': JSON.stringify({ ...like, name: 'New Room', page, ...change }) },
    { pictures: withPicture('new-room-1') },
  );
};

describe('facts in texts', () => {
  it('follow the rooms and places: how many there are, what they cost, how far they are', () => {
    const place = {
      id: 'new-place',
      name: 'New Place',
      street: '1 New Street',
      miles: 1,
      why: 'A good reason.',
    };
    const { places } = jsonOf('places.json') as Any;
    const content = withRoom(
      { price: 1, view: 'ocean' },
      {
        'places.json': (json) => json.places.push({ ...place, x: 0, y: 0 }),
        'pages/about.json': ({ hero }) => {
          hero.title = '{roomCount} {RoomCountInWords}: {lowestRate} in {new-room.name}, {new-room.rate}';
          hero.subtitle = '{new-place.name}, {new-place.street}, {new-place.miles}; {placeCount}';
        },
      },
    );
    const words = inWords(rooms.length + 1);
    expect(content.pages.about).toMatchObject({
      hero: {
        title: `${rooms.length + 1} ${words.charAt(0).toUpperCase()}${words.slice(1)}: $1 in New Room, $1`,
        subtitle: `New Place, 1 New Street, 1; ${places.length + 1}`,
      },
    });
  });

  it('of a room stand in its own texts', () => {
    const facts = { price: 9999, size: 321, occupancy: 6, view: 'ocean', bedType: 'king' };
    const { roomPages, facts: ofHotel } = withRoom(facts);
    expect(roomPages['new-room']?.subtitle).toBe('King Bed, Ocean View, 321 sq ft, $9,999, 1–6 guests, Six');
    expect(ofHotel.highestRate).toBe('$9,999');
  });
});

test('accessible features are about all that a guest must be able to judge', () => {
  const { hotel } = compiled({});
  const { measures, groups } = hotel.accessibility;
  const named = (label: string) => [{ label, value: 'Yes', verified: true }];
  const labels = ['Garage', 'Route', 'Room door', 'Bed height', 'Roll-in shower', 'Visual alarms'];
  const accessibility = {
    ...hotel.accessibility,
    measures: measures.slice(0, 0),
    groups: groups.slice(0, 1).map((group) => ({ ...group, facts: labels.flatMap(named) })),
  };
  expect(accessibilityFaults({ accessibility })).toEqual([
    'content/hotel.json: accessibility says nothing about the toilet (28 CFR 36.302(e))',
  ]);
  expect(
    accessibilityFaults({ accessibility: { ...accessibility, measures: named('Toilet bars') } }),
  ).toEqual([]);
});
