/** Facts that texts can use as tokens, as listed in docs/for-owners.md. */
import { readFileSync } from 'node:fs';
import { accessibilityErrors } from '../../shared/content/checks';
import { accessTopics } from '../../shared/schema/accessibility';
import { compiled, type Edits, errorsOf, jsonOf, withPicture } from '../support/compile';
import { sampleHotel } from '../support/sample';
import { content, labels, rooms, site } from '../support/small';

const { inWords, priceLabel, wholeAmount } = labels;

// biome-ignore lint/suspicious/noExplicitAny: JSON of all shapes
type Any = any;

describe('the facts', () => {
  it('follow from values of site.json and hotel.json', () => {
    const { facts, hotel: edited } = compiled({
      'hotel.json': (json) =>
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
      'amenities.json': (json) => {
        json.amenities = [
          { text: 'Pool and hot tub', fee: true },
          { text: 'Free tea', fee: false },
          { text: 'TV Lounge', fee: true },
          { text: '24-hour desk', fee: true },
        ];
        json.extras.items.push({ id: 'new-extra', name: 'New', price: 1, unit: 'a night' });
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
      breakfastHours: '7 to 10:30 a.m.',
      builtYear: '1999',
      amenityFee: '$7',
      occupancyTax: '12.5%',
      languages: 'English, Greek',
      ceremonySeats: '88',
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

  it('are the values of the files if not computed', () => {
    const { facts } = compiled({});
    const { email, fullName, brand, rateNote, ratesNote } = site;
    expect(facts).toMatchObject({ email, fullName, brand, rateNote, ratesNote });
    const prices = rooms.map(({ price }) => price).sort((one, other) => one - other);
    expect([facts.lowestRate, facts.highestRate]).toEqual(
      [prices.at(0) ?? 0, prices.at(-1) ?? 0].map((price) => priceLabel({ price })),
    );
    expect(facts.priceBarMaximum).toBe(wholeAmount(site.priceBarMaximum));
    for (const { id } of content.views.views)
      expect(facts[`${id}.roomCount`]).toBe(String(rooms.filter(({ view }) => view.id === id).length));
  });

  it('are all in the table for owners', () => {
    const table = /\| `\{brand\}`[\s\S]*?\n\n/.exec(readFileSync('docs/for-owners.md', 'utf8'))?.[0] ?? '';
    const rows = table.split('\n').filter((row) => !/in policies, answers|facts of that room/.test(row));
    const named = rows.flatMap((row) => [...row.matchAll(/\{([\w.-]+)\}/g)].map(([, name = '']) => name));
    const { facts } = sampleHotel().content;
    expect(named.length).toBeGreaterThan(20);
    const known = (name: string) =>
      name in facts || `${name.charAt(0).toLowerCase()}${name.slice(1)}` in facts;
    expect(named.filter((name) => !known(name))).toEqual([]);
  });
});

/** Adds a room like the first, with other facts. */
const withRoom = (change: object, also: Edits = {}) => {
  const { formerSlugs: _, pictures: __, ...like } = jsonOf(`rooms/${rooms[0]?.slug}.json`) as Any;
  const page = { ...like.page, subtitle: '{bed}, {view}, {size}, {rate}, {sleeps}, {SleepsInWords}' };
  return compiled(
    { ...also, 'rooms/new-room.json': JSON.stringify({ ...like, name: 'New Room', page, ...change }) },
    { pictures: withPicture('new-room-1') },
  );
};

describe('facts in texts', () => {
  it('follow from rooms and places: number, prices, distances', () => {
    const place = {
      id: 'new-place',
      name: 'New Place',
      street: '1 New Street',
      miles: 1,
      why: 'A good reason.',
    };
    const { places } = jsonOf('places.json') as Any;
    const content = withRoom(
      { price: 1, view: 'harbor' },
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
        title: `${rooms.length + 1} ${words.charAt(0).toUpperCase()}${words.slice(1)}: $1 in New Room, from $1`,
        subtitle: `New Place, 1 New Street, 1; ${places.length + 1}`,
      },
    });
  });

  it('of a room are in its own texts', () => {
    const facts = { price: 9999, size: 321, sleeps: 4, rollaways: 2, view: 'harbor', bedType: 'king' };
    const { roomPages, facts: ofHotel } = withRoom(facts);
    expect(roomPages['new-room']?.subtitle).toBe(
      'King Bed, Harbor View, 321 sq ft, from $9,999, 1–6 guests, Six',
    );
    expect(ofHotel.highestRate).toBe('$9,999');
  });
});

type Topic = (typeof accessTopics)[number];

test('accessible features cover all that a guest must be able to assess', () => {
  const { accessibility } = compiled({});
  const topics = accessTopics.filter((topic) => topic !== 'toilet');
  const named = (all: readonly Topic[]) =>
    all.map((topic) => ({ label: 'Any', value: 'Yes', verified: true, topic }));
  const about = (...all: readonly Topic[]) => ({
    ...accessibility,
    room: { ...accessibility.room, measures: named(all), groups: [] },
    communication: { ...accessibility.communication, facts: [] },
    walk: { ...accessibility.walk, facts: [] },
    hotel: [],
  });
  expect(accessibilityErrors(about(...topics))).toEqual([
    'content/accessibility.json: says nothing about the toilet (28 CFR 36.302(e))',
  ]);
  expect(accessibilityErrors(about(...topics, 'toilet'))).toEqual([]);
});

it('every text with an unknown fact is told at once, also while the hotel’s amenities have faults', () => {
  const faults = errorsOf({
    'hotel.json': (json) => delete json.figures.ceremonySeats,
    'amenities.json': (json) => (json.petPolicy = 'Pets pay {petFee}.'),
    'pages/home.json': (json) => (json.intro.text = 'Boards for {surfboard.price}, {AmenitiesInFee}.'),
  });
  expect(faults).toEqual(
    [
      /amenities\.json: petPolicy .*\{petFee\}/,
      /groups\.json: .*ceremonySeats/,
      /groups\.json: .*ceremonySeats/,
    ].map((sentence) => expect.stringMatching(sentence)),
  );
});
