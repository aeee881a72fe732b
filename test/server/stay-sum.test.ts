/** The sum of a stay, computed by hand. */
import { cheapestRooms, rollawaysFor, staySum } from '../../shared/staySum';
import { labels } from '../support/small';

const prices = { rollawayPrice: 25, occupancyTax: 10 };
const kingSuite = { price: 499, sleeps: 2, rollaways: 2 };
const queenSuite = { price: 389, sleeps: 4, rollaways: 2 };
const king = { price: 269, sleeps: 2, rollaways: 0 };
const kingWithSofa = { price: 299, sleeps: 4, rollaways: 0 };

const threeNights = (adults: number, children = 0) => ({
  ...{ arrival: '2027-05-13', departure: '2027-05-16' },
  ...{ adults, children },
});

describe('the sum of a stay', () => {
  it.each([
    ['two adults in their own bed', threeNights(2), kingSuite, 0, 1497],
    ['four adults, two on rollaway beds', threeNights(4), kingSuite, 2, 1647],
    ['two adults and a child, who takes a rollaway bed', threeNights(2, 1), kingSuite, 1, 1572],
    ['six guests in a suite for four', threeNights(2, 4), queenSuite, 2, 1317],
    ['four guests on the sofa bed too', threeNights(4), kingWithSofa, 0, 897],
  ])('is that of the nights and rollaway beds: %s', (_who, stay, room, rollaways, sum) => {
    expect(staySum(stay, room, prices)).toMatchObject({ nights: 3, rate: room.price, rollaways, sum });
  });

  it('includes the city’s tax, to the cent', () => {
    expect(staySum(threeNights(4), kingSuite, prices)).toEqual({
      ...{ nights: 3, rate: 499, rollaways: 2 },
      ...{ room: 1497, rollawayBeds: 150, sum: 1647, tax: 164.7, total: 1811.7 },
    });
    expect(staySum(threeNights(2), king, { ...prices, occupancyTax: 12.25 })?.tax).toBe(98.86);
  });

  it('is undefined if there are not enough beds', () => {
    expect(staySum(threeNights(3), king, prices)).toBeUndefined();
    expect(staySum(threeNights(5), kingSuite, prices)).toBeUndefined();
    expect([1, 2, 3, 4, 5].map((guests) => rollawaysFor(guests, kingSuite))).toEqual([0, 0, 1, 2, undefined]);
  });

  it('is lowest in the room that costs least, rollaway beds included', () => {
    const small = { price: 280, sleeps: 2, rollaways: 2 };
    expect(cheapestRooms([queenSuite, kingWithSofa, king, small], 25)).toEqual([
      ...[king, king, kingWithSofa, kingWithSofa],
      ...[queenSuite, queenSuite],
    ]);
    expect(cheapestRooms([kingWithSofa, small], 5)[2]).toEqual(small);
  });

  it('has the number of its beds', () => {
    expect([labels.rollawaysLabel(1), labels.rollawaysLabel(2)]).toEqual([
      'one rollaway bed',
      'two rollaway beds',
    ]);
  });
});
