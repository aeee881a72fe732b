/** What a code asks and takes off: the rules, against a table that is written by hand. */
import { createRuleLabels, ruleLine } from '../../shared/content/ruleLabels';
import { brokenTerms } from '../../shared/offers/brokenTerms';
import {
  brokenRules,
  type CodeRoom,
  type CodeRules,
  cheapestWithCode,
  sumWithCode,
} from '../../shared/offers/rules';
import { amountLabel } from '../../shared/rates/amountLabel';
import { daysAfter, type Stay } from '../../shared/stay';
import { seededRandom } from '../support/random';
import { content, labels } from '../support/small';

const { roundedUp } = labels;
const ruleLabels = createRuleLabels(content.ui.codes, labels);

const day = 24 * 60 * 60 * 1000;

const king = { slug: 'king', price: 269, sleeps: 2, rollaways: 0 };
const suite = { slug: 'suite', price: 389, sleeps: 4, rollaways: 2 };
const loft = { slug: 'loft', price: 499, sleeps: 2, rollaways: 2 };
const rooms: readonly CodeRoom[] = [king, suite, loft];
const prices = { rollawayPrice: 25, occupancyTax: 10 };

/** What the table knows of a stay; days are ms since 1970, and nights begin on them. */
interface Row {
  nights: number[];
  bookedOn: number;
  room: CodeRoom;
}

const on = (text: string) => Date.parse(`${text}T00:00:00Z`);
const nameOf = (night: number) => new Date(night).toUTCString().slice(0, 3);
const isNamed = (names: string) => (night: number) => names.includes(nameOf(night));
const isBetween = (first: string, last: string) => (moment: number) =>
  moment >= on(first) && moment <= on(last);

/** Each code by its rules, and by hand: when it holds, and what one night of several costs, in cents. */
const table: Record<
  string,
  { rules: CodeRules; holds(row: Row): boolean; night(price: number, index: number, slug: string): number }
> = {
  MIDWEEK: {
    rules: {
      percent: 15,
      nights: { atLeast: 2 },
      weekdays: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'],
      firstDay: '2027-01-10',
      lastDay: '2027-05-27',
      blackouts: [{ firstNight: '2027-03-01', lastNight: '2027-03-20' }],
      rooms: 'all',
    },
    holds: ({ nights, bookedOn }) =>
      nights.length > 1 &&
      nights.every(isNamed('Sun Mon Tue Wed Thu')) &&
      isBetween('2027-01-10', '2027-05-27')(bookedOn) &&
      !nights.some(isBetween('2027-03-01', '2027-03-20')),
    night: (price) => price * 85,
  },
  EARLY: {
    rules: { percent: 10, daysAhead: { atLeast: 60 }, lastDay: '2027-12-17', rooms: 'all' },
    holds: ({ nights: [arrival = 0], bookedOn }) =>
      arrival - bookedOn >= 60 * day && bookedOn < on('2027-12-18'),
    night: (price) => price * 90,
  },
  WEEK: {
    rules: { freeNights: 1, nights: { atLeast: 7 }, lastDay: '2027-12-17', rooms: ['suite', 'loft'] },
    holds: ({ nights, room, bookedOn }) => nights.length >= 7 && room !== king && bookedOn < on('2027-12-18'),
    night: (price, index) => (index === 0 ? 0 : price * 100),
  },
  WEEKEND: {
    rules: {
      percent: 20,
      nights: { atMost: 4 },
      weekdays: ['saturday', 'sunday', 'friday'],
      daysAhead: { atMost: 14 },
      firstNight: '2027-02-01',
      lastNight: '2027-06-30',
      lastDay: '2027-06-30',
      rooms: ['king'],
    },
    holds: ({ nights, bookedOn, room }) =>
      nights.length < 5 &&
      nights.every(isNamed('Fri Sat Sun')) &&
      nights.every(isBetween('2027-02-01', '2027-06-30')) &&
      (nights[0] ?? 0) - bookedOn < 15 * day &&
      bookedOn <= on('2027-06-30') &&
      room === king,
    night: (price) => price * 80,
  },
  WEDDING: {
    rules: {
      rates: { king: 229, suite: 349 },
      firstNight: '2027-02-10',
      lastNight: '2027-03-31',
      lastDay: '2027-03-01',
      rooms: ['king', 'suite'],
    },
    holds: ({ nights, bookedOn, room }) =>
      nights.every(isBetween('2027-02-10', '2027-03-31')) && bookedOn <= on('2027-03-01') && room !== loft,
    night: (_price, _index, slug) => (slug === 'king' ? 22_900 : 34_900),
  },
};

