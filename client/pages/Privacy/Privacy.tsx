import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';
import { plainText } from '../../../shared/richText';
import { Head } from '../../components/Head/Head';
import { LegalHero } from '../../components/LegalHero/LegalHero';
import { RelatedLinks } from '../../components/RelatedLinks/RelatedLinks';
import { RichText } from '../../components/RichText/RichText';
import { TextSections } from '../../components/RichText/TextSections';
import { Section } from '../../components/Section/Section';
import { Tabs } from '../../components/Tabs/Tabs';

/** Who we are, three tabs, contacts. */
export default function Privacy({ page, policy, legal }: PageData['privacy']) {
  const tabs = policy.groups.map(({ id, label, sections }) => ({
    id,
    label,
    content: <TextSections sections={sections} level="h3" />,
    anchors: sections.map((section) => section.id),
  }));
  return (
    <>
      <Head {...page.meta} path={pages.privacy.path} />
      <LegalHero page={page} words={legal} />
      <Section>
        <div className="columns columns--desktop columns--4-8 below-block privacy-about">
          <h2 className="heading">{page.aboutUs.heading}</h2>
          <p className="lead">
            <RichText text={page.aboutUs.text} />
          </p>
        </div>
        <Tabs label={page.heading} tabs={tabs} />
      </Section>
      <Section ground="wash">
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
      <RelatedLinks links={page.related} heading={legal.related} />
    </>
  );
}
