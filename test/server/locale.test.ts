/** A hotel of another country: its clock, currency and units are content. */
import { clockLabel, moneyFormat, newYearOffset } from '../../shared/content/formats';
import { hotelMidnight } from '../../shared/hotelMidnight';
import { createMoney } from '../../shared/locale';
import { daysAfter } from '../../shared/stay';
import { compiled, errorsOf } from '../support/compile';

const hour = 60 * 60 * 1000;

const locale = (language: string, currency: string, timeZone = 'UTC') =>
  ({ language, currency, timeZone, units: 'meters' }) as const;

describe('an amount', () => {
  it.each([
    ['en-US', 'USD', '$1,196', '−$1,196.50'],
    ['en-GB', 'GBP', '£1,196', '−£1,196.50'],
    ['de-DE', 'EUR', '1.196\u00A0€', '−1.196,50\u00A0€'],
    ['ja-JP', 'JPY', '￥1,196', '−￥1,197'],
  ])('in %s and %s is %s, or exactly %s', (language, currency, whole, exact) => {
    const { wholeAmount, exactAmount } = createMoney(moneyFormat(locale(language, currency)));
    expect([wholeAmount(1196), exactAmount(-1196.5)]).toEqual([whole, exact]);
  });
});

it.each([
  ['America/Los_Angeles', -8],
  ['Europe/Lisbon', 0],
  ['Australia/Sydney', 11],
])('a year in %s begins %i hours from UTC', (timeZone, hours) => {
  expect(newYearOffset({ timeZone })).toBe(hours * hour);
});

it.each([
  ['America/Los_Angeles', '2027-03-14', '2027-03-14T08:00Z', '2027-03-15T07:00Z'],
  ['Europe/Lisbon', '2027-10-31', '2027-10-30T23:00Z', '2027-11-01T00:00Z'],
  ['Asia/Kathmandu', '2027-05-01', '2027-04-30T18:15Z', '2027-05-01T18:15Z'],
  ['Pacific/Auckland', '2027-05-01', '2027-04-30T12:00Z', '2027-05-01T12:00Z'],
  // The clock jumps from midnight to 1 a.m.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00Z', '2026-09-07T03:00Z'],
])('in %s %s begins at %s, and the next day at %s', (timeZone, day, begin, end) => {
  expect(hotelMidnight(day, { timeZone })).toBe(Date.parse(begin));
  expect(hotelMidnight(daysAfter(day, 1), { timeZone })).toBe(Date.parse(end));
});

it('counts 24 hours where the language does', () => {
  expect(clockLabel('16:00', { language: 'en-GB' })).toBe('16:00');
});

describe('content/hotel.json', () => {
  it('changes every token with an amount, a size or a time', () => {
    const { facts, roomFacts, hotel } = compiled({
      'hotel.json': (json) => Object.assign(json, { locale: locale('en-GB', 'EUR'), amenityFee: 12 }),
    });
    expect(facts).toMatchObject({ amenityFee: '€12', checkIn: '15:00', breakfastHours: '7:30 to 9:30' });
    expect(facts.lowestRate).toMatch(/^€\d+$/);
    for (const { size } of Object.values(roomFacts)) expect(size).toMatch(/^\d+ m²$/);
    expect(hotel.money.before).toBe('€');
  });

  it.each([
    ['language', 'en_US', 'a language such as en-US'],
    ['timeZone', 'Pacific', 'a time zone such as America/Los_Angeles'],
    ['currency', 'dollars', 'a currency such as USD'],
    ['units', 'miles', 'feet or meters'],
  ])('refuses an unknown %s', (name, value, wanted) => {
    const faults = errorsOf({ 'hotel.json': (json) => Object.assign(json.locale, { [name]: value }) });
    expect(faults).toContainEqual(
      expect.stringContaining(`content/hotel.json: locale.${name} must be ${wanted}`),
    );
  });
});
