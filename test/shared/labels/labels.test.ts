/** Labels for amounts, dates, and times, spelled out here because all other tests call the same functions. */
import { sunTime, sunWords } from '../../../client/components/SunTimes/sunWords';
import { employmentLabel, type JobPosting, payLabel } from '../../../client/pages/Careers/jobLabels';
import { clockLabel, moneyFormat, newYearOffset } from '../../../shared/content/intlFormats';
import { percent } from '../../../shared/floorPlan';
import { hotelDay } from '../../../shared/hotelDay';
import { hotelMidnight } from '../../../shared/hotelMidnight';
import { createMoney } from '../../../shared/money';
import { plainText } from '../../../shared/richText';
import { addDays } from '../../../shared/stay';
import { pluralize } from '../../../shared/templates';
import { content, labels, messages, pageContent, small } from '../../support/small-hotel';

const { bedLabel, dateLabel, dayLabel, distanceLabel, inWords, longDayLabel, monthLabel } = labels;
const { nightsLabel, occupancyLabel, priceLabel, rangeLabel, roomLine, sizeLabel, sleepsLabel } = labels;
const { labels: jobWords } = pageContent('careers');

const suite = { bedType: 'king', hasSofaBed: true, rollaways: 0, size: 450, occupancy: 4 } as const;
const queens = { bedType: 'double-queen', hasSofaBed: false, rollaways: 2, occupancy: 6 } as const;
const job = (more: Partial<JobPosting>) => more as JobPosting;

it.each([
  [priceLabel({ price: 299 }), '$299'],
  [priceLabel({ price: 1_234_567 }), '$1,234,567'],
  [bedLabel(suite), 'King Bed'],
  [bedLabel(queens), 'Two Queen Beds'],
  [sizeLabel(suite), '450 sq ft'],
  [sizeLabel({ size: 600 }, 'meters'), '56 m²'],
  [occupancyLabel(suite), '1–4 guests'],
  [roomLine(suite), '450 sq ft · sleeps 4: one king, one sofa bed'],
  [sleepsLabel(queens), 'sleeps 6: two queens, two rollaways'],
  [labels.rollawaysLabel(1), 'one rollaway bed'],
  [labels.rollawaysLabel(2), 'two rollaway beds'],
  [monthLabel('2026-12-14'), 'December 2026'],
  [dateLabel('2025-03-05'), 'March 5, 2025'],
  [dayLabel('2027-01-03'), 'Sun, Jan 3'],
  [longDayLabel('2027-05-14'), 'Friday, May 14'],
  [rangeLabel('2027-05-01', '2027-05-09'), 'May 1 to 9'],
  [rangeLabel('2027-07-30', '2027-08-02'), 'Jul 30 to Aug 2'],
  [rangeLabel('2027-05-14', '2028-05-17'), 'May 14 to May 17'],
  [nightsLabel(1), '1 night'],
  [nightsLabel(2), '2 nights'],
  [pluralize(jobWords.count, 1), '1 open position'],
  [pluralize(jobWords.count, 0), '0 open positions'],
  [distanceLabel({ distance: 1 }), '1.0 miles'],
  [percent(0.2734), '27.3%'],
  [percent(1), '100%'],
  [inWords(0), 'zero'],
  [inWords(12), 'twelve'],
  [inWords(20), 'twenty'],
  [inWords(99), 'ninety-nine'],
  [inWords(100), '100'],
  [clockLabel('00:30', { language: 'en-US' }), '12:30 a.m.'],
  [clockLabel('09:05', { language: 'en-US' }), '9:05 a.m.'],
  [clockLabel('12:00', { language: 'en-US' }), '12 p.m.'],
  [clockLabel('16:00', { language: 'en-GB' }), '16:00'],
  [employmentLabel(job({ employmentType: 'FULL_TIME' }), jobWords), 'Full-time'],
  [employmentLabel(job({ employmentType: 'PART_TIME' }), jobWords), 'Part-time'],
  [payLabel(job({ pay: { from: 22, to: 26, per: 'HOUR' } }), jobWords, labels), '$22–$26 an hour'],
  [
    payLabel(job({ pay: { from: 78_000, to: 92_000, per: 'YEAR' } }), jobWords, labels),
    '$78,000–$92,000 a year',
  ],
  [messages.stay.roomSleeps(2), expect.stringContaining('sleeps 2.')],
  [plainText(['Write ', { text: 'to us', to: '/contact' }, '.']), 'Write to us.'],
])('has the label %j', (label, written) => {
  expect(label).toEqual(written);
});

