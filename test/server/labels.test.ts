/** Labels of facts, written by hand once, since all other tests use the same functions. */
import { employmentLabel, type JobPosting, payLabel } from '../../shared/jobs';
import { percent } from '../../shared/plan';
import { plainText } from '../../shared/richText';
import { roomPath } from '../../shared/room';
import { counted } from '../../shared/words';
import { labels, messages, pageTexts } from '../support/small';

const { bedLabel, occupancyLabel, priceLabel, roomLine, sizeLabel, sleepsLabel, wholeAmount } = labels;
const { dateLabel, dayLabel, distanceLabel, longDayLabel, monthLabel, nightsLabel, rangeLabel } = labels;
const { labels: jobWords } = pageTexts('careers');

describe('a room', () => {
  it('has a king bed or two queen beds', () => {
    expect([bedLabel({ bedType: 'king' }), bedLabel({ bedType: 'double-queen' })]).toEqual([
      'King Bed',
      'Two Queen Beds',
    ]);
  });

  it.each([
    [7, '$7'],
    [299, '$299'],
    [1196, '$1,196'],
    [12_345, '$12,345'],
    [1_234_567, '$1,234,567'],
  ])('for %i dollars costs %s', (price, label) => {
    expect([wholeAmount(price), priceLabel({ price })]).toEqual([label, label]);
  });

  it('has a size and a number of guests, alone and in the stay form', () => {
    const room = { bedType: 'king', hasSofaBed: true, rollaways: 0, size: 450, occupancy: 4 } as const;
    expect([sizeLabel(room), occupancyLabel(room)]).toEqual(['450 sq ft', '1–4 guests']);
    expect(roomPath('king-suite')).toBe('/room/king-suite/');
    expect(roomLine(room)).toBe('450 sq ft · sleeps 4: one king, one sofa bed');
    expect(sleepsLabel({ bedType: 'double-queen', hasSofaBed: false, rollaways: 2, occupancy: 6 })).toBe(
      'sleeps 6: two queens, two rollaways',
    );
  });
});

describe('a day', () => {
  it('has formats of different lengths', () => {
    expect(monthLabel('2026-05')).toBe('May 2026');
    expect(monthLabel('2026-12-14')).toBe('December 2026');
    expect(dateLabel('2025-03-05')).toBe('March 5, 2025');
    expect(dayLabel('2027-01-03')).toBe('Sun, Jan 3');
    expect(longDayLabel('2027-05-14')).toBe('Friday, May 14');
  });

  it('and another share one month within a year', () => {
    expect(rangeLabel('2027-05-14', '2027-05-17')).toBe('May 14 to 17');
    expect(rangeLabel('2027-05-01', '2027-05-09')).toBe('May 1 to 9');
    expect(rangeLabel('2027-07-30', '2027-08-02')).toBe('Jul 30 to Aug 2');
    expect(rangeLabel('2027-05-14', '2028-05-17')).toBe('May 14 to May 17');
  });
});

describe('counts', () => {
  it.each([
    [0, '0 nights', '0 open positions'],
    [1, '1 night', '1 open position'],
    [2, '2 nights', '2 open positions'],
  ])('of %i are %s and %s', (count, nights, positions) => {
    expect([nightsLabel(count), counted(jobWords.count, count)]).toEqual([nights, positions]);
  });

  it('of miles have one decimal, and shares of a drawing at most one', () => {
    expect([0.3, 1].map((distance) => distanceLabel({ distance }))).toEqual(['0.3 miles', '1.0 miles']);
    expect([0, 0.2734, 1].map(percent)).toEqual(['0%', '27.3%', '100%']);
  });
});

describe('a position', () => {
  const job = (more: Partial<JobPosting>) => more as JobPosting;

  it('is full-time or part-time', () => {
    expect(employmentLabel(job({ employmentType: 'FULL_TIME' }), jobWords)).toBe('Full-time');
    expect(employmentLabel(job({ employmentType: 'PART_TIME' }), jobWords)).toBe('Part-time');
  });

  it('has hourly or yearly pay', () => {
    expect(payLabel(job({ pay: { from: 22, to: 26, per: 'HOUR' } }), jobWords, labels)).toBe(
      '$22–$26 an hour',
    );
    expect(payLabel(job({ pay: { from: 78_000, to: 92_000, per: 'YEAR' } }), jobWords, labels)).toBe(
      '$78,000–$92,000 a year',
    );
  });
});

describe('sentences', () => {
  it('of the stay form contain the number', () => {
    const { tooLong, roomSleeps, largestSleeps } = messages.stay;
    expect(tooLong(28)).toContain('28 nights');
    expect(roomSleeps(2)).toContain('sleeps 2.');
    expect(largestSleeps(6)).toContain('up to 6.');
  });

  it('with links have the same text without them', () => {
    expect(plainText(['Write ', { text: 'to us', to: '/contact' }, '.'])).toBe('Write to us.');
  });
});
