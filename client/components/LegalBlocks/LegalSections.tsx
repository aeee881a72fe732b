import type { TextSection } from '../../../shared/richText';
import { LegalBlocks } from './LegalBlocks';

/** The sections of a legal text, each with its heading and the anchor that other texts link to. */
export function LegalSections({
  sections,
  level = 'h2',
}: {
  sections: readonly TextSection[];
  level?: 'h2' | 'h3';
}) {
  const Heading = level;
  return sections.map(({ id, heading, blocks }) => (
    <section className="legal-section" key={id} id={id} aria-labelledby={`${id}-heading`}>
      <Heading className="legal-section__heading" id={`${id}-heading`}>
        {heading}
      </Heading>
      <LegalBlocks blocks={blocks} />
    </section>
  ));
}
