import { useState } from 'react';
import type { PageContent } from '../../../shared/schema/pages';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { Checkbox, Field, Select, TextArea } from '../../components/Field/Field';
import { MarketingConsent } from '../../components/MarketingConsent/MarketingConsent';
import { Switch } from '../../components/Switch/Switch';
import { TextLink } from '../../components/TextLink/TextLink';
import { openPreferences } from '../../privacy/cookieConsent';
import { useSiteData } from '../../siteData';

type Texts = PageContent<'style-guide'>;

/** Primary and secondary buttons, also disabled, on paper and on dark, and as links. */
export function Buttons(buttons: Texts['buttons']) {
  const { links } = useSiteData();
  return (
    <>
      <div className="cluster">
        <Button>{buttons.primary}</Button>
        <Button disabled>{buttons.primaryDisabled}</Button>
        <Button variant="secondary">{buttons.secondary}</Button>
        <Button variant="secondary" disabled>
          {buttons.secondaryDisabled}
        </Button>
      </div>
      <div className="cluster guide-panel on-ink">
        <Button>{buttons.primary}</Button>
        <Button variant="secondary">{buttons.secondary}</Button>
        <Button variant="outline">{buttons.outline}</Button>
      </div>
      <div className="measure">
        <Button fullWidth>{buttons.fullWidth}</Button>
      </div>
      <div className="cluster">
        <Button variant="secondary" to="/rooms-suites">
          {buttons.inside}
        </Button>
        <Button variant="secondary" href={links.map}>
          {buttons.outside}
        </Button>
      </div>
    </>
  );
}

/** Internal and external links. */
export function TextLinks(textLinks: Texts['textLinks']) {
  const { links } = useSiteData();
  return (
    <div className="cluster">
      <TextLink to="/rooms-suites">{textLinks.inside}</TextLink>
      <TextLink href={links.map}>{textLinks.outside}</TextLink>
    </div>
  );
}

/** Fields in all states: empty, filled, invalid, disabled, and on dark. */
export function Fields(fields: Texts['fields']) {
  return (
    <>
      <div className="form form--columns">
        <Field label={fields.name} name="guide-name" required defaultValue={fields.filled} />
        <Field label={fields.phone} name="guide-phone" type="tel" />
        <Field label={fields.wrong} name="guide-wrong" required defaultValue="june@" error={fields.error} />
        <Field label={fields.disabled} name="guide-disabled" required disabled defaultValue={fields.notNow} />
        <Select label={fields.choice} name="guide-department">
          {fields.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
        <TextArea label={fields.message} name="guide-message" className="form__wide" rows={3} />
        <MarketingConsent name="guide-consent" className="form__wide" defaultChecked />
        <Checkbox label={fields.unchecked} name="guide-unchecked" />
        <Checkbox label={fields.locked} name="guide-locked" disabled />
      </div>
      <div className="form form--columns guide-panel on-ink">
        <Field label={fields.name} name="guide-dark-name" required placeholder={fields.onDark} />
        <Field
          label={fields.wrong}
          name="guide-dark-wrong"
          required
          defaultValue="june@"
          error={fields.error}
        />
      </div>
    </>
  );
}

/** One alert of each kind. */
export function Alerts({ button, ...answers }: Texts['answers'] & { button: string }) {
  return (
    <div className="stack">
      <Alert kind="success" title={answers.success.title} announced={false}>
        {answers.success.text}
      </Alert>
      {/* Not announced: it is only a sample. */}
      <Alert kind="error" title={answers.error.title} announced={false}>
        {answers.error.text}
      </Alert>
      <Alert kind="empty" title={answers.empty} announced={false}>
        <Button variant="secondary" to="/rooms-suites">
          {button}
        </Button>
      </Alert>
    </div>
  );
}

/** Switches, and the dialog that contains them. */
export function Switches(switches: Texts['switches']) {
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Switch title={switches.on.title} description={switches.on.text} checked={isOn} onChange={setOn} />
      <Switch
        title={switches.locked.title}
        description={switches.locked.text}
        checked
        locked
        onChange={() => {}}
      />
      <div className="cluster">
        <Button variant="secondary" onClick={openPreferences}>
          {switches.open}
        </Button>
      </div>
    </>
  );
}
