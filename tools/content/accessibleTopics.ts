import type { Content } from '../../shared/content/compile';

/** Information that guests need before booking (28 CFR 36.302(e)): a name, and words that match features. */
const topics: readonly (readonly [name: string, words: RegExp])[] = [
  ['parking', /park|garage/i],
  ['the route to the entrance', /route|path|way|entrance/i],
  ['the door of the room', /door/i],
  ['the beds', /\bbeds?\b/i],
  ['the shower or tub', /shower|tub|bath/i],
  ['the toilet', /toilet/i],
  ['communication features', /communication|visual|alarm|hearing/i],
];

/** A fault for each topic without a feature. */
export function accessibilityFaults({
  room,
  communication,
  hotel,
  walk,
}: Content['accessibility']): string[] {
  const groups = [...room.groups, ...hotel, communication, walk];
  const facts = [...room.measures, ...groups.flatMap((group) => group.facts)];
  return topics
    .filter(([, words]) => !facts.some(({ label }) => words.test(label)))
    .map(([name]) => `content/accessibility.json: says nothing about ${name} (28 CFR 36.302(e))`);
}
