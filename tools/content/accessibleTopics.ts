import type { Content } from '../../shared/content/compile';
import { accessTopics } from '../../shared/schema/accessibility';

/** A fault for each topic without a feature. */
export function accessibilityFaults({
  room,
  communication,
  hotel,
  walk,
}: Content['accessibility']): string[] {
  const groups = [...room.groups, ...hotel, communication, walk];
  const facts = [...room.measures, ...groups.flatMap((group) => group.facts)];
  return accessTopics
    .filter((name) => !facts.some(({ topic }) => topic === name))
    .map((name) => `content/accessibility.json: says nothing about the ${name} (28 CFR 36.302(e))`);
}
