import type { hotel } from '../../../generated/content/hotel';
import { FactsList } from '../FactsList/FactsList';

type Group = (typeof hotel.accessibility.groups)[number];

/** Accessible features group by group, in words that a guest can judge from (28 CFR 36.302(e)). docs/behavior.md#accessible-features */
export function AccessibilityFacts({
  groups,
  level: Heading,
}: {
  groups: readonly Group[];
  level: 'h3' | 'h4';
}) {
  return groups.map(({ id, heading, facts }) => (
    <section className="access-facts" key={id}>
      <Heading className="access-facts__heading">{heading}</Heading>
      <FactsList facts={facts} />
    </section>
  ));
}
