/** Dates, stays, and their prices, with expected values computed by hand. For the server, see bookRoute.test.ts. */
import { hotelYear } from '../../client/components/Footer/hotelYear';
import { checkStay } from '../../shared/checkStay';
import { answerStay } from '../../shared/rates/answerStay';
import { atContentPrices, cheapestRooms } from '../../shared/rates/contentPrices';
import {
  addDays,
  bookLink,
  isDay,
  isPromoCode,
  maxNights,
  nightCount,
  nightsIn,
  parseCount,
  parseStay,
} from '../../shared/stay';
import { rollawaysFor } from '../../shared/stayCost';
import { messages, stayForm } from '../support/small-hotel';

const today = '2027-05-13';
const typed = { arrival: today, departure: '2027-05-14', adults: '1', children: '0', cancelable: '' };
const { stay: sentences } = messages;

const check = (change: object) =>
  checkStay({ ...typed, ...change }, { today, sleeps: 2, isOneRoom: true }, stayForm.errors);

it('accepts only valid dates such as 2027-05-13', () => {
  const invalid = ['', '2027-02-29', '2027-13-01', '2027-5-13', '12027-05-13', '2027-05-13T00:00'];
  expect([today, '2028-02-29', ...invalid].filter(isDay)).toEqual([today, '2028-02-29']);
});

it.each([
  [today, 0, today],
  [today, 19, '2027-06-01'],
  [today, -13, '2027-04-30'],
  ['2027-12-31', 1, '2028-01-01'],
  ['2027-03-13', 2, '2027-03-15'],
  ['2027-11-06', 2, '2027-11-08'],
])('%s plus %i days is %s', (day, count, later) => {
  expect(addDays(day, count)).toBe(later);
  expect(nightCount({ arrival: day, departure: later })).toBe(count);
});

it('a stay has a night for each day but the last', () => {
  expect(nightsIn({ arrival: '2027-12-31', departure: '2028-01-02' })).toEqual(['2027-12-31', '2028-01-01']);
});

it('parses only stays that can be booked', () => {
  const parsed = (change: object) => parseStay({ ...typed, ...change }, today);
  expect(parsed({})).toEqual({ arrival: today, departure: '2027-05-14', adults: 1, children: 0 });
  const last = { arrival: '2032-05-13', departure: '2032-06-10' };
  expect(parsed(last)).toMatchObject(last);
  for (const change of [
    { arrival: '2027-05-12' },
    { arrival: '2032-05-14', departure: '2032-05-15' },
    { departure: today },
    { departure: '' },
    { departure: addDays(today, maxNights + 1) },
    { adults: '0' },
    { children: '' },
  ])
    expect({ change, stay: parsed(change) }).toEqual({ change, stay: undefined });
});

it('links to the booking page with what is known', () => {
  const stay = { arrival: today, departure: '2027-05-14', adults: 2, children: 0 };
  expect(bookLink(undefined)).toBe('/book?');
  expect(bookLink(stay, { room: 'garden-king', code: 'SURF-3', seen: 0 })).toBe(
    '/book?arrival=2027-05-13&departure=2027-05-14&adults=2&children=0&room=garden-king&code=SURF-3&seen=0',
  );
});

it('accepts at most two digits for a number of guests', () => {
  expect(['0', '7', '12', '', '123', '1.5', '-1', ' 1', '1e1', '0x1'].map(parseCount)).toEqual([
    ...[0, 7, 12],
    ...Array(7).fill(Number.NaN),
  ]);
});

it('accepts 1 to 20 letters, digits, and hyphens in a promo code', () => {
  const valid = ['A', 'SURF-3', 'x'.repeat(20)];
  expect([...valid, '', 'A B', 'x'.repeat(21), 'SURF\n', '<b>'].filter(isPromoCode)).toEqual(valid);
});

it('changes the footer’s year at midnight in the hotel’s time zone', () => {
  const california = { newYearOffset: -8 * 60 * 60 * 1000 };
  expect(hotelYear(california, Date.parse('2027-01-01T07:59:59Z'))).toBe(2026);
  expect(hotelYear(california, Date.parse('2027-01-01T08:00:00Z'))).toBe(2027);
});

it.each([
  ['a stay of one adult for one night', {}],
  ['as many guests as the room sleeps', { children: '1' }],
  ['the longest stay allowed', { departure: addDays(today, maxNights) }],
  ['a stay five years ahead', { arrival: '2032-05-13', departure: '2032-05-14' }],
])('accepts %s', (_, change) => {
  const { arrival, departure, ...guests } = { ...typed, ...change };
  const stay = { arrival, departure, adults: Number(guests.adults), children: Number(guests.children) };
  expect(check(change)).toEqual({ stay, errors: {} });
});

