import { hotelDay } from '../../shared/hotelDay';
import { hotelMidnight } from '../../shared/hotelMidnight';
import { addDays } from '../../shared/stay';

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
