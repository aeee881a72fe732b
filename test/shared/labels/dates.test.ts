/** Expected labels are spelled out here, because all other tests call the functions under test. */
import { labels } from '../../support/default-labels';

const { dateLabel, dayLabel, longDayLabel, monthLabel, nightsLabel, rangeLabel } = labels;

it.each([
  [monthLabel('2026-12-14'), 'December 2026'],
  [dateLabel('2025-03-05'), 'March 5, 2025'],
  [dayLabel('2027-01-03'), 'Sun, Jan 3'],
  [longDayLabel('2027-05-14'), 'Friday, May 14'],
  [rangeLabel('2027-05-01', '2027-05-09'), 'May 1 to 9'],
  [rangeLabel('2027-07-30', '2027-08-02'), 'Jul 30 to Aug 2'],
  [rangeLabel('2027-05-14', '2028-05-17'), 'May 14 to May 17'],
  [nightsLabel(1), '1 night'],
  [nightsLabel(2), '2 nights'],
])('formats a date, a range, or a number of nights as %j', (label, written) => {
  expect(label).toEqual(written);
});
