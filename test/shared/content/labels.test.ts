import { createRuleLabels, ruleLine } from '../../../shared/content/labels';
import { brokenRules, brokenTerms, type CodeRules } from '../../../shared/offers/rules';
import { uiDefaults } from '../../../shared/ui/defaults';
import { labels } from '../../support/default-labels';

const king = { slug: 'king', price: 269, sleeps: 2, rollaways: 0 };

const all = { rooms: 'all', lastDay: '2027-05-27' } as const;
const midweek = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'] as const;

describe('a rule’s label', () => {
  const ruleLabels = createRuleLabels(uiDefaults.codes, labels);

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
    const stay = { arrival: '2027-02-26', departure: '2027-03-02', adults: 2, children: 0 };
    const rules: CodeRules = { ...all, blackouts, weekdays: midweek, rooms: ['suite'] };
    const broken = brokenRules(rules, stay, { today: '2027-05-28', rooms: [king] });
    const words = { terms: 'Its terms: {rules}.' };
    expect(brokenTerms(words, broken, ruleLabels(rules, 'a suite'))).toBe(
      'Its terms: book by May 27, 2027 · a suite · not March 1, 2027 through March 20, 2027 · Sunday through Thursday.',
    );
  });
});
