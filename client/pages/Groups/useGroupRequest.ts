import { groupsContent } from '../../../generated/content/pages/groups';
import { messages } from '../../../shared/messages';
import { checkOf } from '../../formCheck';
import type { FormCheck } from '../../hooks/useFieldFaults';
import { type FormFields, fieldsOf, useFormPost } from '../../hooks/useFormPost';
import { useHydrated } from '../../hooks/useHydrated';
import { useSettings } from '../../settings';

/** How long the alert of a success is shown, in ms. */
const successDuration = 5000;

const { success } = groupsContent.request;

const texts = {
  success: success.text,
  failure: messages.group.failure,
  unreachable: () => messages.group.failure,
};

const check: FormCheck = {
  ...checkOf('group-request'),
  message(form, faults) {
    const { missingFields, badEmail, incomplete } = messages.group;
    if (fieldsOf(form).some(({ required, value }) => required && !value.trim())) return missingFields;
    return faults.email ? badEmail : incomplete;
  },
};

/** Where the server does not take requests, they are logged and dropped. docs/behavior.md#group-request-form */
function log(fields: FormFields) {
  console.info('Group request', fields);
  return { success: true };
}

/** The states of the group request form. docs/behavior.md#group-request-form */
export function useGroupRequest() {
  const { deliverLocalForms } = useSettings();
  const isHydrated = useHydrated();
  const post = useFormPost('group-request', texts, {
    alertDuration: { success: successDuration },
    check: isHydrated ? check : undefined,
    ...(deliverLocalForms ? {} : { deliver: log }),
  });
  return { ...post, isDelivered: deliverLocalForms };
}
