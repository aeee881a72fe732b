import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Content } from '../../../shared/content/content';
import { newsletter } from '../../../shared/forms/newsletter';
import { pages } from '../../../shared/pages';
import { FormField } from '../../forms/FormField';
import { useFormPost } from '../../hooks/useFormPost';
import { useCurrentPage } from '../../navigation/pageRegistry';
import { useSiteData } from '../../siteData';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { PrivacyNotice } from '../PrivacyNotice/PrivacyNotice';
import { RichText } from '../RichText/RichText';

/** The newsletter form in the footer. Success appears in an overlay. docs/behavior.md#newsletter-form */
export function Newsletter({ words }: { words: NonNullable<Content['formTexts']['newsletter']> }) {
  const { newsletterErrors, ui } = useSiteData();
  const form = useRef<HTMLFormElement>(null);
  const page = useCurrentPage();
  const { state, field, formProps, dismiss, isSubmitting } = useFormPost(newsletter, {
    ...words,
    fieldErrors: newsletterErrors,
    unreachable: () => words.unreachable,
  });
  const isDone = state.status === 'success';

  /** Hides the overlay, so that another guest can sign up on the same screen. */
  function startAgain() {
    flushSync(dismiss);
    form.current?.querySelector<HTMLElement>('[name=name]')?.focus();
  }

  return (
    <section className="columns columns--desktop newsletter no-print wrap" id="site-newsletter">
      <h2>{words.heading}</h2>
      <div className="stack newsletter__panel">
        <p>{words.text}</p>
        {state.status === 'error' && <Alert kind="error">{state.message}</Alert>}
        {/* After a post without JavaScript, the fragment in the action URL scrolls back to the form. */}
        <form
          className="newsletter__form"
          action="/api/newsletter#site-newsletter"
          method="post"
          ref={form}
          {...formProps}
          inert={isDone}
        >
          <input type="hidden" name="page" value={page?.path ?? pages.home.path} />
          <FormField {...field('name')} label={words.labels.name} />
          <FormField {...field('email')} label={words.labels.email} />
          <FormField {...field('consent')} />
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? words.submitting : words.submit}
          </Button>
          <p className="newsletter__note small">
            <RichText text={words.agreement} />
          </p>
          <PrivacyNotice className="newsletter__note" />
        </form>
        <div role="status">
          {isDone && (
            <p className="row semibold alert--success newsletter__success">
              <Icon name="check" />
              {state.message}
            </p>
          )}
        </div>
        {isDone && (
          <IconButton
            className="newsletter__close script-only"
            icon="close"
            label={ui.controls.close}
            onClick={startAgain}
          />
        )}
      </div>
    </section>
  );
}
