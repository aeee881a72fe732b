import type { FieldErrors } from '../../../shared/forms/fieldErrors';
import { groupRequest } from '../../../shared/forms/groupRequest';
import { pages } from '../../../shared/pages';
import type { PageContent } from '../../../shared/schema/pages';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { PrivacyNotice } from '../../components/PrivacyNotice/PrivacyNotice';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { FormField, FormFields } from '../../forms/FormField';
import { fieldsOf, useFormPost } from '../../hooks/useFormPost';
import { useSiteData } from '../../siteData';

/** How long the success alert is shown, in ms. */
const successDuration = 5000;

interface RequestProps {
  request: PageContent<'groups'>['request'];
  fieldErrors: FieldErrors;
}

/** CSS classes by field name, which set the widths of fields in the grid. */
const classNames = {
  fullName: 'request__wide',
  email: 'request__half',
  phone: 'request__half',
  message: 'request__wide',
};

/** The Request Info section with its form. docs/behavior.md#group-request-form */
export function GroupRequestForm({ request, fieldErrors }: RequestProps) {
  const { hotel } = useSiteData();
  return (
    <Section background="wash" id="site-request" className="section--columns columns--wide request">
      <div className="stack stack--wide">
        <h2 id="site-request-heading">{request.heading}</h2>
        <p className="lead">{request.text}</p>
        <p>
          {request.call}{' '}
          <a className="bold nowrap request__phone" href={hotel.phone.href} translate="no">
            {hotel.phone.display}
          </a>
        </p>
      </div>
      <RequestForm request={request} fieldErrors={fieldErrors} />
    </Section>
  );
}

function RequestForm({ request, fieldErrors }: RequestProps) {
  const { formErrors, formTexts, hotel } = useSiteData();
  const { success, failure, missingFields, badEmail } = request;
  const { state, field, formProps, isSubmitting, isDelivered } = useFormPost(
    groupRequest,
    {
      fieldErrors,
      success: success.text,
      failure,
      unreachable: () => failure,
      invalid(form, errors) {
        if (fieldsOf(form).some(({ required, value }) => required && !value.trim())) return missingFields;
        return errors.email ? badEmail : formErrors.incomplete;
      },
    },
    { success: successDuration },
  );
  // A form with the method 'dialog' sends nothing. A GET without JavaScript would put the values in the URL.
  const nativeProps = isDelivered
    ? { action: '/api/group-request#site-request', method: 'post', className: 'form' }
    : { method: 'dialog', className: 'form script-only' };
  const local = !isDelivered && (
    <p>
      <RichText text={request.local} />
    </p>
  );
  return (
    <div>
      {!isDelivered && (
        <noscript>
          <p className="lead">{request.withoutScript}</p>
          <ul className="above-4 request__ways">
            <li>
              <a href={hotel.phone.href}>{hotel.phone.display}</a>
            </li>
            <li>
              <a href={`mailto:${hotel.email}`}>{hotel.email}</a>
            </li>
          </ul>
        </noscript>
      )}
      {local && (
        <Alert kind="notice" announced={false}>
          {local}
        </Alert>
      )}
      <form {...nativeProps} {...formProps} aria-labelledby="site-request-heading">
        {state.status === 'error' && (
          <Alert kind="error" title={request.errorTitle}>
            <p>{state.message}</p>
          </Alert>
        )}
        <div className="request__fields">
          <input type="hidden" name="page" value={pages.groups.path} />
          <FormFields field={field} labels={request.labels} classNames={classNames} />
        </div>
        <FormField {...field('marketingConsent')} />
        <PrivacyNotice />
        <div className="form__footer">
          <div role="status">
            {state.status === 'success' && (
              <Alert kind="success" title={success.title} announced={false}>
                <p>{state.message}</p>
                {local}
              </Alert>
            )}
          </div>
          {isDelivered && state.status === 'idle' && state.message && (
            <p className="small">{state.message}</p>
          )}
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? formTexts.submitting : request.submit}
          </Button>
        </div>
      </form>
    </div>
  );
}
