import { answerStay } from '../../../shared/rates/answerStay';
import { longerStay } from '../../../shared/rates/longerStay';
import { knownRoom, type RatePlan } from '../../../shared/rates/ratePlan';
import { at, base, friday, long, nightsAt, prices } from '../../support/rate-plans';

describe('a longer stay in which the chosen nights cost less', () => {
  const mention = (plans: RatePlan[], nights: number, adults = 2, isCancelable?: boolean) => {
    const rooms = [knownRoom({ slug: 'king', price: 1, sleeps: 2, rollaways: 1 }, plans)];
    const stay = { arrival: friday, departure: at(nights), adults, children: 0, isCancelable };
    const { cost } = answerStay(rooms, stay, prices);
    return cost && longerStay(rooms, stay, prices, cost);
  };
  const cheaperLater: RatePlan = { id: '', nights: nightsAt(300, { 2: { left: 2, price: 100 } }) };

  it.each<[string, ReturnType<typeof mention>, object | undefined]>([
    ['is found with a rate plan for longer stays', mention([base, long], 2), { nights: 3, price: 200 }],
    ['is found with rollaway beds', mention([base, long], 2, 3), { nights: 3, price: 225 }],
    ['is not found if the chosen stay is long enough', mention([base, long], 3), undefined],
    ['is not found if only the added nights are cheaper', mention([cheaperLater], 2), undefined],
    [
      'is not found if the longer stay can’t be canceled',
      mention([base, { ...long, isCancelable: false }], 2),
      undefined,
    ],
    [
      'is not found if more than seven nights must be added',
      mention([base, { ...long, nights: nightsAt(200, {}, { minStay: 10 }) }], 2),
      undefined,
    ],
  ])('%s', (_, mentioned, expected) => {
    expect(mentioned).toEqual(expected);
  });
});
