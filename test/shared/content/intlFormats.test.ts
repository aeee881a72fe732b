import { clockLabel, newYearOffset } from '../../../shared/content/intlFormats';

it.each([
  [clockLabel('00:30', { language: 'en-US' }), '12:30 a.m.'],
  [clockLabel('09:05', { language: 'en-US' }), '9:05 a.m.'],
  [clockLabel('12:00', { language: 'en-US' }), '12 p.m.'],
  [clockLabel('16:00', { language: 'en-GB' }), '16:00'],
])('formats a time as %j', (label, written) => {
  expect(label).toEqual(written);
});

it.each([
  ['America/Los_Angeles', -8],
  ['Australia/Sydney', 11],
])('in %s, the offset from UTC at New Year is %i hours', (timeZone, hours) => {
  expect(newYearOffset({ timeZone })).toBe(hours * 60 * 60 * 1000);
});
