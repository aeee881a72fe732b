import { hotelYear } from '../../../../client/components/Footer/hotelYear';

it('changes the footer’s year at midnight in the hotel’s time zone', () => {
  const california = { newYearOffset: -8 * 60 * 60 * 1000 };
  expect(hotelYear(california, Date.parse('2027-01-01T07:59:59Z'))).toBe(2026);
  expect(hotelYear(california, Date.parse('2027-01-01T08:00:00Z'))).toBe(2027);
});
