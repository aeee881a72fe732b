import { useState } from 'react';
import { groupsContent } from '../../../generated/content/pages/groups';
import { messages } from '../../../shared/messages';
import { pages } from '../../../shared/pages';
import { site } from '../../../shared/site';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { Field, TextArea } from '../../components/Field/Field';
import { MarketingConsent } from '../../components/MarketingConsent/MarketingConsent';
import { PrivacyNotice } from '../../components/PrivacyNotice/PrivacyNotice';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { useGroupRequest } from './useGroupRequest';

const { request } = groupsContent;
const { labels } = request;

/** The Request Info section with its form. docs/behavior.md#group-request-form */
export function GroupRequestForm() {
  return (
    <Section ground="sand" id="request" className="request">
      <div className="request__intro">
        <h2 id="request-heading">{request.heading}</h2>
        <p className="lead">{request.text}</p>
        <p>
          {request.call}{' '}
          <a className="request__phone" href={site.phone.href} translate="no">
            {site.phone.display}
          </a>
        </p>
      </div>
      <RequestForm />
    </Section>
  );
}

function RequestForm() {
  const { state, errors, typed, checked, isSubmitting, isDelivered } = useGroupRequest();
  const [start, setStart] = useState<string>();
  const { group } = messages;
  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    error: errors[name],
    defaultValue: typed(name),
  });
  // Nothing leaves a form of method 'dialog': without a script, what is typed must not end in the address.
  const native = isDelivered
    ? { action: '/api/group-request#request', method: 'post' }
    : { method: 'dialog', className: 'request__local' };
  return (
    <div>
      {!isDelivered && (
        <noscript>
          <p className="lead">{request.withoutScript}</p>
          <ul className="request__ways">
            <li>
              <a href={site.phone.href}>{site.phone.display}</a>
            </li>
            <li>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
          </ul>
        </noscript>
      )}
      {!isDelivered && (
        <Alert kind="notice" announced={false}>
          <p>
            <RichText text={request.local} />
          </p>
        </Alert>
      )}
      <form {...native} {...checked} aria-labelledby="request-heading">
        {state.status === 'error' && (
          <Alert kind="error" title={group.errorTitle}>
            <p>{state.message}</p>
          </Alert>
        )}
        <div className="request__fields">
          <input type="hidden" name="page" value={pages.groups.path} />
          <Field {...field('fullName')} className="request__wide" required autoComplete="name" />
          <Field {...field('email')} className="request__half" type="email" required autoComplete="email" />
          <Field {...field('phone')} className="request__half" type="tel" autoComplete="tel" />
          <Field
            {...field('startDate')}
            type="date"
            required
            onChange={({ target }) => setStart(target.value)}
          />
          <Field {...field('endDate')} type="date" required min={start} />
          <Field {...field('startTime')} type="time" />
          <Field {...field('endTime')} type="time" />
          <Field {...field('guests')} type="number" inputMode="numeric" />
          <Field {...field('rooms')} type="number" inputMode="numeric" />
          <TextArea {...field('message')} className="request__wide" />
        </div>
        <MarketingConsent name="marketingConsent" defaultChecked={typed('marketingConsent') === 'on'} />
        <PrivacyNotice />
        <div className="request__end">
          <div role="status">
            {state.status === 'success' && (
              <Alert kind="success" title={group.successTitle} announced={false}>
                <p>{state.message}</p>
                {!isDelivered && (
                  <p>
                    <RichText text={request.local} />
                  </p>
                )}
              </Alert>
            )}
          </div>
          {isDelivered && state.status === 'idle' && state.message && (
            <p className="small">{state.message}</p>
          )}
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? group.submitting : request.submit}
          </Button>
        </div>
      </form>
    </div>
  );
}
