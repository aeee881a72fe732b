import { withPriceOn, withSeasonNextYear } from '../content/seasons';

const summer = { from: '2028-07-01', to: '2028-08-31' };
const room = { price: 269, seasons: [{ ...summer, price: 349, label: 'Summer' }] };

it('keeps the other fields of a season when the price changes or the season is copied to the next year', () => {
  expect(withPriceOn(room, summer, 399)).toEqual({
    price: 269,
    seasons: [{ ...summer, price: 399, label: 'Summer' }],
  });
  expect(withSeasonNextYear(room, summer)).toEqual({
    price: 269,
    seasons: [...room.seasons, { from: '2029-07-01', to: '2029-08-31', price: 349, label: 'Summer' }],
  });
});
