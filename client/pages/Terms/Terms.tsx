import type { PageData } from '../../../shared/pageData';
import { sectionsOf } from '../../../shared/richText';
import { Accordion } from '../../components/Accordion/Accordion';
import { LegalPage } from '../../components/LegalPage/LegalPage';
import { TextBlocks } from '../../components/RichText/TextBlocks';
import { TextSections } from '../../components/RichText/TextSections';
import { Section } from '../../components/Section/Section';
import { SectionHead } from '../../components/Section/SectionHead';
import { useOpenAnchor } from '../../hooks/useOpenAnchor';

/** The terms as an accordion, and the stay policies. */
export default function Terms({ page, policy, legal, stayPolicy }: PageData['terms']) {
  useOpenAnchor();
  const { stay } = page;
  const [opening, ...rest] = policy.intro;
  const items = sectionsOf(policy).map(({ id, heading, blocks }) => ({
    id,
    heading,
    content: <TextBlocks blocks={blocks} />,
  }));
  return (
    <LegalPage name="terms" page={page} legal={legal}>
      <Section className="terms" untitled>
        <div className="columns columns--desktop below-block terms__intro">
          <div className="terms__opening">{opening && <TextBlocks blocks={[opening]} />}</div>
          <TextBlocks blocks={rest} />
        </div>
        <Accordion name="terms" items={items} />
      </Section>
      <Section background="wash" id={stay.id}>
        <SectionHead heading={stay.heading} text={stay.text} />
        <TextSections sections={sectionsOf(stayPolicy)} level="h3" />
      </Section>
    </LegalPage>
  );
}
