import { groupsContent } from '../../../generated/content/pages/groups';
import { messages } from '../../../shared/messages';
import { type FormFields, type FormState, fieldsOf, useFormPost } from '../../hooks/useFormPost';
import { useSettings } from '../../settings';

/** How long the thank-you panel stands, in ms (SPEC 9). */
const successDuration = 5000;

const { help, success } = groupsContent.request;

const texts = {
  success: success.text,
  failure: messages.group.failure,
  unreachable: () => messages.group.failure,
};

/** What is wrong with a field, if anything: bounds there are none (SPEC 5). */
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

/** By the specification a request makes no call: it is logged and discarded (SPEC 7). */
function log(fields: FormFields) {
  console.info('Group request', fields);
  return { success: true };
}

/** The states of the group request form. SPEC 4, Group request form; DESIGN 3, DELIVER_LOCAL_FORMS. */
export function useGroupRequest() {
  const { deliverLocalForms } = useSettings();
  const post = useFormPost('group-request', texts, {
    alertDuration: { success: successDuration },
    check,
    ...(deliverLocalForms ? {} : { deliver: log }),
  });
  return { ...post, isDelivered: deliverLocalForms };
}
