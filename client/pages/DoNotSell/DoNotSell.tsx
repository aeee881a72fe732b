import { doNotSellPage, doNotSellSections, optOutForm } from '../../../shared/content/do-not-sell';
import { pages } from '../../../shared/routes';
import { Head } from '../../components/Head/Head';
import { LegalHero } from '../../components/LegalBlocks/LegalHero';
import { LegalSections } from '../../components/LegalBlocks/LegalSections';
import { PrivacySignal } from '../../components/PrivacySignal/PrivacySignal';
import { RelatedLinks } from '../../components/RelatedLinks/RelatedLinks';
import { Section } from '../../components/Section/Section';
import { OptOutRequestForm } from './OptOutRequestForm';

/** What sale and sharing mean, and the opt-out request. SPEC 2, Do Not Sell My Personal Information. */
export default function DoNotSell() {
  return (
    <>
      <Head {...doNotSellPage.meta} path={pages.doNotSell.path} />
      <LegalHero page={doNotSellPage} />
      <PrivacySignal />
      <Section>
        <LegalSections sections={doNotSellSections} />
      </Section>
      <Section ground="sand" id="request" labelledBy="request-heading">
        <div className="opt-out-request">
          <div>
            <h2 id="request-heading">{optOutForm.heading}</h2>
            <p className="opt-out-request__intro lead">{optOutForm.intro}</p>
          </div>
          <OptOutRequestForm />
        </div>
      </Section>
      <RelatedLinks links={doNotSellPage.related} />
    </>
  );
}
