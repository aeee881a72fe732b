import { groupsContent } from '../../../generated/content/pages/groups';
import { messages } from '../../../shared/messages';
import { type FormFields, type FormState, fieldsOf, useFormPost } from '../../hooks/useFormPost';
import { useSettings } from '../../settings';

/** How long the alert of a success is shown, in ms. */
const successDuration = 5000;

const { help, success } = groupsContent.request;

const texts = {
  success: success.text,
  failure: messages.group.failure,
  unreachable: () => messages.group.failure,
};

/** What is wrong with a field, if anything; numbers have no bounds. */
function fault({ name, required, value, validity }: HTMLInputElement): string | undefined {
  if (required && !value.trim()) return help[name as keyof typeof help];
  if (validity.typeMismatch) return help.email;
  return validity.badInput ? help.unfinished : undefined;
}

function check(form: HTMLFormElement): Pick<FormState, 'message' | 'errors'> | undefined {
  const fields = fieldsOf(form);
  const errors = Object.fromEntries(
    fields.flatMap((field) => {
      const text = fault(field);
      return text ? [[field.name, text]] : [];
    }),
  );
  if (Object.keys(errors).length === 0) return undefined;
  const { missingFields, badEmail, incomplete } = messages.group;
  if (fields.some(({ required, value }) => required && !value.trim()))
    return { message: missingFields, errors };
  return { message: errors.email ? badEmail : incomplete, errors };
}

/** Where the server does not take requests, they are logged and dropped. docs/behavior.md#group-request-form */
function log(fields: FormFields) {
  console.info('Group request', fields);
  return { success: true };
}

/** The states of the group request form. docs/behavior.md#group-request-form */
export function useGroupRequest() {
  const { deliverLocalForms } = useSettings();
  const post = useFormPost('group-request', texts, {
    alertDuration: { success: successDuration },
    check,
    ...(deliverLocalForms ? {} : { deliver: log }),
  });
  return { ...post, isDelivered: deliverLocalForms };
}
