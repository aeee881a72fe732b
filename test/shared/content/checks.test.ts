import { accessibilityErrors } from '../../../shared/content/checks';
import { accessTopics } from '../../../shared/schema/accessibility';
import { compile, errorsOf, jsonOf } from '../../support/compile';

it('reports an accessibility topic without any features', () => {
  const { accessibility } = compile({});
  const topics = accessTopics.filter((topic) => topic !== 'toilet');
  const measures = topics.map((topic) => ({ label: 'A', value: 'B', topic }));
  const { communication, walk, room } = accessibility;
  const about = { ...accessibility, room: { ...room, measures, groups: [] }, hotel: [] };
  const withoutFacts = { communication: { ...communication, facts: [] }, walk: { ...walk, facts: [] } };
  expect(accessibilityErrors({ ...about, ...withoutFacts })).toEqual([
    'content/accessibility.json: says nothing about the toilet (28 CFR 36.302(e))',
  ]);
});

it('reports two offers with the same code on the same days, ignoring case', () => {
  const { code, ...offer } = jsonOf('offers/two-nights.json');
  const errorsWith = (days: object) =>
    errorsOf({
      'offers/z.json': JSON.stringify({ ...offer, ...days, terms: ['A'], code: code.toLowerCase() }),
    });
  expect(errorsWith({})).toEqual([expect.stringMatching(/^content\/offers\/.*has it on the same days$/)]);
  expect(errorsWith({ firstDay: '2990-01-01', lastDay: '2990-12-31' })).toEqual([]);
});
