import type { AnyForm, FormName } from '../../shared/forms/allForms';
import { contact } from '../../shared/forms/contact';
import type { FieldDefinition, Values } from '../../shared/forms/definition';
import { groupRequest } from '../../shared/forms/groupRequest';
import { type NewsletterSubscription, newsletter } from '../../shared/forms/newsletter';
import { optOut } from '../../shared/forms/optOut';
import { hotelDay } from '../../shared/hotelDay';
import type { PageContent } from '../../shared/schema/pages';
import type { Config } from '../config';
import { emailCall, unsubscribeMailto } from '../mail/calls';
import type { Call } from '../mail/entry';
import { createListLinks, type ListChoice } from '../mail/listLinks';
import type { Email, MailHotel } from '../mail/messages/email';
import {
  contactAcknowledgment,
  groupRequestAcknowledgment,
  newsletterBack,
  newsletterWelcome,
  newsletterWithoutConsent,
  optOutConfirmation,
} from '../mail/messages/guestMails';
import {
  contactNotice,
  groupRequestNotice,
  newsletterNotice,
  optOutNotice,
  type Submission,
} from '../mail/messages/notices';
import { FormError } from './formError';
import { fieldsOf, readPost } from './readPost';

/** A valid post. */
interface Enquiry {
  values: object;
  /** The message for the guest. */
  message: string;
  /** The hotel's notice comes first, so that a crash between writing two files cannot lose it. */
  toCalls(submission: Submission): Call[];
}

/** The server's side of a form. */
export interface FormEndpoint {
  name: FormName;
  success: string;
  failure: string;
  /** Reads the body of a post. @throws FormError with a message for each invalid field */
  read(body: unknown): Enquiry;
}

/** The parts that differ between forms. */
interface FormParts<Form extends AnyForm> {
  success: string;
  /** The success message if these values need a different one. */
  successFor?(values: Values<Form>): string | undefined;
  failure?: string;
  /** The message if a required field is empty. */
  missing?: string;
  notice(hotel: MailHotel, values: Values<Form>, submission: Submission): Email;
  /** The calls to make for the guest's address. */
  toGuest(values: Values<Form>, submission: Submission): Call[];
}

/** Whether a required field in a post is empty. */
function isIncomplete(fields: Readonly<Record<string, FieldDefinition>>, body: unknown): boolean {
  const submitted = fieldsOf(body);
  return Object.entries(fields).some(
    ([name, { help }]) => help !== undefined && String(submitted.get(name) ?? '').trim() === '',
  );
}

/** The forms that this server accepts, keyed by name; forms on pages that the hotel lacks are left out. */
export function createEndpoints(hotel: MailHotel, config: Config): ReadonlyMap<FormName, FormEndpoint> {
  const { ACKNOWLEDGE, RESEND_SEGMENT_ID, DELIVER_LOCAL_FORMS } = config;
  const { formErrors, formTexts, pages } = hotel.content;
  const links = createListLinks(config);
  const endpoints = new Map<FormName, FormEndpoint>();

  function add<Form extends AnyForm>(form: Form, parts: FormParts<Form>) {
    if ('isLocal' in form && !DELIVER_LOCAL_FORMS) return;
    const { success, successFor, failure = formErrors.failure, missing, notice, toGuest } = parts;
    endpoints.set(form.name, {
      name: form.name,
      success,
      failure,
      read(body) {
        const today = hotelDay(hotel.content.hotel.locale);
        const reading = readPost(form, body, {
          messages: formErrors,
          labels: hotel.labels,
          today,
        });
        if (reading.errors) {
          const message = missing && isIncomplete(form.fields, body) ? missing : formErrors.incomplete;
          throw new FormError(400, message, reading.errors);
        }
        const { values } = reading;
        return {
          values,
          message: successFor?.(values) ?? success,
          toCalls: (submission) => [
            emailCall(hotel, notice(hotel, values, submission)),
            ...toGuest(values, submission),
          ],
        };
      },
    });
  }

  /** The call for a newsletter subscriber. docs/behavior.md#newsletter-form */
  function callForSubscriber(subscription: NewsletterSubscription, { siteUrl }: Submission): Call {
    // The list contains each address once, regardless of case.
    const email = subscription.email.toLowerCase();
    const link = (choice: ListChoice) => links?.linkFor(email, choice) ?? unsubscribeMailto(hotel);
    if (!subscription.consent) return emailCall(hotel, newsletterWithoutConsent(hotel, subscription));
    const welcome = newsletterWelcome(hotel, subscription, siteUrl, link('unsubscribe'));
    if (!RESEND_SEGMENT_ID) return emailCall(hotel, welcome);
    const back = newsletterBack(hotel, subscription, link('resubscribe'));
    // If the name has several words, the last one is the family name.
    const names = subscription.name.split(/\s+/);
    const lastName = (names.length > 1 && names.pop()) || '';
    return {
      ...{ type: 'contact', email, firstName: names.join(' '), lastName, segmentId: RESEND_SEGMENT_ID },
      mails: { welcome: emailCall(hotel, welcome), back: emailCall(hotel, back) },
    };
  }

  if (formTexts.newsletter) {
    const { success, withoutConsent, failure } = formTexts.newsletter;
    add(newsletter, {
      success,
      successFor: ({ consent }) => (consent ? undefined : withoutConsent),
      failure,
      notice: newsletterNotice,
      toGuest: (subscription, submission) => [callForSubscriber(subscription, submission)],
    });
  }
  add(contact, {
    success: (pages.contact as PageContent<'contact'>).form.success,
    notice: contactNotice,
    toGuest: (message) => (ACKNOWLEDGE ? [emailCall(hotel, contactAcknowledgment(hotel, message))] : []),
  });
  const groups = pages.groups as PageContent<'groups'> | undefined;
  if (groups)
    add(groupRequest, {
      success: groups.request.success.text,
      missing: groups.request.missingFields,
      notice: groupRequestNotice,
      toGuest: (request) =>
        ACKNOWLEDGE ? [emailCall(hotel, groupRequestAcknowledgment(hotel, request))] : [],
    });
  const doNotSell = pages['do-not-sell'] as PageContent<'do-not-sell'> | undefined;
  if (doNotSell)
    add(optOut, {
      success: doNotSell.form.success.text,
      notice: optOutNotice,
      toGuest: (request, submission) => [emailCall(hotel, optOutConfirmation(hotel, request, submission))],
    });
  return endpoints;
}
