/** Ending an offer today also updates the dates in the offer's conditions. */
import { withDay } from '../content/endOffer';
import { makeDesk } from './support/folder';

jest.setTimeout(120_000);

const english = 'January February March April May June July August September October November December'.split(
  ' ',
);

it.each([
  [
    'Book by May 27, 2027, for nights through May 27, 2028.',
    'Book by June 3, 2026, for nights through May 27, 2028.',
  ],
  ['Until May 27.', 'Until June 3.'],
  ['Bis 27. May 2027.', 'Bis 3. June 2026.'],
  ['From May 2, or May 270.', 'From May 2, or May 270.'],
])('replaces the offer’s end date, and no other date, in “%s”', (before, after) => {
  expect(withDay(before, '2027-05-27', '2026-06-03', english)).toBe(after);
});

it('returns a version of the offer that ends today and can be saved', async () => {
  const desk = makeDesk();
  const path = 'offers/midweek.json';
  const { value, hash, ended } = (await desk.post('/desk/offers/end', { path })).body;
  expect(value).toEqual(desk.json(`content/${path}`));
  expect(ended.terms).not.toEqual(value.terms);
  expect(await desk.put(`/api/content/${path}`, { hash, value: ended })).toMatchObject({ status: 200 });
  const { timeZone } = desk.json('content/hotel.json').locale;
  expect(desk.json(`content/${path}`).lastDay).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone }).format());
  const again = await desk.post('/desk/offers/end', { path });
  expect([again.status, again.text]).toEqual([422, expect.stringContaining('has already ended')]);
});
