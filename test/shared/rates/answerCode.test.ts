/** The price of a stay with a promo code. */
import type { CodeRules } from '../../../shared/offers/rules';
import { answerCode, cheaperCode } from '../../../shared/rates/answerCode';
import { answerStay } from '../../../shared/rates/answerStay';
import { atContentPrices } from '../../../shared/rates/contentPrices';
import { knownRoom } from '../../../shared/rates/ratePlan';
import { addDays, nightsIn } from '../../../shared/stay';

const king = { slug: 'king', price: 269, sleeps: 2, rollaways: 0 };
const suite = { slug: 'suite', price: 389, sleeps: 4, rollaways: 2 };
const loft = { slug: 'loft', price: 499, sleeps: 2, rollaways: 2 };
const rooms = [king, suite, loft];
const prices = { rollawayPrice: 25, occupancyTax: 10 };

const today = '2027-05-01';
const code = 'SAVE';
/** Creates a stay, which arrives on a Sunday by default. */
const stayOf = (nights: number, arrival = '2027-05-09', adults = 2) => ({
  arrival,
  departure: addDays(arrival, nights),
  adults,
  children: 0,
});
const all = { rooms: 'all', lastDay: '2027-05-27' } as const;

describe('the price of a stay', () => {
  it.each<[string, Partial<CodeRules>, typeof king, number, object]>([
    [
      '15% off',
      { percent: 15 },
      king,
      2,
      { sum: 685.95, sumWithoutCode: 807, saving: 121.05, tax: 68.6, total: 754.55 },
    ],
    ['15% off, but not off rollaway beds', { percent: 15 }, loft, 4, { sum: 1422.45, sumWithoutCode: 1647 }],
    ['a free night', { freeNights: 1 }, suite, 2, { sum: 778, sumWithoutCode: 1167, saving: 389 }],
  ])('is correct with %s', (_, rule, room, adults, sum) => {
    const stay = stayOf(3, '2027-05-09', adults);
    const rules = { ...all, ...rule };
    expect(answerCode(atContentPrices([room], stay), stay, prices, { code, rules })).toMatchObject(sum);
  });

  it('uses the cheapest eligible room', () => {
    const withoutFor = (adults: number, chosen: CodeRules['rooms'] = 'all') => {
      const stay = stayOf(3, '2027-05-09', adults);
      const rules = { ...all, percent: 15, rooms: chosen };
      return answerCode(atContentPrices(rooms, stay), stay, prices, { code, rules })?.sumWithoutCode;
    };
    expect([withoutFor(2), withoutFor(4), withoutFor(4, ['king'])]).toEqual([807, 3 * 389, undefined]);
  });

  it('is the engine’s price with the code, and undefined if no rate plan of the engine has the code', () => {
    const stay = stayOf(2);
    const party = { adults: 2, children: 0 };
    const nights = (price: number) =>
      Object.fromEntries(nightsIn(stay).map((day) => [day, { left: 1, price }]));
    const usual = { id: '', party, nights: nights(300) };
    const offer = { code, rules: { ...all, percent: 15 } };
    const answer = (...plans: Parameters<typeof knownRoom>[1]) =>
      answerCode([knownRoom(king, [usual, ...plans])], stay, prices, offer);
    expect(answer({ id: '9', code, party, nights: nights(260) })).toMatchObject({
      room: 520,
      sum: 520,
      sumWithoutCode: 600,
      saving: 80,
      tax: 52,
      total: 572,
      isDiscount: false,
    });
    expect(answer({ id: '9', code: 'OTHER', party, nights: nights(100) })).toBeUndefined();
    expect(answer()).toBeUndefined();
  });

  describe('without a code suggests', () => {
    const stay = stayOf(2);
    const party = { adults: 2, children: 0 };
    const nights = (price: number) =>
      Object.fromEntries(nightsIn(stay).map((day) => [day, { left: 1, price }]));
    const plan = (id: string, price: number, isCancelable = true) => ({
      id,
      party,
      isCancelable,
      nights: nights(price),
      ...(id && { code: id }),
    });
    const offers = ['SOME', 'MORE', 'MOST'].map((each) => ({ code: each, rules: all }));
    const hint = (plans: Parameters<typeof knownRoom>[1], rules: Partial<CodeRules> = {}) => {
      const known = {
        rooms: [knownRoom(king, plans)],
        offers: offers.map((offer) => ({ ...offer, rules: { ...offer.rules, ...rules } })),
      };
      const { cost } = answerStay(known.rooms, stay, prices);
      return cost && cheaperCode(known, stay, prices, cost, today);
    };

    it.each<[string, Parameters<typeof hint>, object | undefined]>([
      [
        'the offer that saves the most',
        [[plan('', 300), plan('SOME', 290), plan('MOST', 250), plan('MORE', 260)]],
        { code: 'MOST', less: 110 },
      ],
      ['no offer at the same price', [[plan('', 300), plan('SOME', 300)]], undefined],
      [
        'no offer whose rules the stay breaks',
        [[plan('', 300), plan('SOME', 250)], { weekdays: [] }],
        undefined,
      ],
      ['no offer that can’t be canceled', [[plan('', 300), plan('SOME', 250, false)]], undefined],
      [
        'an offer that can’t be canceled, if the usual rate can’t be canceled, either',
        [[plan('', 300, false), plan('SOME', 250, false)]],
        { code: 'SOME', less: 110 },
      ],
      ['no offer whose code the engine lacks', [[plan('', 300)]], undefined],
    ])('%s', (_, args, expected) => {
      expect(hint(...args)).toEqual(expected);
    });
  });
});
