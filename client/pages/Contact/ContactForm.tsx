import { contactContent } from '../../../generated/content/pages/contact';
import { messages } from '../../../shared/messages';
import { pages } from '../../../shared/pages';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { Field, TextArea } from '../../components/Field/Field';
import { PrivacyNotice } from '../../components/PrivacyNotice/PrivacyNotice';
import { checkOf } from '../../formCheck';
import { useFormPost } from '../../hooks/useFormPost';
import { useHydrated } from '../../hooks/useHydrated';

/** How long the alert of a success or an error is shown, in ms. */
const alertDuration = 5000;

const { form } = contactContent;
const texts = messages.contact;
const check = checkOf('contact');

/** docs/behavior.md#contact-form */
export function ContactForm() {
  const isHydrated = useHydrated();
  const { state, errors, typed, checked, isSubmitting } = useFormPost(
    'contact',
    { ...texts, unreachable: (error) => error.message || texts.unreachable },
    {
      alertDuration: { success: alertDuration, error: alertDuration },
      check: isHydrated ? check : undefined,
    },
  );
  const field = (name: keyof typeof form.labels) => ({
    name,
    label: form.labels[name],
    error: errors[name],
    defaultValue: typed(name),
  });
  return (
    <div className="message" id="message">
      <h2 className="contact__heading" id="message-heading">
        {form.heading}
      </h2>
      {/* The fragment brings a guest without JavaScript back to this form, whatever the answer. */}
      <form
        className="message__form"
        action="/api/contact#message"
        method="post"
        {...checked}
        aria-labelledby="message-heading"
      >
        <input type="hidden" name="page" value={pages.contact.path} />
        <Field {...field('name')} required autoComplete="name" />
        <Field {...field('email')} type="email" required autoComplete="email" />
        <Field {...field('subject')} required />
        <Field {...field('phone')} type="tel" autoComplete="tel" />
        <TextArea {...field('message')} className="message__wide" required />
        <PrivacyNotice className="message__wide" />
        <div className="message__end">
          {state.status === 'error' && (
            <Alert kind="error">
              <p>{state.message}</p>
            </Alert>
          )}
          <div role="status">
            {state.status === 'success' && (
              <Alert kind="success" announced={false}>
                <p>{state.message}</p>
              </Alert>
            )}
          </div>
          {state.status === 'idle' && state.message && <p className="small">{state.message}</p>}
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? texts.submitting : texts.submit}
          </Button>
        </div>
      </form>
    </div>
  );
}
