import { type FormEvent, useEffect, useRef, useState } from 'react';
import { optOut } from '../../../shared/forms/optOut';
import type { PageContent } from '../../../shared/schema/pages';
import { type FormFields, useFormPost } from '../../hooks/useFormPost';
import { useSiteData } from '../../siteData';

/** Used if the server does not accept requests: logs the values and drops them. */
function log(fields: FormFields) {
  console.info('Opt-out request', fields);
  return { success: true };
}

const isTicked = (form: HTMLFormElement) => new FormData(form).has('confirmRequest');

/** State of the opt-out request form. With JavaScript, the button is enabled when `confirmRequest` is checked. */
export function useOptOutRequest({ success }: PageContent<'do-not-sell'>['form']) {
  const {
    formErrors: { unreachable },
    settings: { deliverLocalForms },
  } = useSiteData();
  const texts = { success: success.text, failure: unreachable, unreachable: () => unreachable };
  const { submit, checked, ...post } = useFormPost(optOut, texts, deliverLocalForms ? {} : { deliver: log });
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState<string>();
  // Before hydration the button is enabled only if the server accepts requests.
  const [isConfirmed, setConfirmed] = useState(deliverLocalForms);

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
    isDelivered: deliverLocalForms,
    isReady: isConfirmed && !post.isSubmitting,
  };
}
