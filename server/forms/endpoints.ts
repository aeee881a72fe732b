import { type AnyForm, type FormName, formNames, forms } from '../../shared/forms/allForms';
import { contact } from '../../shared/forms/contact';
import type { Values } from '../../shared/forms/definition';
import { groupRequest } from '../../shared/forms/groupRequest';
import { type NewsletterSubscription, newsletter } from '../../shared/forms/newsletter';
import { optOut } from '../../shared/forms/optOut';
import { hotelDay } from '../../shared/hotelDay';
import type { PageContent } from '../../shared/schema/pages';
import type { Config } from '../config';
import { contactCall, emailCall, unsubscribeMailto } from '../mail/calls';
import type { Call, EmailCall } from '../mail/entry';
import { createListLinks, type ListChoice } from '../mail/listLinks';
import { contactAcknowledgment, groupRequestAcknowledgment } from '../mail/messages/acknowledgment';
import { contactNotice } from '../mail/messages/contact';
import { groupRequestNotice } from '../mail/messages/groupRequest';
import type { MailHotel } from '../mail/messages/hotel';
import { newsletterBack, newsletterNotice, newsletterWelcome } from '../mail/messages/newsletter';
import { optOutConfirmation, optOutNotice } from '../mail/messages/optOut';
import type { Submission } from '../mail/messages/submission';
import { readPost } from './readPost';

/** A form's definition, its calls to Resend and the texts of its responses. */
export interface FormEndpoint<Form extends AnyForm = AnyForm> {
  name: FormName;
  fields: Form['fields'];
  /** Reads the body of a post. */
  read(body: unknown): ReturnType<typeof readPost<Form>>;
  success: string;
  /** The success's message where the values ask for another. */
  successFor?(values: Values<Form>): string | undefined;
  failure: string;
  /** The form's message where a required field is empty. */
  missing?: string;
  /** The hotel's notice first: a crash between two files must not lose it. */
  toCalls(values: Values<Form>, submission: Submission): Call[];
  /** The mail to the guest. docs/decisions/0025-acknowledgments.md */
  acknowledge?(values: Values<Form>): EmailCall;
}

type FormSettings = Pick<
  Config,
  'RESEND_SEGMENT_ID' | 'DELIVER_LOCAL_FORMS' | 'SITE_URL' | 'LINK_SECRET' | 'RESEND_API_KEY'
>;

/** The names of the forms that this server takes. docs/behavior.md#form-endpoints */
export const takenForms = ({ DELIVER_LOCAL_FORMS }: Pick<Config, 'DELIVER_LOCAL_FORMS'>): FormName[] =>
  formNames.filter((name) => DELIVER_LOCAL_FORMS || !('isLocal' in forms[name]));

/** The forms of a hotel by name; none for a page that it does not have. */
export function createEndpoints(
  hotel: MailHotel,
  settings: FormSettings,
): ReadonlyMap<FormName, FormEndpoint> {
  const { RESEND_SEGMENT_ID } = settings;
  const { formErrors, formTexts, pages } = hotel.content;
  const { locale } = hotel.content.hotel;
  const links = createListLinks(settings);
  const endpoints = new Map<FormName, FormEndpoint>();

  /** Infers the type of a form's values from its definition. */
  function add<Form extends AnyForm>(
    form: Form,
    rest: Omit<FormEndpoint<Form>, 'name' | 'fields' | 'read' | 'failure'> & { failure?: string },
  ) {
    const { name, fields } = form;
    const read = (body: unknown) =>
      readPost(form, body, { messages: formErrors, labels: hotel.labels, today: hotelDay(locale) });
    const endpoint = { name, fields, read, failure: formErrors.failure, ...rest };
    endpoints.set(name, endpoint as unknown as FormEndpoint);
  }

  /**
   * What the post of a newsletter form causes for its address. The list keeps what it has without consent, and where the
   * address has left it: the post proves nothing about who sent it. docs/behavior.md#newsletter-form
   */
  function callForSubscriber(subscription: NewsletterSubscription, submission: Submission): Call {
    const { name, consent } = subscription;
    // The list has an address once, whatever its case.
    const email = subscription.email.toLowerCase();
    const link = (choice: ListChoice) => links?.linkFor(email, choice) ?? unsubscribeMailto(hotel);
    const welcome = newsletterWelcome(hotel, subscription, submission, link('unsubscribe'));
    if (!consent || !RESEND_SEGMENT_ID) return emailCall(hotel, welcome);
    const back = newsletterBack(hotel, subscription, link('resubscribe'));
    return contactCall(hotel, { email, name }, RESEND_SEGMENT_ID, { welcome, back });
  }

  if (formTexts.newsletter) {
    const { success, withoutConsent, failure } = formTexts.newsletter;
    add(newsletter, {
      success,
      successFor: ({ consent }) => (consent ? undefined : withoutConsent),
      failure,
      toCalls: (subscription, submission) => [
        emailCall(hotel, newsletterNotice(hotel, subscription, submission)),
        callForSubscriber(subscription, submission),
      ],
    });
  }
  add(contact, {
    success: (pages.contact as PageContent<'contact'>).form.success,
    toCalls: (message, submission) => [emailCall(hotel, contactNotice(hotel, message, submission))],
    acknowledge: (message) => emailCall(hotel, contactAcknowledgment(hotel, message)),
  });
  const groups = pages.groups as PageContent<'groups'> | undefined;
  if (groups)
    add(groupRequest, {
      success: groups.request.success.text,
      missing: groups.request.missingFields,
      toCalls: (request, submission) => [emailCall(hotel, groupRequestNotice(hotel, request, submission))],
      acknowledge: (request) => emailCall(hotel, groupRequestAcknowledgment(hotel, request)),
    });
  const doNotSell = pages['do-not-sell'] as PageContent<'do-not-sell'> | undefined;
  if (doNotSell)
    add(optOut, {
      success: doNotSell.form.success.text,
      toCalls: (request, submission) => [
        emailCall(hotel, optOutNotice(hotel, request, submission)),
        emailCall(hotel, optOutConfirmation(hotel, request, submission)),
      ],
    });
  return endpoints;
}
