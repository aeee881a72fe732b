/** The facts that texts may name by tokens, as docs/for-owners.md lists them. */
import { readFileSync } from 'node:fs';
import { clockLabel } from '../../shared/content/facts';
import { priceBarMaximum } from '../../shared/room';
import { compiled, jsonOf } from '../support/compile';
import { dollars, priceLabel, rooms, site } from '../support/content';

// biome-ignore lint/suspicious/noExplicitAny: files of every shape
type Any = any;

describe('a time of the clock', () => {
  it.each([
    ['00:00', '12 a.m.'],
    ['00:30', '12:30 a.m.'],
    ['09:05', '9:05 a.m.'],
    ['11:59', '11:59 a.m.'],
    ['12:00', '12 p.m.'],
    ['16:00', '4 p.m.'],
    ['23:15', '11:15 p.m.'],
  ])('%s reads %s', (time, label) => {
    expect(clockLabel(time)).toBe(label);
  });
});

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
        json.accessibility.measures = json.accessibility.measures.slice(0, 2);
        json.extras.items[0].price = '$1 a night';
      },
    });
    const [extra] = (jsonOf('hotel.json') as Any).extras.items;
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
      [`${extra.id}.price`]: '$1 a night',
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