describe('1,000 random stays', () => {
  const random = seededRandom(20_270_514);
  const upTo = (count: number) => Math.floor(random() * count);
  const cases = Array.from({ length: 1000 }, () => {
    const today = daysAfter('2026-12-20', upTo(200));
    const arrival = daysAfter(today, upTo(upTo(2) ? 20 : 120));
    const room = rooms[upTo(3)] ?? king;
    const adults = 1 + upTo(room.sleeps + room.rollaways);
    const stay: Stay = {
      arrival,
      departure: daysAfter(arrival, 1 + upTo(upTo(2) ? 3 : 10)),
      adults,
      children: 0,
    };
    return { today, stay, room };
  });

  it.each(Object.entries(table))(
    'hold with %s, and cost, what the table says',
    (_code, { rules, holds, night }) => {
      let held = 0;
      for (const { today, stay, room } of cases) {
        const nights: number[] = [];
        for (let time = on(stay.arrival); time < on(stay.departure); time += day) nights.push(time);
        const expected = holds({ nights, bookedOn: on(today), room });
        expect([today, stay, brokenRules(rules, stay, { today, rooms: [room] }).length === 0]).toEqual([
          today,
          stay,
          expected,
        ]);
        if (!expected) continue;
        held += 1;
        const rollaways = Math.max(0, stay.adults - room.sleeps);
        let cents = 0;
        for (const [index] of nights.entries())
          cents += night(room.price, index, room.slug) + rollaways * 25 * 100;
        const sum = sumWithCode(rules, stay, room, prices);
        expect(sum?.sum).toBe(cents / 100);
        expect(sum?.without).toBe(nights.length * (room.price + rollaways * 25));
        expect(Math.abs((sum?.tax ?? 0) * 1000 - cents)).toBeLessThanOrEqual(5);
        expect(sum?.total).toBeCloseTo(cents / 100 + (sum?.tax ?? 0), 2);
      }
      // Both happen, or the table would prove nothing.
      expect(held).toBeGreaterThan(10);
      expect(held).toBeLessThan(cases.length - 10);
    },
  );
});

describe('a sum with a code', () => {
  const stay = { arrival: '2027-05-09', departure: '2027-05-12', adults: 2, children: 0 };
  const { rules } = table.MIDWEEK ?? { rules: { lastDay: '', rooms: 'all' as const } };

  it('takes the percent off the rate with its fee, and taxes what is left', () => {
    const sum = sumWithCode(rules, stay, king, prices);
    expect(sum).toMatchObject({ sum: 685.95, without: 807, saving: 121.05, tax: 68.6, total: 754.55 });
    expect(amountLabel(sum?.sum ?? 0, labels)).toBe('$685.95');
  });

  it('is that of the cheapest room that the code is for and that sleeps the guests', () => {
    const four = { ...stay, adults: 4 };
    expect(cheapestWithCode(rules, stay, rooms, prices)?.without).toBe(807);
    expect(cheapestWithCode(rules, four, rooms, prices)?.without).toBe(3 * 389);
    expect(cheapestWithCode({ ...rules, rooms: ['king'] }, four, rooms, prices)).toBeUndefined();
  });

  it('is never shown as less than it is', () => {
    expect([457.3, 458, 457.01].map(roundedUp)).toEqual(['$458', '$458', '$458']);
  });
});

