import type { AnyForm } from '../../../shared/forms/allForms';
import { type ContactMessage, contact } from '../../../shared/forms/contact';
import type { Values } from '../../../shared/forms/definition';
import { type GroupRequest, groupRequest } from '../../../shared/forms/groupRequest';
import { type NewsletterSubscription, newsletter } from '../../../shared/forms/newsletter';
import { type OptOutRequest, optOut } from '../../../shared/forms/optOut';
import { fill } from '../../../shared/templates';
import type { ListChoice } from '../list/listLinks';
import type { Email, MailHotel } from './email';
import { emailRow, mailRowsOf, receivedRow, sentFromRow } from './mailRows';

/** Creates the emails to the hotel. Replies go to the guest. */

/** The form post that an email is about. */
export interface Submission {
  receivedAt: Date;
  /** The canonical path of the form's page. */
  page: string;
  /** The site's public origin. */
  siteUrl: string;
}

type Words = Pick<Email, 'subject' | 'heading' | 'paragraphs' | 'quote'>;

function noticeOf<Form extends AnyForm>(
  hotel: MailHotel,
  form: Form,
  values: Values<Form>,
  { receivedAt, page, siteUrl }: Submission,
  words: Words,
): Email {
  return {
    replyTo: values.email,
    ...words,
    rows: [
      ...mailRowsOf(hotel, form, values),
      receivedRow(hotel, receivedAt),
      sentFromRow(hotel, siteUrl + page),
    ],
    footnote: hotel.content.mails.noticeFootnote,
  };
}

export function contactNotice(hotel: MailHotel, message: ContactMessage, submission: Submission): Email {
  const { subject, text, quote } = hotel.content.mails.contactNotice;
  return noticeOf(hotel, contact, message, submission, {
    subject: fill(subject, message),
    heading: message.subject,
    paragraphs: [fill(text, message)],
    quote: { label: quote, text: message.message },
  });
}

export function groupRequestNotice(hotel: MailHotel, request: GroupRequest, submission: Submission): Email {
  const { subject, heading, text, quote } = hotel.content.mails.groupRequestNotice;
  const { fullName: name, startDate, message } = request;
  return noticeOf(hotel, groupRequest, request, submission, {
    // With an ISO date in the subject, sorting by subject sorts the requests by start date.
    subject: fill(subject, { day: startDate, name }),
    heading: fill(heading, { name }),
    paragraphs: [text],
    quote: { label: quote, text: message },
  });
}

export function newsletterNotice(
  hotel: MailHotel,
  subscription: NewsletterSubscription,
  submission: Submission,
): Email {
  const { newsletterNotice: words } = hotel.content.mails;
  const { name, consent } = subscription;
  return noticeOf(hotel, newsletter, subscription, submission, {
    subject: fill(consent ? words.subject : words.subjectWithoutConsent, { name }),
    heading: words.heading,
    paragraphs: [fill(consent ? words.text : words.textWithoutConsent, { name })],
  });
}

/** Creates an opt-out notice. The hotel must comply within 15 business days (CCPA Regulations, 11 CCR 7026(f)). */
export function optOutNotice(hotel: MailHotel, request: OptOutRequest, submission: Submission): Email {
  const { subject, heading, text } = hotel.content.mails.optOutNotice;
  const name = `${request.firstName} ${request.lastName}`;
  return noticeOf(hotel, optOut, request, submission, {
    subject: fill(subject, { name }),
    heading,
    paragraphs: [fill(text, { name })],
  });
}

/**
 * Creates the notice that a guest left or rejoined the newsletter list. The hotel must honor opt-outs within 10
 * business days (15 U.S.C. 7704(a)(4)).
 * @param isOnList whether the email provider keeps the newsletter list
 */
export function choiceNotice(
  hotel: MailHotel,
  email: string,
  choice: ListChoice,
  isOnList: boolean,
  receivedAt: Date,
): Email {
  const { unsubscribeNotice, resubscribeNotice, noticeFootnote } = hotel.content.mails;
  const { subject, heading, text } = choice === 'unsubscribe' ? unsubscribeNotice : resubscribeNotice;
  const isLeaving = choice === 'unsubscribe' && isOnList;
  return {
    replyTo: email,
    subject: fill(subject, { address: email }),
    heading,
    paragraphs: [isLeaving ? unsubscribeNotice.onList : text],
    rows: [emailRow(hotel, email), receivedRow(hotel, receivedAt)],
    footnote: noticeFootnote,
  };
}
