import { useState } from 'react';
import { outside } from '../../../shared/site';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { Checkbox, Field, Select, TextArea } from '../../components/Field/Field';
import { MarketingConsent } from '../../components/MarketingConsent/MarketingConsent';
import { Switch } from '../../components/Switch/Switch';
import { TextLink } from '../../components/TextLink/TextLink';
import { openPreferences } from '../../privacy/cookieConsent';

/** Primary and secondary buttons, also disabled, on paper and on dark, and as links. */
export function Buttons() {
  return (
    <>
      <div className="cluster">
        <Button>Primary</Button>
        <Button disabled>Primary disabled</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="secondary" disabled>
          Secondary disabled
        </Button>
      </div>
      <div className="cluster guide-panel on-ink">
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="outline">Outline</Button>
      </div>
      <div className="measure">
        <Button fullWidth>Full width</Button>
      </div>
      <div className="cluster">
        <Button variant="secondary" to="/rooms-suites">
          Link inside
        </Button>
        <Button variant="secondary" href={outside.map}>
          Link outside, in a new tab
        </Button>
      </div>
    </>
  );
}

/** Internal and external links. */
export function TextLinks() {
  return (
    <div className="cluster">
      <TextLink to="/rooms-suites">All rooms & suites</TextLink>
      <TextLink href={outside.map}>View on map</TextLink>
    </div>
  );
}

/** Fields in all states: empty, filled, invalid, disabled, and on dark. */
export function Fields() {
  return (
    <>
      <div className="form form--columns">
        <Field label="Full name" name="guide-name" required defaultValue="June Alvarez" />
        <Field label="Phone" name="guide-phone" type="tel" />
        <Field
          label="Email, wrong"
          name="guide-wrong"
          required
          defaultValue="june@"
          error="Enter an email address such as name@example.com."
        />
        <Field label="Disabled" name="guide-disabled" required disabled defaultValue="Not now" />
        <Select label="Department" name="guide-department">
          <option>All Departments</option>
          <option>Guest Services</option>
        </Select>
        <TextArea label="Message" name="guide-message" className="form__wide" rows={3} />
        <MarketingConsent name="guide-consent" className="form__wide" defaultChecked />
        <Checkbox label="A choice not yet made" name="guide-unchecked" />
        <Checkbox label="A choice that cannot be made" name="guide-locked" disabled />
      </div>
      <div className="form form--columns guide-panel on-ink">
        <Field label="Full name" name="guide-dark-name" required placeholder="On dark ground" />
        <Field
          label="Email, wrong"
          name="guide-dark-wrong"
          required
          defaultValue="june@"
          error="Enter an email address such as name@example.com."
        />
      </div>
    </>
  );
}

/** One alert of each kind. */
export function Alerts() {
  return (
    <div className="stack">
      <Alert kind="success" title="Thank You!" announced={false}>
        We have your request and will be in touch shortly.
      </Alert>
      {/* Not announced: it is only a sample. */}
      <Alert kind="error" title="Oops!" announced={false}>
        Please fill in all required fields.
      </Alert>
      <Alert kind="empty" title="No rooms match your filter" announced={false}>
        <p>Try a different view or bed.</p>
        <Button variant="secondary" to="/rooms-suites">
          View All Rooms
        </Button>
      </Alert>
    </div>
  );
}

/** Switches, and the dialog that contains them. */
export function Switches() {
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Switch title="Statistics" description="A switch to try" checked={isOn} onChange={setOn} />
      <Switch title="Functional" description="Always active: locked" checked locked onChange={() => {}} />
      <div className="cluster">
        <Button variant="secondary" onClick={openPreferences}>
          Open the dialog
        </Button>
      </div>
    </>
  );
}