describe('before a stay is chosen', () => {
  it.each([
    ['2027-01-09', rooms, ['firstDay']],
    ['2027-05-27', rooms, []],
    ['2027-05-28', rooms, ['lastDay']],
    ['2027-02-01', [suite], ['rooms']],
  ])('on %s a code is asked for its days of booking and its rooms alone', (today, chosen, broken) => {
    const rules = { ...table.MIDWEEK?.rules, lastDay: '2027-05-27', rooms: ['king'] };
    expect(brokenRules(rules, undefined, { today, rooms: chosen })).toEqual(broken);
  });

  it('and with guests whom none of its rooms sleeps, for its rooms again', () => {
    const five = { arrival: '2027-05-09', departure: '2027-05-12', adults: 5, children: 0 };
    const rules: CodeRules = { percent: 10, lastDay: '2027-12-31', rooms: ['king', 'loft'] };
    expect(brokenRules(rules, five, { today: '2027-05-01', rooms })).toEqual(['rooms']);
    expect(brokenRules({ ...rules, rooms: 'all' }, five, { today: '2027-05-01', rooms })).toEqual([]);
  });
});

describe('the rules as guests read them', () => {
  const common = { lastDay: '2027-05-27', rooms: 'all' as const };

  it.each([
    [
      { percent: 15, nights: { atLeast: 2 }, weekdays: table.MIDWEEK?.rules.weekdays },
      '15% off · 2 nights or more · Sunday through Thursday · book by May 27, 2027',
    ],
    [
      { percent: 10, daysAhead: { atLeast: 60 } },
      '10% off · booked 60 days or more ahead · book by May 27, 2027',
    ],
    [{ percent: 10, daysAhead: { atMost: 1 } }, '10% off · booked up to 1 day ahead · book by May 27, 2027'],
    [
      { freeNights: 1, nights: { atLeast: 7 } },
      '1 night free · 7 nights or more · a suite · book by May 27, 2027',
      'a suite',
    ],
    [{ freeNights: 2 }, '2 nights free · book by May 27, 2027'],
    [{ percent: 20, nights: { atLeast: 2, atMost: 4 } }, '20% off · 2 to 4 nights · book by May 27, 2027'],
    [{ percent: 20, nights: { atLeast: 3, atMost: 3 } }, '20% off · 3 nights · book by May 27, 2027'],
    [{ percent: 20, nights: { atMost: 1 } }, '20% off · up to 1 night · book by May 27, 2027'],
    [
      { percent: 20, firstNight: '2027-02-01', lastNight: '2027-06-30', weekdays: ['tuesday'] as const },
      '20% off · Tuesday · nights from February 1, 2027 · nights through June 30, 2027 · book by May 27, 2027',
    ],
  ])('%j are one line', (rules, line, rooms = '') => {
    expect(ruleLine(ruleLabels({ ...common, ...rules }, rooms))).toBe(line);
  });

  it.each([
    [['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'], 'Sunday through Thursday'],
    [['monday', 'friday', 'saturday', 'sunday'], 'Friday through Monday'],
    [['friday', 'saturday'], 'Friday, Saturday'],
    [['monday', 'wednesday', 'friday'], 'Monday, Wednesday, Friday'],
  ] as const)('call %j by their names', (weekdays, words) => {
    expect(ruleLabels({ ...common, weekdays }, '').weekdays).toBe(words);
  });

  it('name each rule that a stay breaks', () => {
    const rules = { ...table.MIDWEEK?.rules, lastDay: '2027-05-27', rooms: ['suite'] };
    const stay = { arrival: '2027-02-26', departure: '2027-03-02', adults: 2, children: 0 };
    const broken = brokenRules(rules, stay, { today: '2027-05-28', rooms: [king] });
    expect(brokenTerms({ sum: '', terms: 'Its terms: {rules}.' }, broken, ruleLabels(rules, 'a suite'))).toBe(
      'Its terms: book by May 27, 2027 · a suite · not March 1, 2027 through March 20, 2027 · Sunday through Thursday.',
    );
  });
});
