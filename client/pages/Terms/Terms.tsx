import { termsContent } from '../../../generated/content/pages/terms';
import { stayPolicy } from '../../../generated/content/policies/stay';
import { termsPolicy } from '../../../generated/content/policies/terms';
import { pages } from '../../../shared/pages';
import { sectionsOf } from '../../../shared/richText';
import { Accordion } from '../../components/Accordion/Accordion';
import { Head } from '../../components/Head/Head';
import { LegalHero } from '../../components/LegalHero/LegalHero';
import { RelatedLinks } from '../../components/RelatedLinks/RelatedLinks';
import { TextBlocks } from '../../components/RichText/TextBlocks';
import { TextSections } from '../../components/RichText/TextSections';
import { Section } from '../../components/Section/Section';
import { SectionHead } from '../../components/Section/SectionHead';
import { useOpenAnchor } from '../../hooks/useOpenAnchor';

const { stay } = termsContent;

const items = sectionsOf(termsPolicy).map(({ id, heading, blocks }) => ({
  id,
  heading,
  content: <TextBlocks blocks={blocks} />,
}));

/** The terms as an accordion, and the policies of a stay. docs/behavior.md#terms */
export default function Terms() {
  useOpenAnchor();
  const [opening, ...rest] = termsPolicy.intro;
  return (
    <>
      <Head {...termsContent.meta} path={pages.terms.path} />
      <LegalHero page={termsContent} />
      <Section className="terms">
        <div className="columns columns--desktop below-block terms__intro">
          <div className="terms__opening">{opening && <TextBlocks blocks={[opening]} />}</div>
          <TextBlocks blocks={rest} />
        </div>
        <Accordion name="terms" items={items} />
      </Section>
      <Section ground="wash" id={stay.id}>
        <SectionHead heading={stay.heading} text={stay.text} />
        <TextSections sections={sectionsOf(stayPolicy)} level="h3" />
      </Section>
      <RelatedLinks links={termsContent.related} />
    </>
  );
}
