import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '../../../shared/forms/fieldErrors';
import { optOut } from '../../../shared/forms/optOut';
import type { PageContent } from '../../../shared/schema/pages';
import { useFormPost } from '../../hooks/useFormPost';
import { useSiteData } from '../../siteData';

const isTicked = (form: HTMLFormElement) => new FormData(form).has('confirmRequest');

/**
 * State of the opt-out request form. With JavaScript, the button is enabled when `confirmRequest` is checked.
 * docs/behavior.md#opt-out-form
 */
export function useOptOutRequest({ success }: PageContent<'do-not-sell'>['form'], fieldErrors: FieldErrors) {
  const { unreachable } = useSiteData().formErrors;
  const texts = { fieldErrors, success: success.text, failure: unreachable, unreachable: () => unreachable };
  const { submit, checked, isDelivered, ...post } = useFormPost(optOut, texts);
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState<string>();
  // Before hydration the button is enabled only if the server accepts requests.
  const [isConfirmed, setConfirmed] = useState(isDelivered);

  const follow = () => form.current && setConfirmed(isTicked(form.current));
  // The guest may have checked the box before hydration.
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
    isDelivered,
    isReady: isConfirmed && !post.isSubmitting,
  };
}
