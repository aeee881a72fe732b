import type { PageData } from '../../../shared/pageData';
import { sectionsOf } from '../../../shared/richText';
import { LegalPage } from '../../components/LegalPage/LegalPage';
import { PrivacySignal } from '../../components/PrivacySignal/PrivacySignal';
import { TextSections } from '../../components/RichText/TextSections';
import { Section } from '../../components/Section/Section';
import { OptOutRequestForm } from './OptOutRequestForm';

/** Explains the sale and sharing of personal information, with the opt-out request form. */
export default function DoNotSell(data: PageData['do-not-sell']) {
  const { page, policy, legal, signal, fieldErrors } = data;
  return (
    <LegalPage name="do-not-sell" page={page} legal={legal}>
      <PrivacySignal {...signal} />
      <Section untitled>
        <TextSections sections={sectionsOf(policy)} />
      </Section>
      <Section background="wash" id="site-request">
        <div className="columns columns--desktop columns--5-7">
          <div>
            <h2 id="site-request-heading">{page.form.heading}</h2>
            <p className="above-4 lead">{page.form.intro}</p>
          </div>
          <OptOutRequestForm words={page.form} fieldErrors={fieldErrors} />
        </div>
      </Section>
    </LegalPage>
  );
}
