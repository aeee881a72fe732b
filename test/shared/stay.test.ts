import {
  addDays,
  bookLink,
  isDay,
  isPromoCode,
  maxNights,
  nightCount,
  nightsIn,
  parseCount,
  parseStay,
} from '../../shared/stay';

const today = '2027-05-13';
const typed = { arrival: today, departure: '2027-05-14', adults: '1', children: '0', cancelable: '' };

it('accepts only valid dates such as 2027-05-13', () => {
  const invalid = ['', '2027-02-29', '2027-13-01', '2027-5-13', '12027-05-13', '2027-05-13T00:00'];
  expect([today, '2028-02-29', ...invalid].filter(isDay)).toEqual([today, '2028-02-29']);
});

it.each([
  [today, 0, today],
  [today, 19, '2027-06-01'],
  [today, -13, '2027-04-30'],
  ['2027-12-31', 1, '2028-01-01'],
  ['2027-03-13', 2, '2027-03-15'],
  ['2027-11-06', 2, '2027-11-08'],
])('%s plus %i days is %s', (day, count, later) => {
  expect(addDays(day, count)).toBe(later);
  expect(nightCount({ arrival: day, departure: later })).toBe(count);
});

it('a stay has a night for each day except the last', () => {
  expect(nightsIn({ arrival: '2027-12-31', departure: '2028-01-02' })).toEqual(['2027-12-31', '2028-01-01']);
});

it('parses only stays that can be booked', () => {
  const parsed = (change: object) => parseStay({ ...typed, ...change }, today);
  expect(parsed({})).toEqual({ arrival: today, departure: '2027-05-14', adults: 1, children: 0 });
  const last = { arrival: '2032-05-13', departure: addDays('2032-05-13', maxNights) };
  expect(parsed(last)).toMatchObject(last);
  for (const change of [
    { arrival: '2027-05-12' },
    { arrival: '2032-05-14', departure: '2032-05-15' },
    { departure: today },
    { departure: '' },
    { departure: addDays(today, maxNights + 1) },
    { adults: '0' },
    { children: '' },
  ])
    expect({ change, stay: parsed(change) }).toEqual({ change, stay: undefined });
});

it('links to the booking page with the stay, the room, the code, and the total that the guest was shown', () => {
  const stay = { arrival: today, departure: '2027-05-14', adults: 2, children: 0 };
  expect(bookLink(undefined)).toBe('/book?');
  expect(bookLink(stay, { room: 'garden-king', code: 'SURF-3', seen: 0 })).toBe(
    '/book?arrival=2027-05-13&departure=2027-05-14&adults=2&children=0&room=garden-king&code=SURF-3&seen=0',
  );
});

it('accepts at most two digits for a number of guests', () => {
  expect(['0', '7', '12', '', '123', '1.5', '-1', ' 1', '1e1', '0x1'].map(parseCount)).toEqual([
    ...[0, 7, 12],
    ...Array(7).fill(Number.NaN),
  ]);
});

it('accepts 1 to 20 letters, digits, and hyphens in a promo code', () => {
  const valid = ['A', 'SURF-3', 'x'.repeat(20)];
  expect([...valid, '', 'A B', 'x'.repeat(21), 'SURF\n', '<b>'].filter(isPromoCode)).toEqual(valid);
});
