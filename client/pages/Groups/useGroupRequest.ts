import { groupRequest } from '../../../shared/forms/groupRequest';
import type { PageContent } from '../../../shared/schema/pages';
import type { SiteData } from '../../../shared/siteData';
import type { Faults } from '../../hooks/useFieldFaults';
import { type FormFields, fieldsOf, useFormPost } from '../../hooks/useFormPost';
import { useSiteData } from '../../siteData';

/** How long the alert of a success is shown, in ms. */
const successDuration = 5000;

type Words = PageContent<'groups'>['request'];

const textsOf = (
  { success, failure, missingFields, badEmail }: Words,
  { incomplete }: SiteData['formErrors'],
) => ({
  success: success.text,
  failure,
  unreachable: () => failure,
  faulty(form: HTMLFormElement, faults: Faults) {
    if (fieldsOf(form).some(({ required, value }) => required && !value.trim())) return missingFields;
    return faults.email ? badEmail : incomplete;
  },
});

/** If the server does not accept requests, they are logged and dropped. */
function log(fields: FormFields) {
  console.info('Group request', fields);
  return { success: true };
}

/** The states of the group request form. */
export function useGroupRequest(words: Words) {
  const { formErrors, settings } = useSiteData();
  const { deliverLocalForms } = settings;
  const post = useFormPost(groupRequest, textsOf(words, formErrors), {
    alertDuration: { success: successDuration },
    ...(deliverLocalForms ? {} : { deliver: log }),
  });
  return { ...post, isDelivered: deliverLocalForms };
}
