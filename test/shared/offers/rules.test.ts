/** When a promo code applies, how much it saves, and the labels of its rules. */
import { createRuleLabels, ruleLine } from '../../../shared/content/labels';
import { brokenRules, brokenTerms, type CodeRules, type RuleName } from '../../../shared/offers/rules';
import { answerCode, cheaperCode } from '../../../shared/rates/answerCode';
import { answerStay } from '../../../shared/rates/answerStay';
import { atContentPrices } from '../../../shared/rates/contentPrices';
import { knownRoom } from '../../../shared/rates/ratePlan';
import { addDays, nightsIn } from '../../../shared/stay';
import { content, labels } from '../../support/small-hotel';

const king = { slug: 'king', price: 269, sleeps: 2, rollaways: 0 };
const suite = { slug: 'suite', price: 389, sleeps: 4, rollaways: 2 };
const loft = { slug: 'loft', price: 499, sleeps: 2, rollaways: 2 };
const rooms = [king, suite, loft];
const prices = { rollawayPrice: 25, occupancyTax: 10 };

const today = '2027-05-01';
const lastDay = '2027-05-27';
const code = 'SAVE';
/** Arrives on a Sunday by default. */
const stayOf = (nights: number, arrival = '2027-05-09', adults = 2) => ({
  arrival,
  departure: addDays(arrival, nights),
  adults,
  children: 0,
});
const all = { rooms: 'all', lastDay } as const;
const midweek = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'] as const;

describe('a rule', () => {
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

  it('limited to certain rooms is broken unless one of them sleeps all guests', () => {
    const five = stayOf(3, '2027-05-09', 5);
    expect(brokenRules({ ...all, rooms: ['king', 'loft'] }, five, { today, rooms })).toEqual(['rooms']);
    expect(brokenRules(all, five, { today, rooms })).toEqual([]);
  });
});

describe('a sum', () => {
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

  it('is the engine’s own price with the code, and unknown if it has no plan with the code', () => {
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

  describe('without a code, names the offer that takes the most off', () => {
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
        'of several',
        [[plan('', 300), plan('SOME', 290), plan('MOST', 250), plan('MORE', 260)]],
        { code: 'MOST', less: 110 },
      ],
      ['but none that costs the same', [[plan('', 300), plan('SOME', 300)]], undefined],
      [
        'but none whose rules the stay breaks',
        [[plan('', 300), plan('SOME', 250)], { weekdays: [] }],
        undefined,
      ],
      ['but none that isn’t cancelable', [[plan('', 300), plan('SOME', 250, false)]], undefined],
      [
        'even one that isn’t cancelable, if the rate isn’t either',
        [[plan('', 300, false), plan('SOME', 250, false)]],
        { code: 'SOME', less: 110 },
      ],
      ['but none that the engine doesn’t have', [[plan('', 300)]], undefined],
    ])('%s', (_, args, expected) => {
      expect(hint(...args)).toEqual(expected);
    });
  });

  it('is rounded up', () => {
    expect([457.3, 458, 457.01].map(labels.roundedUp)).toEqual(['$458', '$458', '$458']);
  });
});

describe('a rule’s label', () => {
  const ruleLabels = createRuleLabels(content.ui.codes, labels);

  it.each<[Partial<CodeRules>, string, string?]>([
    [
      { percent: 15, nights: { atLeast: 2 }, weekdays: midweek },
      '15% off · 2 nights or more · Sunday through Thursday',
    ],
    [{ percent: 10, daysAhead: { atLeast: 60 } }, '10% off · booked 60 days or more ahead'],
    [{ percent: 10, daysAhead: { atMost: 1 } }, '10% off · booked up to 1 day ahead'],
    [{ freeNights: 1, nights: { atLeast: 7 } }, '1 night free · 7 nights or more · a suite', 'a suite'],
    [{ freeNights: 2 }, '2 nights free'],
    [{ percent: 20, nights: { atLeast: 2, atMost: 4 } }, '20% off · 2 to 4 nights'],
    [{ percent: 20, nights: { atLeast: 3, atMost: 3 } }, '20% off · 3 nights'],
    [
      { percent: 20, firstNight: '2027-02-01', lastNight: '2027-06-30', weekdays: ['tuesday'] },
      '20% off · Tuesday · nights from February 1, 2027 · nights through June 30, 2027',
    ],
    [{ percent: 5, weekdays: ['monday', 'friday', 'saturday', 'sunday'] }, '5% off · Friday through Monday'],
    [{ percent: 5, weekdays: ['friday', 'saturday'] }, '5% off · Friday, Saturday'],
  ])('for %j is "%s"', (rules, line, chosen = '') => {
    expect(ruleLine(ruleLabels({ ...all, ...rules }, chosen))).toBe(`${line} · book by May 27, 2027`);
  });

  it('is listed for each rule that a stay breaks', () => {
    const blackouts = [{ firstNight: '2027-03-01', lastNight: '2027-03-20' }];
    const rules: CodeRules = { ...all, blackouts, weekdays: midweek, rooms: ['suite'] };
    const broken = brokenRules(rules, stayOf(4, '2027-02-26'), { today: '2027-05-28', rooms: [king] });
    const words = { terms: 'Its terms: {rules}.' };
    expect(brokenTerms(words, broken, ruleLabels(rules, 'a suite'))).toBe(
      'Its terms: book by May 27, 2027 · a suite · not March 1, 2027 through March 20, 2027 · Sunday through Thursday.',
    );
  });
});
