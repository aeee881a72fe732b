import { type ContactMessage, contact } from '../../../shared/forms/contact';
import { type GroupRequest, groupRequest } from '../../../shared/forms/groupRequest';
import type { Email } from './email';
import { acknowledgedFacts } from './facts';
import { greeting } from './greeting';
import type { MailHotel } from './hotel';
import { inactiveText } from './inactiveText';

/**
 * Mails to guests with a copy of their message. The address is not verified, so the subject and our text contain no words
 * of the guest, and the copy contains no links. docs/decisions/0025-acknowledgments.md
 */

/** To a guest who wrote by the contact form. */
export function contactAcknowledgment(hotel: MailHotel, given: ContactMessage): Email {
  const { contactAcknowledgment: words, quote } = hotel.content.mails;
  return {
    to: given.email,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [greeting(hotel, given.name), words.text],
    facts: acknowledgedFacts(hotel, contact, given),
    quote: { label: quote, text: inactiveText(`${given.subject}\n\n${given.message}`) },
    footnote: words.footnote,
  };
}

/** To a guest who asked for rooms for a group. */
export function groupRequestAcknowledgment(hotel: MailHotel, request: GroupRequest): Email {
  const { groupRequestAcknowledgment: words, quote } = hotel.content.mails;
  return {
    to: request.email,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [greeting(hotel, request.fullName), words.text],
    facts: acknowledgedFacts(hotel, groupRequest, request),
    ...(request.message ? { quote: { label: quote, text: inactiveText(request.message) } } : {}),
    footnote: words.footnote,
  };
}
