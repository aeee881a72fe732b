import { cookieNotice } from '../../../generated/content/cookieNotice';
import { optOutContent } from '../../../generated/content/pages/opt-out';
import { optOutPolicy } from '../../../generated/content/policies/opt-out';
import { pages } from '../../../shared/pages';
import { sectionsOf } from '../../../shared/richText';
import { Button } from '../../components/Button/Button';
import { Head } from '../../components/Head/Head';
import { Icon } from '../../components/Icon/Icon';
import { LegalHero } from '../../components/LegalHero/LegalHero';
import { PrivacySignal } from '../../components/PrivacySignal/PrivacySignal';
import { RelatedLinks } from '../../components/RelatedLinks/RelatedLinks';
import { TextBlocks } from '../../components/RichText/TextBlocks';
import { TextSections } from '../../components/RichText/TextSections';
import { Section } from '../../components/Section/Section';
import { Switch } from '../../components/Switch/Switch';
import { useOptOutPreferences } from './useOptOutPreferences';

const { heading, acceptAll, rejectNonEssential, save, kept, keptNow, withoutScript } = optOutContent.manage;

/** A switch for each cookie category, with explanations. docs/behavior.md#opt-out-preferences */
export default function OptOut() {
  const choices = useOptOutPreferences();
  return (
    <>
      <Head {...optOutContent.meta} path={pages['opt-out'].path} />
      <LegalHero page={optOutContent} />
      <PrivacySignal />
      <Section>
        <div className="columns columns--desktop columns--5-6 opt-out">
          <div>
            <h2 className="below-6">{heading}</h2>
            <TextBlocks blocks={optOutPolicy.intro} />
          </div>
          <div className="opt-out__card">
            {optOutContent.categories.map(({ id, title, description, locked }) => (
              <Switch
                key={id}
                title={title}
                description={description}
                locked={locked}
                checked={choices.flags[id] ?? false}
                onChange={(value) => choices.set(id, value)}
              />
            ))}
            <noscript>
              <p className="small">{withoutScript}</p>
            </noscript>
            <div className="above-2 buttons--tight opt-out__actions">
              <Button variant="secondary" onClick={choices.acceptAll}>
                {acceptAll}
              </Button>
              <Button variant="secondary" onClick={choices.rejectNonEssential}>
                {rejectNonEssential}
              </Button>
              <Button className="opt-out__save" onClick={choices.save}>
                {save}
              </Button>
            </div>
            <p className="above-4 small">{choices.isKept ? keptNow : kept}</p>
          </div>
        </div>
        <div role="status">
          {choices.isSaved && (
            <p className="row semibold opt-out__saved">
              <Icon name="check" />
              {cookieNotice.saved}
            </p>
          )}
        </div>
      </Section>
      <Section ground="wash">
        <TextSections sections={sectionsOf(optOutPolicy)} />
      </Section>
      <RelatedLinks links={optOutContent.related} />
    </>
  );
}