it.each([
  ['en-US', 'USD', '$1,196', '−$1,196.50', '0.5'],
  ['en-GB', 'GBP', '£1,196', '−£1,196.50', '0.5'],
  ['de-DE', 'EUR', '1.196\u00A0€', '−1.196,50\u00A0€', '0,5'],
  ['ja-JP', 'JPY', '￥1,196', '−￥1,197', '0.5'],
])(
  'in %s with %s, formats whole amounts as %s, exact ones as %s, and 0.5 as %s',
  (language, currency, whole, exact, half) => {
    const { wholeAmount, exactAmount, oneDecimal } = createMoney(
      moneyFormat({ language, currency, timeZone: 'UTC', units: 'meters' }),
    );
    expect([wholeAmount(1196), exactAmount(-1196.5), oneDecimal(0.5)]).toEqual([whole, exact, half]);
  },
);

it.each([
  ['America/Los_Angeles', '2027-03-14', '2027-03-14T08:00Z', '2027-03-15T07:00Z'],
  ['America/Los_Angeles', '2026-11-01', '2026-11-01T07:00Z', '2026-11-02T08:00Z'],
  ['America/Los_Angeles', '2028-02-29', '2028-02-29T08:00Z', '2028-03-01T08:00Z'],
  ['Europe/Lisbon', '2027-10-31', '2027-10-30T23:00Z', '2027-11-01T00:00Z'],
  ['Asia/Kathmandu', '2027-05-01', '2027-04-30T18:15Z', '2027-05-01T18:15Z'],
  // The clock jumps from midnight to 1 a.m.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00Z', '2026-09-07T03:00Z'],
])('in %s, the day %s begins at %s and ends at %s', (timeZone, day, begins, ends) => {
  expect(hotelMidnight(day, { timeZone })).toBe(Date.parse(begins));
  expect(hotelMidnight(addDays(day, 1), { timeZone })).toBe(Date.parse(ends));
  expect(hotelDay({ timeZone }, Date.parse(begins))).toBe(day);
  expect(hotelDay({ timeZone }, Date.parse(ends) - 1)).toBe(day);
});

it.each([
  ['America/Los_Angeles', -8],
  ['Australia/Sydney', 11],
])('in %s, the offset from UTC at New Year is %i hours', (timeZone, hours) => {
  expect(newYearOffset({ timeZone })).toBe(hours * 60 * 60 * 1000);
});

describe('the sun over a hotel in Encinitas', () => {
  const minute = 60 * 1000;
  const hotel = {
    ...small.site.hotel,
    geo: { latitude: 33.05, longitude: -117.29 },
    locale: { ...small.site.hotel.locale, timeZone: 'America/Los_Angeles' },
  };

  // From NOAA’s Solar Calculator: gml.noaa.gov/grad/solcalc
  it.each([
    ['2026-12-21', '06:48:20-08:00', '16:46:29-08:00'],
    ['2026-06-21', '05:40:56-07:00', '20:01:11-07:00'],
    ['2026-03-07', '06:09:32-08:00', '17:51:08-08:00'],
    ['2026-03-08', '07:08:16-07:00', '18:51:54-07:00'],
    ['2028-02-29', '06:17:30-08:00', '17:45:59-08:00'],
  ])('on %s rises at %s and sets at %s', (day, rises, sets) => {
    const off = (event: 'sunrise' | 'sunset', time: string) =>
      Math.abs(sunTime(event, day, hotel) - Date.parse(`${day}T${time}`));
    expect([off('sunrise', rises), off('sunset', sets)].every((each) => each < 1.5 * minute)).toBe(true);
  });

  it('is described for the hotel’s day, whatever the guest’s time zone', () => {
    const { sun } = content.ui;
    const set = sunTime('sunset', '2026-11-21', hotel);
    const words = (now: number) => sunWords('sunset', now, hotel, sun);
    expect(words(set - minute)).toBe(`${sun.sunset.today} 4:44 p.m.`);
    expect(words(set + minute)).toBe(`${sun.sunset.tomorrow} 4:44 p.m.`);
    // Morning in Europe is still the night before at the hotel.
    expect(words(Date.parse('2026-11-22T08:30:00+01:00'))).toBe(`${sun.sunset.tomorrow} 4:44 p.m.`);
  });
});
