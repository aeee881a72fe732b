import type { AnyForm, FormName } from '../../shared/forms/allForms';
import { contact } from '../../shared/forms/contact';
import type { FieldDefinition, Values } from '../../shared/forms/definition';
import { groupRequest } from '../../shared/forms/groupRequest';
import { type NewsletterSubscription, newsletter } from '../../shared/forms/newsletter';
import { optOut } from '../../shared/forms/optOut';
import { unsubscribeLink } from '../../shared/forms/unsubscribeLink';
import { hotelDay } from '../../shared/hotelDay';
import type { PageContent } from '../../shared/schema/pages';
import type { Config } from '../config';
import { createListLinks, type ListChoice } from '../mail/list/listLinks';
import type { Email, MailHotel } from '../mail/messages/email';
import {
  contactAcknowledgment,
  groupRequestAcknowledgment,
  newsletterBack,
  newsletterWelcome,
  newsletterWithoutConsent,
  optOutConfirmation,
  unsubscribeLinkMail,
} from '../mail/messages/guestMails';
import {
  contactNotice,
  groupRequestNotice,
  newsletterNotice,
  optOutNotice,
  type Submission,
} from '../mail/messages/notices';
import { toEmailMessage, unsubscribeMailto } from '../mail/messages/toEmailMessage';
import type { Message } from '../mail/outbox/message';
import { FormError } from './formError';
import { fieldsOf, readPost } from './readPost';

interface ValidPost {
  values: { email: string };
  /** The success message for the guest. */
  message: string;
  /** Creates the messages to send. A notice to the hotel comes first. */
  toMessages(submission: Submission): Message[];
}

/** The server side of a form. */
export interface FormEndpoint {
  name: FormName;
  success: string;
  failure: string;
  /** Reads the body of a post. @throws FormError with a message for each invalid field */
  read(body: unknown): ValidPost;
}

/** The properties that differ between forms. */
interface FormParts<Form extends AnyForm> {
  success: string;
  /** Returns the success message if these values need a message other than `success`. */
  successFor?(values: Values<Form>): string | undefined;
  failure?: string;
  /** The message if a required field is empty. */
  missing?: string;
  /** Creates the notice to the hotel. Omitted for a form without a notice. */
  notice?(hotel: MailHotel, values: Values<Form>, submission: Submission): Email;
  /** Creates the emails to the guest, and the changes to the guest's newsletter subscription. */
  toGuest(values: Values<Form>, submission: Submission): Message[];
}

/** Returns whether a required field in a post is empty. */
function isIncomplete(fields: Readonly<Record<string, FieldDefinition>>, body: unknown): boolean {
  const submitted = fieldsOf(body);
  return Object.entries(fields).some(
    ([name, { help }]) => help !== undefined && String(submitted.get(name) ?? '').trim() === '',
  );
}

/** Creates the endpoints of the accepted forms, keyed by form name. Skips forms whose page the hotel does not have. */
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
          toMessages: (submission) => [
            ...(notice ? [toEmailMessage(hotel, notice(hotel, values, submission))] : []),
            ...toGuest(values, submission),
          ],
        };
      },
    });
  }

  const linkFor = (email: string, choice: ListChoice) =>
    links?.linkFor(email, choice) ?? unsubscribeMailto(hotel);

  /** Creates the message for a newsletter subscriber. docs/behavior.md#newsletter-form */
  function messageForSubscriber(subscription: NewsletterSubscription, { siteUrl }: Submission): Message {
    // The newsletter list contains each address once, regardless of case.
    const email = subscription.email.toLowerCase();
    if (!subscription.consent) return toEmailMessage(hotel, newsletterWithoutConsent(hotel, subscription));
    const welcome = newsletterWelcome(hotel, subscription, siteUrl, linkFor(email, 'unsubscribe'));
    if (!RESEND_SEGMENT_ID) return toEmailMessage(hotel, welcome);
    const back = newsletterBack(hotel, subscription, linkFor(email, 'resubscribe'));
    // The last word of a name with several words is the family name.
    const names = subscription.name.split(/\s+/);
    const lastName = (names.length > 1 && names.pop()) || '';
    return {
      kind: 'subscribe',
      email,
      firstName: names.join(' '),
      lastName,
      segmentId: RESEND_SEGMENT_ID,
      mails: { welcome: toEmailMessage(hotel, welcome), back: toEmailMessage(hotel, back) },
    };
  }

  if (formTexts.newsletter) {
    const { success, withoutConsent, failure } = formTexts.newsletter;
    add(newsletter, {
      success,
      successFor: ({ consent }) => (consent ? undefined : withoutConsent),
      failure,
      notice: newsletterNotice,
      toGuest: (subscription, submission) => [messageForSubscriber(subscription, submission)],
    });
  }
  add(contact, {
    success: (pages.contact as PageContent<'contact'>).form.success,
    notice: contactNotice,
    toGuest: (message) => (ACKNOWLEDGE ? [toEmailMessage(hotel, contactAcknowledgment(hotel, message))] : []),
  });
  const groups = pages.groups as PageContent<'groups'> | undefined;
  if (groups)
    add(groupRequest, {
      success: groups.request.success.text,
      missing: groups.request.missingFields,
      notice: groupRequestNotice,
      toGuest: (request) =>
        ACKNOWLEDGE ? [toEmailMessage(hotel, groupRequestAcknowledgment(hotel, request))] : [],
    });
  const doNotSell = pages['do-not-sell'] as PageContent<'do-not-sell'> | undefined;
  if (doNotSell)
    add(optOut, {
      success: doNotSell.form.success.text,
      notice: optOutNotice,
      toGuest: (request, submission) => [
        toEmailMessage(hotel, optOutConfirmation(hotel, request, submission)),
      ],
    });
  add(unsubscribeLink, {
    success: (pages.unsubscribe as PageContent<'unsubscribe'>).link.success,
    toGuest: ({ email: address }) => {
      const email = address.toLowerCase();
      const mail = toEmailMessage(hotel, unsubscribeLinkMail(hotel, address, linkFor(email, 'unsubscribe')));
      // If RESEND_SEGMENT_ID is set, only the email provider knows the newsletter's subscribers.
      return [RESEND_SEGMENT_ID ? { kind: 'link', email, mail } : mail];
    },
  });
  return endpoints;
}
