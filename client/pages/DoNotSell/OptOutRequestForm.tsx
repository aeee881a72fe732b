import { useEffect, useRef } from 'react';
import type { FieldErrors } from '../../../shared/forms/fieldErrors';
import { pages } from '../../../shared/pages';
import type { PageContent } from '../../../shared/schema/pages';
import { fill } from '../../../shared/words';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { PrivacyNotice } from '../../components/PrivacyNotice/PrivacyNotice';
import { RichText } from '../../components/RichText/RichText';
import { FormFields } from '../../forms/FormField';
import { useOptOutRequest } from './useOptOutRequest';

type Words = PageContent<'do-not-sell'>['form'];

/** The opt-out request; a confirmation replaces it after submission. docs/behavior.md#opt-out-form */
export function OptOutRequestForm({ words, fieldErrors }: { words: Words; fieldErrors: FieldErrors }) {
  const { labels, submit, withoutScript, local } = words;
  const { state, field, form, email, follow, checked, isDelivered, isReady } = useOptOutRequest(
    words,
    fieldErrors,
  );
  // The method 'dialog' sends nothing: without JavaScript, a GET would put the values in the URL.
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
        <Confirmation email={email} {...words} />
        {note}
      </div>
    );
  return (
    <div>
      {!isDelivered && (
        <noscript>
          <p className="measure below-6">
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
        <FormFields field={field} labels={labels} classNames={{ email: 'form__wide' }} />
        <PrivacyNotice className="form__wide" />
        <Button type="submit" disabled={!isReady}>
          {submit}
        </Button>
      </form>
    </div>
  );
}

/** Receives the focus, since the form that had it is gone. */
function Confirmation({ email, success, unknownEmail }: Words & { email: string | undefined }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div className="opt-out-request__confirmation" ref={panel} tabIndex={-1}>
      <Alert kind="success" title={success.title} announced={false}>
        <p>{success.text}</p>
        <p className="above-3">{fill(success.confirmation, { address: email ?? unknownEmail })}</p>
      </Alert>
    </div>
  );
}
