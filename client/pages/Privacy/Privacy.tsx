import type { PageData } from '../../../shared/pageData';
import { plainText } from '../../../shared/richText';
import { LegalPage } from '../../components/LegalPage/LegalPage';
import { RichText } from '../../components/RichText/RichText';
import { TextSections } from '../../components/RichText/TextSections';
import { Section } from '../../components/Section/Section';
import { Tabs } from '../../components/Tabs/Tabs';

/** The privacy policy: a section about the hotel, tabs with the policy's text, and contacts. */
export default function Privacy({ page, policy, legal }: PageData['privacy']) {
  const tabs = policy.groups.map(({ id, label, sections }) => ({
    id,
    label,
    content: <TextSections sections={sections} level="h3" />,
    anchors: sections.map((section) => section.id),
  }));
  return (
    <LegalPage name="privacy" page={page} legal={legal}>
      <Section>
        <div className="columns columns--desktop columns--4-8 below-block privacy-about">
          <h2 className="heading">{page.aboutUs.heading}</h2>
          <p className="lead">
            <RichText text={page.aboutUs.text} />
          </p>
        </div>
        <Tabs label={page.heading} tabs={tabs} />
      </Section>
      <Section background="wash">
        <div className="columns columns--desktop columns--7-5">
          <div>
            <h2>{page.contact.heading}</h2>
            <p className="above-4 lead">{page.contact.intro}</p>
          </div>
          <address className="privacy-contact__lines">
            {page.contact.lines.map((line) => (
              <p key={plainText(line)}>
                <RichText text={line} />
              </p>
            ))}
          </address>
        </div>
      </Section>
    </LegalPage>
  );
}
