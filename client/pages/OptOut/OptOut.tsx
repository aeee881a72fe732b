import type { PageData } from '../../../shared/pageData';
import { sectionsOf } from '../../../shared/richText';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { LegalPage } from '../../components/LegalPage/LegalPage';
import { PrivacySignal } from '../../components/PrivacySignal/PrivacySignal';
import { TextBlocks } from '../../components/RichText/TextBlocks';
import { TextSections } from '../../components/RichText/TextSections';
import { Section } from '../../components/Section/Section';
import { Switch } from '../../components/Switch/Switch';
import { useOptOutPreferences } from './useOptOutPreferences';

/** A switch for each cookie category, with explanations. docs/behavior.md#opt-out-preferences */
export default function OptOut({ page, policy, legal, signal, saved }: PageData['opt-out']) {
  const { heading, acceptAll, rejectNonEssential, save, kept, keptNow, withoutScript } = page.manage;
  const choices = useOptOutPreferences(page.categories);
  return (
    <LegalPage name="opt-out" page={page} legal={legal}>
      <PrivacySignal {...signal} />
      <Section>
        <div className="columns columns--desktop columns--5-6 opt-out">
          <div>
            <h2 className="below-6">{heading}</h2>
            <TextBlocks blocks={policy.intro} />
          </div>
          <div className="opt-out__card">
            {page.categories.map(({ id, title, description, locked }) => (
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
            <p className="above-4 small">{choices.isStored ? keptNow : kept}</p>
          </div>
        </div>
        <div role="status">
          {choices.isSaved && (
            <p className="row semibold alert--success opt-out__saved">
              <Icon name="check" />
              {saved}
            </p>
          )}
        </div>
      </Section>
      <Section background="wash" untitled>
        <TextSections sections={sectionsOf(policy)} />
      </Section>
    </LegalPage>
  );
}
