import { isBookedAhead } from '../../shared/cancelAfterBooking';

const rule = { hoursAhead: 72, checkIn: '16:00' };

it.each([
  ['72 hours to the minute', '2027-05-14', 'America/Los_Angeles', '2027-05-11T16:00:00-07:00', true],
  ['one second less', '2027-05-14', 'America/Los_Angeles', '2027-05-11T16:00:01-07:00', false],
  ['months ahead', '2027-12-14', 'America/Los_Angeles', '2027-05-11T16:00:00-07:00', true],
  ['after midnight UTC', '2027-05-14', 'America/Los_Angeles', '2027-05-12T00:30:00Z', false],
  ['72 hours in New York', '2027-05-14', 'America/New_York', '2027-05-11T16:00:00-04:00', true],
  ['an hour lost in spring', '2027-03-15', 'America/Los_Angeles', '2027-03-12T15:00:00-08:00', true],
  ['a minute too late in spring', '2027-03-15', 'America/Los_Angeles', '2027-03-12T15:01:00-08:00', false],
  ['an hour gained in fall', '2027-11-08', 'America/Los_Angeles', '2027-11-05T17:00:00-07:00', true],
  ['a minute too late in fall', '2027-11-08', 'America/Los_Angeles', '2027-11-05T17:01:00-07:00', false],
])('counts hours until check-in in the hotel’s time zone: %s', (_, arrival, timeZone, now, isAhead) => {
  expect(isBookedAhead(arrival, rule, { timeZone }, Date.parse(now))).toBe(isAhead);
});
