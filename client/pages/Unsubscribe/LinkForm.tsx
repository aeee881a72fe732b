import type { FieldErrors } from '../../../shared/forms/fieldErrors';
import { unsubscribeLink } from '../../../shared/forms/unsubscribeLink';
import { pages } from '../../../shared/pages';
import type { PageContent } from '../../../shared/schema/pages';
import { PrivacyNotice } from '../../components/PrivacyNotice/PrivacyNotice';
import { FormFields } from '../../forms/FormField';
import { FormFooter } from '../../forms/FormFooter';
import { useFormPost } from '../../hooks/useFormPost';
import { useSiteData } from '../../siteData';

interface LinkFormProps {
  words: PageContent<'unsubscribe'>['link'];
  fieldErrors: FieldErrors;
}

/** A form to request a new unsubscribe link, for guests whose link does not work. */
export function LinkForm({ words, fieldErrors }: LinkFormProps) {
  const { formErrors } = useSiteData();
  const { state, field, formProps } = useFormPost(unsubscribeLink, {
    ...formErrors,
    fieldErrors,
    success: words.success,
    unreachable: (error) => error.message || formErrors.unreachable,
  });
  return (
    <div className="above-6" id="site-link">
      <h2 className="heading below-3" id="site-link-heading">
        {words.heading}
      </h2>
      <p className="below-5">{words.text}</p>
      {/* The fragment scrolls back to the form after a submission without JavaScript. */}
      <form
        className="form"
        action="/api/unsubscribe-link#site-link"
        method="post"
        {...formProps}
        aria-labelledby="site-link-heading"
      >
        <input type="hidden" name="page" value={pages.unsubscribe.path} />
        <FormFields field={field} labels={words.labels} />
        <PrivacyNotice />
        <FormFooter state={state} submit={words.submit} />
      </form>
    </div>
  );
}
