import { contact } from '../../../shared/forms/contact';
import type { FieldErrors } from '../../../shared/forms/fieldErrors';
import { pages } from '../../../shared/pages';
import type { PageContent } from '../../../shared/schema/pages';
import { PrivacyNotice } from '../../components/PrivacyNotice/PrivacyNotice';
import { FormFields } from '../../forms/FormField';
import { FormFooter } from '../../forms/FormFooter';
import { useFormPost } from '../../hooks/useFormPost';
import { useSiteData } from '../../siteData';

/** How long success and error alerts are shown, in ms. */
const alertDuration = 5000;

interface ContactFormProps {
  form: PageContent<'contact'>['form'];
  fieldErrors: FieldErrors;
}

export function ContactForm({ form, fieldErrors }: ContactFormProps) {
  const { formErrors } = useSiteData();
  const { state, field, formProps } = useFormPost(
    contact,
    { ...formErrors, ...form, fieldErrors, unreachable: (error) => error.message || formErrors.unreachable },
    { success: alertDuration, error: alertDuration },
  );
  return (
    <div className="message no-print" id="site-message">
      <h2 className="heading below-5" id="site-message-heading">
        {form.heading}
      </h2>
      {/* The fragment scrolls back to the form after a submission without JavaScript. */}
      <form
        className="form form--columns"
        action="/api/contact#site-message"
        method="post"
        {...formProps}
        aria-labelledby="site-message-heading"
      >
        <input type="hidden" name="page" value={pages.contact.path} />
        <FormFields field={field} labels={form.labels} classNames={{ message: 'form__wide' }} />
        <PrivacyNotice className="form__wide" />
        <div className="form__wide form__footer">
          <FormFooter state={state} submit={form.submit} />
        </div>
      </form>
    </div>
  );
}
