/** Validation of stays; test/server/book.test.ts tests the server. */
import { checkStay } from '../../shared/checkStay';
import { hotelYear } from '../../shared/hotelYear';
import { countOf, daysAfter, isDay, isPromoCode, longestStay, nightsOf, stayOf } from '../../shared/stay';
import { messages, stayForm } from '../support/small';

const today = '2027-05-13';
const texts = { arrival: today, departure: '2027-05-14', adults: '1', children: '0' };

describe('a day', () => {
  it.each(['2027-05-13', '2028-02-29', '2026-12-31'])('%s is valid', (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each([
    '',
    'soon',
    '2027-02-29',
    '2027-13-01',
    '2027-5-13',
    '12027-05-13',
    '2027-05-13T00:00',
    '+002027-05-13',
  ])('%j is invalid', (day) => {
    expect(isDay(day)).toBe(false);
  });

  it('is followed by others, across the ends of months and years', () => {
    expect([0, 1, 18, 19, -13].map((count) => daysAfter(today, count))).toEqual([
      '2027-05-13',
      '2027-05-14',
      '2027-05-31',
      '2027-06-01',
      '2027-04-30',
    ]);
    expect(daysAfter('2027-12-31', 1)).toBe('2028-01-01');
    expect(nightsOf({ arrival: '2027-12-30', departure: '2028-01-02' })).toBe(3);
  });
});

describe('a stay', () => {
  it('is at least one night of one adult, from today on', () => {
    const stay = { arrival: today, departure: '2027-05-14', adults: 1, children: 0 };
    expect(stayOf(texts, today)).toEqual(stay);
    expect(checkStay(texts, { today, sleeps: 2, isOneRoom: true }, stayForm.errors)).toEqual({
      stay,
      errors: {},
    });
    expect(stayOf({ ...texts, departure: daysAfter(today, longestStay) }, today)).toBeDefined();
    expect(stayOf({ ...texts, arrival: '2032-05-13', departure: '2032-05-14' }, today)).toBeDefined();
    expect(stayOf({ ...texts, arrival: '2032-05-14', departure: '2032-05-15' }, today)).toBeUndefined();
    expect(stayOf({ ...texts, adults: '12', children: '10' }, today)).toMatchObject({
      adults: 12,
      children: 10,
    });
  });

  it('has numbers of guests with at most two digits', () => {
    expect(['0', '7', '12'].map(countOf)).toEqual([0, 7, 12]);
    for (const text of ['', '123', '1.5', '-1', ' 1', '1e1', '0x1']) expect(countOf(text)).toBeNaN();
  });

  const { stay: sentences } = messages;
  const days = { arrival: '', departure: '' };

  it.each([
    ['no day', days, { arrival: sentences.noArrival, departure: sentences.noDeparture }],
    ['no departure', { departure: '' }, { departure: sentences.noDeparture }],
    ['a day that no month has', { arrival: '2027-02-29' }, { arrival: sentences.noArrival }],
    ['an arrival yesterday', { arrival: '2027-05-12' }, { arrival: sentences.past }],
    [
      'a year of two digits',
      { arrival: '0027-05-13' },
      { arrival: sentences.past, departure: sentences.tooLong(longestStay) },
    ],
    ['a year far ahead', { arrival: '2207-05-13', departure: '2207-05-14' }, { arrival: sentences.tooFar }],
    ['a departure before the arrival', { departure: '2027-05-12' }, { departure: sentences.order }],
    ['a departure on the day of arrival', { departure: today }, { departure: sentences.order }],
    [
      'a night too many',
      { departure: daysAfter(today, longestStay + 1) },
      { departure: sentences.tooLong(longestStay) },
    ],
    ['no adult', { adults: '0' }, { adults: sentences.noAdult }],
    ['half a child', { children: '0.5' }, { children: sentences.noCount }],
    ['too many adults', { adults: '3' }, { adults: sentences.roomSleeps(2) }],
    ['too many guests', { children: '2' }, { children: sentences.roomSleeps(2) }],
    ['as many guests as the room sleeps', { children: '1' }, {}],
  ])('has an error message at each invalid field: %s', (_what, change, errors) => {
    const checked = checkStay(
      { ...texts, ...change },
      { today, sleeps: 2, isOneRoom: true },
      stayForm.errors,
    );
    expect(checked.errors).toEqual(errors);
    expect(checked.stay === undefined).toBe(Object.keys(errors).length > 0);
  });
});

describe('a promo code', () => {
  it('has 1 to 20 letters, digits and hyphens', () => {
    expect(['A', 'SURF-3', 'x'.repeat(20)].filter(isPromoCode)).toHaveLength(3);
    expect(['', 'A B', 'x'.repeat(21), 'SURF\n', '<b>'].filter(isPromoCode)).toEqual([]);
  });
});

describe('the year at the hotel', () => {
  it('begins at midnight there', () => {
    const california = { newYearOffset: -8 * 60 * 60 * 1000 };
    expect(hotelYear(california, Date.parse('2027-01-01T07:59:59Z'))).toBe(2026);
    expect(hotelYear(california, Date.parse('2027-01-01T08:00:00Z'))).toBe(2027);
  });
});
