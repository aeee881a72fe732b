import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messages } from '../../../shared/messages';
import { checkOf } from '../../formCheck';
import { type FormFields, useFormPost } from '../../hooks/useFormPost';
import { useHydrated } from '../../hooks/useHydrated';
import { useSettings } from '../../settings';

const texts = {
  success: messages.optOut.success,
  failure: messages.contact.unreachable,
  unreachable: () => messages.contact.unreachable,
};

const check = checkOf('opt-out');

/** Where the server does not take requests, they are logged and dropped. docs/behavior.md#opt-out-form */
function log(fields: FormFields) {
  console.info('Opt-out request', fields);
  return { success: true };
}

const isTicked = (form: HTMLFormElement) => new FormData(form).has('confirmRequest');

/**
 * The states of the opt-out request form; with a script its button waits for the tick at `confirmRequest`.
 * docs/behavior.md#opt-out-form
 */
export function useOptOutRequest() {
  const { deliverLocalForms } = useSettings();
  const isHydrated = useHydrated();
  const { submit, checked, ...post } = useFormPost('opt-out', texts, {
    check: isHydrated ? check : undefined,
    ...(deliverLocalForms ? {} : { deliver: log }),
  });
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState<string>();
  // Without a script the button works where, and only where, a server takes the request.
  const [isConfirmed, setConfirmed] = useState(deliverLocalForms);

  const follow = () => form.current && setConfirmed(isTicked(form.current));
  // The box may have been ticked before the script came.
  useEffect(() => {
    if (form.current) setConfirmed(isTicked(form.current));
  }, []);

  function send(event: FormEvent<HTMLFormElement>) {
    setEmail(String(new FormData(event.currentTarget).get('email')));
    submit(event);
  }

  return {
    ...post,
    form,
    email,
    follow,
    checked: { ...checked, onSubmit: send },
    isDelivered: deliverLocalForms,
    isReady: isConfirmed && !post.isSubmitting,
  };
}
