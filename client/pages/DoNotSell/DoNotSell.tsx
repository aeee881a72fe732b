import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';
import { sectionsOf } from '../../../shared/richText';
import { Head } from '../../components/Head/Head';
import { LegalHero } from '../../components/LegalHero/LegalHero';
import { PrivacySignal } from '../../components/PrivacySignal/PrivacySignal';
import { RelatedLinks } from '../../components/RelatedLinks/RelatedLinks';
import { TextSections } from '../../components/RichText/TextSections';
import { Section } from '../../components/Section/Section';
import { OptOutRequestForm } from './OptOutRequestForm';

/** Explains sale and sharing, and has the opt-out request form. */
export default function DoNotSell(data: PageData['do-not-sell']) {
  const { page, policy, legal, signal, fieldErrors } = data;
  return (
    <>
      <Head {...page.meta} path={pages['do-not-sell'].path} />
      <LegalHero page={page} words={legal} />
      <PrivacySignal {...signal} />
      <Section>
        <TextSections sections={sectionsOf(policy)} />
      </Section>
      <Section ground="wash" id="request">
        <div className="columns columns--desktop columns--5-7">
          <div>
            <h2 id="request-heading">{page.form.heading}</h2>
            <p className="above-4 lead">{page.form.intro}</p>
          </div>
          <OptOutRequestForm words={page.form} fieldErrors={fieldErrors} />
        </div>
      </Section>
      <RelatedLinks links={page.related} heading={legal.related} />
    </>
  );
}
