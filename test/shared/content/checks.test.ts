import { accessibilityErrors } from '../../../shared/content/checks';
import { accessTopics } from '../../../shared/schema/accessibility';
import { compile } from '../../support/compile';

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
