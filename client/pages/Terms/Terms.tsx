import { termsContent } from '../../../generated/content/pages/terms';
import { termsPolicy } from '../../../generated/content/policies/terms';
import { pages } from '../../../shared/pages';
import { sectionsOf } from '../../../shared/richText';
import { Accordion } from '../../components/Accordion/Accordion';
import { Head } from '../../components/Head/Head';
import { LegalHero } from '../../components/LegalHero/LegalHero';
import { RelatedLinks } from '../../components/RelatedLinks/RelatedLinks';
import { TextBlocks } from '../../components/RichText/TextBlocks';
import { Section } from '../../components/Section/Section';
import { useOpenAnchor } from '../../hooks/useOpenAnchor';

const items = sectionsOf(termsPolicy).map(({ id, heading, blocks }) => ({
  id,
  heading,
  content: <TextBlocks blocks={blocks} />,
}));

/** What the terms are about, then items of which one is open at a time. docs/behavior.md#terms */
export default function Terms() {
  useOpenAnchor();
  const [opening, ...rest] = termsPolicy.intro;
  return (
    <>
      <Head {...termsContent.meta} path={pages.terms.path} />
      <LegalHero page={termsContent} />
      <Section className="terms">
        <div className="terms__intro">
          <div className="terms__opening">{opening && <TextBlocks blocks={[opening]} />}</div>
          <TextBlocks blocks={rest} />
        </div>
        <Accordion name="terms" items={items} />
      </Section>
      <RelatedLinks links={termsContent.related} />
    </>
  );
}
