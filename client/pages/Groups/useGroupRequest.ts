import { groupsContent } from '../../../generated/content/pages/groups';
import { groupRequest } from '../../../shared/forms/groupRequest';
import type { Faults } from '../../hooks/useFieldFaults';
import { type FormFields, fieldsOf, useFormPost } from '../../hooks/useFormPost';
import { useSettings } from '../../settings';

/** How long the alert of a success is shown, in ms. */
const successDuration = 5000;

const { success } = groupsContent.request;

const texts = {
  success: success.text,
  failure: groupsContent.request.failure,
  unreachable: () => groupsContent.request.failure,
  faulty(form: HTMLFormElement, faults: Faults) {
    const { missingFields, badEmail } = groupsContent.request;
    if (fieldsOf(form).some(({ required, value }) => required && !value.trim())) return missingFields;
    return faults.email ? badEmail : forms.states.incomplete;
  },
};

/** If the server does not accept requests, they are logged and dropped. docs/behavior.md#group-request-form */
function log(fields: FormFields) {
  console.info('Group request', fields);
  return { success: true };
}

/** The states of the group request form. docs/behavior.md#group-request-form */
export function useGroupRequest() {
  const { deliverLocalForms } = useSettings();
  const post = useFormPost(groupRequest, texts, {
    alertDuration: { success: successDuration },
    ...(deliverLocalForms ? {} : { deliver: log }),
  });
  return { ...post, isDelivered: deliverLocalForms };
}
