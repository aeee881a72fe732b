import { contactBlock } from '../../../shared/content/legal';
import { aboutUs, privacyPage, privacyTabs } from '../../../shared/content/privacy';
import { pages } from '../../../shared/routes';
import { Head } from '../../components/Head/Head';
import { RichText } from '../../components/LegalBlocks/LegalBlocks';
import { LegalHero } from '../../components/LegalBlocks/LegalHero';
import { LegalSections } from '../../components/LegalBlocks/LegalSections';
import { RelatedLinks } from '../../components/RelatedLinks/RelatedLinks';
import { Section } from '../../components/Section/Section';
import { Tabs } from '../../components/Tabs/Tabs';

const tabs = privacyTabs.map(({ id, label, sections }) => ({
  id,
  label,
  content: <LegalSections sections={sections} level="h3" />,
  anchors: sections.map((section) => section.id),
}));

/** Privacy Policy: who we are, three tabs, how to reach a person. SPEC 2, Privacy Policy. */
export default function Privacy() {
  return (
    <>
      <Head {...privacyPage.meta} path={pages.privacy.path} />
      <LegalHero page={privacyPage} isDated />
      <Section>
        <div className="privacy-about">
          <h2>{aboutUs.heading}</h2>
          <p>{aboutUs.text}</p>
        </div>
        <Tabs label={privacyPage.heading} tabs={tabs} />
      </Section>
      <Section ground="sand" labelledBy="privacy-contact">
        <div className="privacy-contact">
          <div>
            <h2 id="privacy-contact">{contactBlock.heading}</h2>
            <p className="lead">{contactBlock.intro}</p>
          </div>
          <address className="privacy-contact__lines">
            {contactBlock.lines.map((line) => (
              <p key={line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')}>
                <RichText text={line} />
              </p>
            ))}
          </address>
        </div>
      </Section>
      <RelatedLinks links={privacyPage.related} />
    </>
  );
}
