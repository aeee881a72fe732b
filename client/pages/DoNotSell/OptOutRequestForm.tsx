import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '../../../shared/forms/fieldErrors';
import { optOut } from '../../../shared/forms/optOut';
import { pages } from '../../../shared/pages';
import type { PageContent } from '../../../shared/schema/pages';
import { fill } from '../../../shared/templates';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { PrivacyNotice } from '../../components/PrivacyNotice/PrivacyNotice';
import { RichText } from '../../components/RichText/RichText';
import { FormFields } from '../../forms/FormField';
import { useFormPost } from '../../hooks/useFormPost';
import { useSiteData } from '../../siteData';

type Words = PageContent<'do-not-sell'>['form'];

const isConfirmed = (form: HTMLFormElement) => new FormData(form).has('confirmRequest');

/**
 * The opt-out request form, which a confirmation replaces after submission. With JavaScript, the button is enabled when
 * `confirmRequest` is checked. docs/behavior.md#opt-out-form
 */
export function OptOutRequestForm({ words, fieldErrors }: { words: Words; fieldErrors: FieldErrors }) {
  const { labels, submit, withoutScript, local, success, unknownEmail } = words;
  const { unreachable } = useSiteData().formErrors;
  const { state, field, formProps, isDelivered, isSubmitting } = useFormPost(optOut, {
    fieldErrors,
    success: success.text,
    failure: unreachable,
    unreachable: () => unreachable,
  });
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState<string>();
  // Before hydration, the button is enabled only if the server accepts requests.
  const [isReady, setReady] = useState(isDelivered);
  // The guest may have checked the box before hydration.
  useEffect(() => {
    if (form.current) setReady(isConfirmed(form.current));
  }, []);

  function send(event: FormEvent<HTMLFormElement>) {
    setEmail(String(new FormData(event.currentTarget).get('email')));
    formProps.onSubmit(event);
  }

  // A form with the method 'dialog' sends nothing. A GET without JavaScript would put the values in the URL.
  const nativeProps = isDelivered
    ? { action: '/api/opt-out#site-request', method: 'post' }
    : { method: 'dialog' };
  const note = isDelivered ? null : (
    <Alert kind="notice" announced={false}>
      <p>
        <RichText text={local} />
      </p>
    </Alert>
  );
  if (state.status === 'success')
    return (
      <Outcome>
        {note ?? (
          <Alert kind="success" title={success.title} announced={false}>
            <p>{success.text}</p>
            <p className="above-3">{fill(success.confirmation, { address: email ?? unknownEmail })}</p>
          </Alert>
        )}
      </Outcome>
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
        {...nativeProps}
        className="form form--columns"
        ref={form}
        {...formProps}
        onSubmit={send}
        onChange={(event) => setReady(isConfirmed(event.currentTarget))}
        aria-labelledby="site-request-heading"
      >
        {state.status === 'error' && <Alert kind="error">{state.message}</Alert>}
        <input type="hidden" name="page" value={pages['do-not-sell'].path} />
        <FormFields field={field} labels={labels} classNames={{ email: 'form__wide' }} />
        <PrivacyNotice className="form__wide" />
        <Button type="submit" disabled={!isReady || isSubmitting}>
          {submit}
        </Button>
      </form>
    </div>
  );
}

/** A panel that receives focus when it replaces the focused form. */
function Outcome({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1}>
      {children}
    </div>
  );
}