it.each([
  [
    'no dates',
    { arrival: '', departure: '' },
    { arrival: sentences.noArrival, departure: sentences.noDeparture },
  ],
  ['a date that does not exist', { arrival: '2027-02-29' }, { arrival: sentences.noArrival }],
  ['an arrival yesterday', { arrival: '2027-05-12' }, { arrival: sentences.past }],
  ['a date too far ahead', { arrival: '2032-05-14', departure: '2032-05-15' }, { arrival: sentences.tooFar }],
  ['a departure before the arrival', { departure: '2027-05-12' }, { departure: sentences.order }],
  ['a departure on the day of arrival', { departure: today }, { departure: sentences.order }],
  [
    'one night too many',
    { departure: addDays(today, maxNights + 1) },
    { departure: sentences.tooLong(maxNights) },
  ],
  ['no adults', { adults: '0' }, { adults: sentences.noAdult }],
  ['half a child', { children: '0.5' }, { children: sentences.noCount }],
  ['too many adults', { adults: '3' }, { adults: sentences.roomSleeps(2) }],
  ['too many guests', { children: '2' }, { children: sentences.roomSleeps(2) }],
])('rejects a stay with %s and puts the error on its field', (_, change, errors) => {
  expect(check(change)).toEqual({ errors });
});

const prices = { rollawayPrice: 25, occupancyTax: 10 };
const kingSuite = { slug: 'king-suite', price: 499, sleeps: 2, rollaways: 2 };
const queenSuite = { slug: 'queen-suite', price: 389, sleeps: 4, rollaways: 2 };
const king = { slug: 'king', price: 269, sleeps: 2, rollaways: 0 };
const kingWithSofa = { slug: 'king-with-sofa', price: 299, sleeps: 4, rollaways: 0 };

const threeNights = (adults: number, children = 0) => ({
  arrival: '2027-05-13',
  departure: '2027-05-16',
  adults,
  children,
});

describe('the sum of a stay at the room’s own price', () => {
  const costOf = (
    stay: ReturnType<typeof threeNights>,
    room: typeof king,
    each: Parameters<typeof answerStay>[2] = prices,
  ) => answerStay(atContentPrices([room], stay), stay, each, { room: room.slug }).cost;

  it.each([
    ['two adults in their own bed', threeNights(2), kingSuite, 0, 1497],
    ['four adults, two on rollaway beds', threeNights(4), kingSuite, 2, 1647],
    ['two adults and a child, who takes a rollaway bed', threeNights(2, 1), kingSuite, 1, 1572],
    ['six guests in a suite for four', threeNights(2, 4), queenSuite, 2, 1317],
    ['four guests, two on the sofa bed', threeNights(4), kingWithSofa, 0, 897],
  ])('includes nights and rollaway beds: %s', (_who, stay, room, rollaways, sum) => {
    expect(costOf(stay, room)).toMatchObject({ nights: 3, rate: room.price, rollaways, sum });
  });

  it('includes the city’s tax, to the cent', () => {
    expect(costOf(threeNights(4), kingSuite)).toEqual({
      slug: 'king-suite',
      nights: 3,
      rate: 499,
      rollaways: 2,
      room: 1497,
      rollawayBeds: 150,
      sum: 1647,
      tax: 164.7,
      total: 1811.7,
    });
    expect(costOf(threeNights(2), king, { ...prices, occupancyTax: 12.25 })?.tax).toBe(98.86);
  });

  it('is undefined if there are not enough beds', () => {
    expect(costOf(threeNights(3), king)).toBeUndefined();
    expect(costOf(threeNights(5), kingSuite)).toBeUndefined();
    expect([1, 2, 3, 4, 5].map((guests) => rollawaysFor(guests, kingSuite))).toEqual([0, 0, 1, 2, undefined]);
  });

  it('is that of the cheapest room for the number of guests, including rollaway beds', () => {
    const small = { slug: 'small', price: 280, sleeps: 2, rollaways: 2 };
    const all = [queenSuite, kingWithSofa, king, kingSuite, small];
    const cheapestFor = (rollawayPrice: number) => {
      const own = cheapestRooms(all, { ...prices, rollawayPrice });
      return [1, 2, 3, 4, 5, 6, 7].map((guests) => {
        const stay = threeNights(guests);
        return answerStay(atContentPrices(own, stay), stay, { ...prices, rollawayPrice }).cost?.slug;
      });
    };
    const suites = ['queen-suite', 'queen-suite', undefined];
    expect(cheapestFor(25)).toEqual(['king', 'king', 'king-with-sofa', 'king-with-sofa', ...suites]);
    expect(cheapestFor(5)).toEqual(['king', 'king', 'small', 'small', ...suites]);
    expect(cheapestRooms(all, prices)).toEqual([queenSuite, kingWithSofa, king]);
  });
});
