import type { FieldErrors } from '../../../shared/forms/fieldErrors';
import { groupRequest } from '../../../shared/forms/groupRequest';
import type { PageContent } from '../../../shared/schema/pages';
import type { SiteData } from '../../../shared/siteData';
import type { ErrorsByField } from '../../hooks/useFieldErrors';
import { fieldsOf, useFormPost } from '../../hooks/useFormPost';
import { useSiteData } from '../../siteData';

/** How long the alert of a success is shown, in ms. */
const successDuration = 5000;

type Words = PageContent<'groups'>['request'];

const textsOf = (
  { success, failure, missingFields, badEmail }: Words,
  { incomplete }: SiteData['formErrors'],
  fieldErrors: FieldErrors,
) => ({
  fieldErrors,
  success: success.text,
  failure,
  unreachable: () => failure,
  invalid(form: HTMLFormElement, errors: ErrorsByField) {
    if (fieldsOf(form).some(({ required, value }) => required && !value.trim())) return missingFields;
    return errors.email ? badEmail : incomplete;
  },
});

/** The states of the group request form. docs/behavior.md#group-request-form */
export function useGroupRequest(words: Words, fieldErrors: FieldErrors) {
  const { formErrors } = useSiteData();
  return useFormPost(groupRequest, textsOf(words, formErrors, fieldErrors), { success: successDuration });
}
