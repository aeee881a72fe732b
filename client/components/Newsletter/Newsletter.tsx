import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '../../../shared/messages';
import { pages } from '../../../shared/pages';
import { checkOf } from '../../formCheck';
import { useFormPost } from '../../hooks/useFormPost';
import { useHydrated } from '../../hooks/useHydrated';
import { useCurrentPage } from '../../pages';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Link } from '../Link/Link';
import { MarketingConsent } from '../MarketingConsent/MarketingConsent';
import { PrivacyNotice } from '../PrivacyNotice/PrivacyNotice';

const texts = messages.newsletter;
const check = checkOf('newsletter');

/** The form in the footer, with an overlay on success and an alert on error. docs/behavior.md#newsletter-form */
export function Newsletter() {
  const form = useRef<HTMLFormElement>(null);
  const page = useCurrentPage();
  const isHydrated = useHydrated();
  const { state, errors, typed, checked, dismiss, isSubmitting } = useFormPost(
    'newsletter',
    { ...texts, unreachable: () => texts.unreachable },
    { check: isHydrated ? check : undefined },
  );
  const isDone = state.status === 'success';

  /** Takes the overlay away, so that someone else can sign up on the same screen. */
  function startAgain() {
    flushSync(dismiss);
    form.current?.querySelector<HTMLElement>('[name=name]')?.focus();
  }

  return (
    <section className="newsletter wrap" id="newsletter">
      <h2>Subscribe to our Newsletter</h2>
      <div className="newsletter__panel">
        <p>Catch your wave with our latest deals, experiences, and exclusives!</p>
        {state.status === 'error' && <Alert kind="error">{state.message}</Alert>}
        {/* The fragment brings a guest without JavaScript back down here, whatever the answer. */}
        <form
          className="newsletter__form"
          action="/api/newsletter#newsletter"
          method="post"
          ref={form}
          {...checked}
          inert={isDone}
        >
          <input type="hidden" name="page" value={page?.path ?? pages.home.path} />
          <Field
            label="Full name"
            name="name"
            required
            autoComplete="name"
            error={errors.name}
            defaultValue={typed('name')}
          />
          <Field
            label="Email"
            name="email"
            type="email"
            required
            autoComplete="email"
            error={errors.email}
            defaultValue={typed('email')}
          />
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? texts.submitting : texts.submit}
          </Button>
          <MarketingConsent name="consent" defaultChecked={typed('consent') === 'on'} />
          <p className="newsletter__note small">
            By signing up, you agree to our <Link to="/privacy-policy">Privacy Policy</Link>.
          </p>
          <PrivacyNotice className="newsletter__note" />
        </form>
        <div role="status">
          {isDone && (
            <p className="newsletter__success">
              <Icon name="check" />
              {state.message}
            </p>
          )}
        </div>
        {isDone && (
          <IconButton className="newsletter__close" icon="close" label="Close" onClick={startAgain} />
        )}
      </div>
    </section>
  );
}
