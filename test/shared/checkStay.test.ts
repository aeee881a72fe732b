import { checkStay } from '../../shared/checkStay';
import { addDays, maxNights } from '../../shared/stay';
import { messages, stayForm } from '../support/small-hotel';

const today = '2027-05-13';
const typed = { arrival: today, departure: '2027-05-14', adults: '1', children: '0', cancelable: '' };
const { stay: sentences } = messages;

const check = (change: object) =>
  checkStay({ ...typed, ...change }, { today, sleeps: 2, isOneRoom: true }, stayForm.errors);

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
])('rejects a stay with %s, with an error on the invalid field', (_, change, errors) => {
  expect(check(change)).toEqual({ errors });
});

it('states the room’s occupancy in the error for too many guests', () => {
  expect(check({ adults: '3' }).errors.adults).toContain('sleeps 2.');
});
