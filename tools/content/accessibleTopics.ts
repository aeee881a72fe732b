import type { Content } from '../../shared/content/compile';

/** What a guest must be able to judge before booking (28 CFR 36.302(e)), as a name and the words that a feature may bear. */
const topics: readonly (readonly [name: string, words: RegExp])[] = [
  ['parking', /park|garage/i],
  ['the route to the entrance', /route|path|way|entrance/i],
  ['the door of the room', /door/i],
  ['the beds', /\bbeds?\b/i],
  ['the shower or tub', /shower|tub|bath/i],
  ['the toilet', /toilet/i],
  ['communication features', /communication|visual|alarm|hearing/i],
];

/** What is wrong with the accessible features: a sentence for each topic that none of them is about. */
export function accessibilityFaults({ accessibility }: Pick<Content['hotel'], 'accessibility'>): string[] {
  const facts = [...accessibility.measures, ...accessibility.groups.flatMap((group) => group.facts)];
  return topics
    .filter(([, words]) => !facts.some(({ label }) => words.test(label)))
    .map(([name]) => `content/hotel.json: accessibility says nothing about ${name} (28 CFR 36.302(e))`);
}
