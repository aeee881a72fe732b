import { answerStay } from '../../../shared/rates/answerStay';
import { atContentPrices, cheapestRooms } from '../../../shared/rates/contentPrices';

const prices = { rollawayPrice: 25, occupancyTax: 10 };
const kingSuite = { slug: 'king-suite', price: 499, sleeps: 2, rollaways: 2 };
const queenSuite = { slug: 'queen-suite', price: 389, sleeps: 4, rollaways: 2 };
const king = { slug: 'king', price: 269, sleeps: 2, rollaways: 0 };
const kingWithSofa = { slug: 'king-with-sofa', price: 299, sleeps: 4, rollaways: 0 };

const threeNights = (adults: number, children = 0) => ({
  arrival: '2027-05-13',
  departure: '2027-05-16',
  adults,
  children,
});

describe('the price of a stay at the room’s price in content', () => {
  const costOf = (
    stay: ReturnType<typeof threeNights>,
    room: typeof king,
    each: Parameters<typeof answerStay>[2] = prices,
  ) => answerStay(atContentPrices([room], stay), stay, each, { room: room.slug }).cost;

  it.each([
    ['two adults in their own bed', threeNights(2), kingSuite, 0, 1497],
    ['four adults, two on rollaway beds', threeNights(4), kingSuite, 2, 1647],
    ['two adults and a child, who takes a rollaway bed', threeNights(2, 1), kingSuite, 1, 1572],
    ['six guests in a suite for four', threeNights(2, 4), queenSuite, 2, 1317],
    ['four guests, two on the sofa bed', threeNights(4), kingWithSofa, 0, 897],
  ])('includes nights and rollaway beds: %s', (_who, stay, room, rollaways, sum) => {
    expect(costOf(stay, room)).toMatchObject({ nights: 3, rate: room.price, rollaways, sum });
  });

  it('includes the city’s tax, to the cent', () => {
    expect(costOf(threeNights(4), kingSuite)).toEqual({
      slug: 'king-suite',
      nights: 3,
      rate: 499,
      rollaways: 2,
      room: 1497,
      rollawayBeds: 150,
      sum: 1647,
      tax: 164.7,
      total: 1811.7,
    });
    expect(costOf(threeNights(2), king, { ...prices, occupancyTax: 12.25 })?.tax).toBe(98.86);
  });

  it('is undefined if there are not enough beds', () => {
    expect(costOf(threeNights(3), king)).toBeUndefined();
    expect(costOf(threeNights(5), kingSuite)).toBeUndefined();
  });

  it('is for the room that costs least for the number of guests, counting the price of rollaway beds', () => {
    const small = { slug: 'small', price: 280, sleeps: 2, rollaways: 2 };
    const all = [queenSuite, kingWithSofa, king, kingSuite, small];
    const cheapestFor = (rollawayPrice: number) => {
      const own = cheapestRooms(all, { ...prices, rollawayPrice });
      return [1, 2, 3, 4, 5, 6, 7].map((guests) => {
        const stay = threeNights(guests);
        return answerStay(atContentPrices(own, stay), stay, { ...prices, rollawayPrice }).cost?.slug;
      });
    };
    const suites = ['queen-suite', 'queen-suite', undefined];
    expect(cheapestFor(25)).toEqual(['king', 'king', 'king-with-sofa', 'king-with-sofa', ...suites]);
    expect(cheapestFor(5)).toEqual(['king', 'king', 'small', 'small', ...suites]);
    expect(cheapestRooms(all, prices)).toEqual([queenSuite, kingWithSofa, king]);
  });
});
