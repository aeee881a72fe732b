/** The rules that decide whether a promo code applies to a stay. */
import { brokenRules, type CodeRules, type RuleName } from '../../../shared/offers/rules';
import { addDays } from '../../../shared/stay';

const king = { slug: 'king', price: 269, sleeps: 2, rollaways: 0 };
const suite = { slug: 'suite', price: 389, sleeps: 4, rollaways: 2 };
const loft = { slug: 'loft', price: 499, sleeps: 2, rollaways: 2 };
const rooms = [king, suite, loft];

const today = '2027-05-01';
const lastDay = '2027-05-27';
/** Creates a stay, which arrives on a Sunday by default. */
const stayOf = (nights: number, arrival = '2027-05-09', adults = 2) => ({
  arrival,
  departure: addDays(arrival, nights),
  adults,
  children: 0,
});
const all = { rooms: 'all', lastDay } as const;

describe('a rule of a promo code', () => {
  const stay = stayOf(3);
  it.each<[string, Partial<CodeRules>, boolean]>([
    ['accepts the first booking day', { firstDay: today }, true],
    ['rejects earlier booking days', { firstDay: '2027-05-02' }, false],
    ['accepts the last booking day', { lastDay: today }, true],
    ['rejects later booking days', { lastDay: '2027-04-30' }, false],
    ['accepts its rooms', { rooms: ['king'] }, true],
    ['rejects other rooms', { rooms: ['suite'] }, false],
    ['accepts its first night', { firstNight: '2027-05-09' }, true],
    ['rejects earlier nights', { firstNight: '2027-05-10' }, false],
    ['accepts its last night', { lastNight: '2027-05-11' }, true],
    ['rejects later nights', { lastNight: '2027-05-10' }, false],
    [
      'accepts nights right before a blackout',
      { blackouts: [{ firstNight: '2027-05-12', lastNight: '2027-05-20' }] },
      true,
    ],
    ['rejects a blackout', { blackouts: [{ firstNight: '2027-05-11', lastNight: '2027-05-11' }] }, false],
    ['accepts its days of the week', { weekdays: ['sunday', 'monday', 'tuesday'] }, true],
    ['rejects other days of the week', { weekdays: ['sunday', 'monday'] }, false],
    ['accepts the minimum number of nights', { nights: { atLeast: 3 } }, true],
    ['rejects fewer nights', { nights: { atLeast: 4 } }, false],
    ['accepts the maximum number of nights', { nights: { atMost: 3 } }, true],
    ['rejects more nights', { nights: { atMost: 2 } }, false],
    ['accepts the minimum number of days ahead', { daysAhead: { atLeast: 8 } }, true],
    ['rejects fewer days ahead', { daysAhead: { atLeast: 9 } }, false],
    ['accepts the maximum number of days ahead', { daysAhead: { atMost: 8 } }, true],
    ['rejects more days ahead', { daysAhead: { atMost: 7 } }, false],
  ])('%s: %j', (_, rule, holds) => {
    expect(brokenRules({ ...all, ...rule }, stay, { today, rooms: [king] })).toEqual(
      holds ? [] : Object.keys(rule),
    );
  });

  it.each<[string, typeof rooms, RuleName[]]>([
    ['2027-01-09', rooms, ['firstDay']],
    ['2027-05-28', rooms, ['lastDay']],
    ['2027-02-01', [suite], ['rooms']],
  ])('checks booking days and rooms even before a stay is chosen (%s)', (day, chosen, broken) => {
    const rules = { ...all, firstDay: '2027-01-10', rooms: ['king'], nights: { atLeast: 2 } };
    expect(brokenRules(rules, undefined, { today: day, rooms: chosen })).toEqual(broken);
  });

  it('limited to certain rooms is broken if none of these rooms sleeps all guests', () => {
    const five = stayOf(3, '2027-05-09', 5);
    expect(brokenRules({ ...all, rooms: ['king', 'loft'] }, five, { today, rooms })).toEqual(['rooms']);
    expect(brokenRules(all, five, { today, rooms })).toEqual([]);
  });
});
