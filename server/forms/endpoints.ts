import { forms } from '../../generated/content/forms';
import { contactContent } from '../../generated/content/pages/contact';
import { doNotSellContent } from '../../generated/content/pages/do-not-sell';
import { groupsContent } from '../../generated/content/pages/groups';
import type { AnyForm, FormName } from '../../shared/forms/allForms';
import { contact } from '../../shared/forms/contact';
import type { Values } from '../../shared/forms/definition';
import { groupRequest } from '../../shared/forms/groupRequest';
import { type NewsletterSubscription, newsletter } from '../../shared/forms/newsletter';
import { optOut } from '../../shared/forms/optOut';
import { isShown } from '../../shared/shownPages';
import type { Config } from '../config';
import { contactCall, emailCall, unsubscribeMailto } from '../mail/calls';
import type { Call, EmailCall } from '../mail/entry';
import { createListLinks, type ListChoice } from '../mail/listLinks';
import { contactAcknowledgment, groupRequestAcknowledgment } from '../mail/messages/acknowledgment';
import { contactNotice } from '../mail/messages/contact';
import { groupRequestNotice } from '../mail/messages/groupRequest';
import { newsletterBack, newsletterNotice, newsletterWelcome } from '../mail/messages/newsletter';
import { optOutConfirmation, optOutNotice } from '../mail/messages/optOut';
import type { Submission } from '../mail/messages/submission';

/** A form's definition, its calls to Resend and the texts of its responses. */
export interface FormEndpoint<Form extends AnyForm = AnyForm> {
  name: FormName;
  fields: Form['fields'];
  success: string;
  /** The success's message where the values ask for another. */
  successFor?(values: Values<Form>): string | undefined;
  failure: string;
  /** The form's message where a required field is empty. */
  missing?: string;
  /** The hotel's notice first: a crash between two files must not lose it. */
  toCalls(values: Values<Form>, submission: Submission): Call[];
  /** The mail to the guest. docs/behavior.md#acknowledgments */
  acknowledge?(values: Values<Form>): EmailCall;
}

/** Infers the type of a form's values from its definition. */
const endpoint = <Form extends AnyForm>(
  { name, fields }: Form,
  rest: Omit<FormEndpoint<Form>, 'name' | 'fields'>,
): FormEndpoint<Form> => ({ name, fields, ...rest });

/** A function, since a hotel may be without the page whose texts it has. */
const groupRequestForm = () =>
  endpoint(groupRequest, {
    success: groupsContent.request.success.text,
    failure: forms.states.failure,
    missing: groupsContent.request.missingFields,
    toCalls: (request, submission) => [emailCall(groupRequestNotice(request, submission))],
    acknowledge: (request) => emailCall(groupRequestAcknowledgment(request)),
  });

/** The forms that this server takes. docs/behavior.md#form-endpoints */
export function formEndpoints(config: Config): FormEndpoint[] {
  const { RESEND_SEGMENT_ID, DELIVER_LOCAL_FORMS } = config;
  const links = createListLinks(config);

  /**
   * What the post of a newsletter form causes for its address. The list keeps what it has without consent, and where the
   * address has left it: the post proves nothing about who sent it. docs/behavior.md#newsletter-form
   */
  function callForSubscriber(subscription: NewsletterSubscription, submission: Submission): Call {
    const { name, consent } = subscription;
    // The list has an address once, whatever its case.
    const email = subscription.email.toLowerCase();
    const link = (choice: ListChoice) => links?.linkFor(email, choice) ?? unsubscribeMailto;
    const welcome = newsletterWelcome(subscription, submission, link('unsubscribe'));
    if (!consent || !RESEND_SEGMENT_ID) return emailCall(welcome);
    const back = newsletterBack(subscription, link('resubscribe'));
    return contactCall({ email, name }, RESEND_SEGMENT_ID, { welcome, back });
  }

  const newsletterForm = ({ success, withoutConsent, failure }: NonNullable<typeof forms.newsletter>) =>
    endpoint(newsletter, {
      success,
      successFor: ({ consent }) => (consent ? undefined : withoutConsent),
      failure,
      toCalls: (subscription, submission) => [
        emailCall(newsletterNotice(subscription, submission)),
        callForSubscriber(subscription, submission),
      ],
    });
  const always = [
    ...(forms.newsletter ? [newsletterForm(forms.newsletter)] : []),
    endpoint(contact, {
      success: contactContent.form.success,
      failure: forms.states.failure,
      toCalls: (message, submission) => [emailCall(contactNotice(message, submission))],
      acknowledge: (message) => emailCall(contactAcknowledgment(message)),
    }),
  ];
  if (!DELIVER_LOCAL_FORMS) return always;
  return [
    ...always,
    ...(isShown('groups') ? [groupRequestForm()] : []),
    endpoint(optOut, {
      success: doNotSellContent.form.success.text,
      failure: forms.states.failure,
      toCalls: (request, submission) => [
        emailCall(optOutNotice(request, submission)),
        emailCall(optOutConfirmation(request, submission)),
      ],
    }),
  ];
}
