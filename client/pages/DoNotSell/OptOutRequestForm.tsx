import { useEffect, useRef } from 'react';
import { doNotSellContent } from '../../../generated/content/pages/do-not-sell';
import { messages } from '../../../shared/messages';
import { pages } from '../../../shared/pages';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { Checkbox, Field } from '../../components/Field/Field';
import { PrivacyNotice } from '../../components/PrivacyNotice/PrivacyNotice';
import { RichText } from '../../components/RichText/RichText';
import { useOptOutRequest } from './useOptOutRequest';

const { labels, submit, unknownEmail, withoutScript, local } = doNotSellContent.form;

/** The opt-out request, replaced by its confirmation once it is submitted. docs/behavior.md#opt-out-form */
export function OptOutRequestForm() {
  const { state, errors, typed, form, email, follow, checked, isDelivered, isReady } = useOptOutRequest();
  // Nothing leaves a form of method 'dialog': without a script, what is typed must not end in the address.
  const native = isDelivered ? { action: '/api/opt-out#request', method: 'post' } : { method: 'dialog' };
  const note = isDelivered ? null : (
    <Alert kind="notice" announced={false}>
      <p>
        <RichText text={local} />
      </p>
    </Alert>
  );
  if (state.status === 'success')
    return (
      <div>
        <Confirmation email={email} />
        {note}
      </div>
    );
  return (
    <div>
      {!isDelivered && (
        <noscript>
          <p className="opt-out-request__note">
            <RichText text={withoutScript} />
          </p>
        </noscript>
      )}
      {note}
      <form
        {...native}
        className="form form--columns"
        ref={form}
        {...checked}
        onChange={follow}
        aria-labelledby="request-heading"
      >
        {state.status === 'error' && <Alert kind="error">{state.message}</Alert>}
        <input type="hidden" name="page" value={pages['do-not-sell'].path} />
        <Field
          label={labels.firstName}
          name="firstName"
          required
          autoComplete="given-name"
          error={errors.firstName}
          defaultValue={typed('firstName')}
        />
        <Field
          label={labels.lastName}
          name="lastName"
          required
          autoComplete="family-name"
          error={errors.lastName}
          defaultValue={typed('lastName')}
        />
        <Field
          className="form__wide"
          label={labels.email}
          name="email"
          type="email"
          required
          autoComplete="email"
          error={errors.email}
          defaultValue={typed('email')}
        />
        <Checkbox
          label={labels.optOutSales}
          name="optOutSales"
          defaultChecked={typed('optOutSales') === 'on'}
        />
        <Checkbox
          label={labels.optOutSharing}
          name="optOutSharing"
          defaultChecked={typed('optOutSharing') === 'on'}
        />
        <Checkbox
          label={labels.confirmRequest}
          name="confirmRequest"
          required
          error={errors.confirmRequest}
          defaultChecked={typed('confirmRequest') === 'on'}
        />
        <PrivacyNotice className="form__wide" />
        <Button type="submit" disabled={!isReady}>
          {submit}
        </Button>
      </form>
    </div>
  );
}

/** Takes the focus, which the form that it replaces has lost. */
function Confirmation({ email }: { email: string | undefined }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div className="opt-out-request__confirmation" ref={panel} tabIndex={-1}>
      <Alert kind="success" title={messages.optOut.successTitle} announced={false}>
        <p>{messages.optOut.success}</p>
        <p>{messages.optOut.confirmationTo(email ?? unknownEmail)}</p>
      </Alert>
    </div>
  );
}
