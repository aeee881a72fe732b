import type { TextSection } from '../../../shared/richText';
import { TextBlocks } from './TextBlocks';

/** The sections of a long document such as the privacy policy. Each section has a heading and an anchor. */
export function TextSections({
  sections,
  level = 'h2',
}: {
  sections: readonly TextSection[];
  level?: 'h2' | 'h3';
}) {
  const Heading = level;
  return sections.map(({ id, heading, blocks }) => (
    <section className="text-section" key={id} id={id}>
      <Heading className="text-section__heading">{heading}</Heading>
      <TextBlocks blocks={blocks} />
    </section>
  ));
}
