import { mailWords } from '../../../generated/content/words/mails';
import { type ContactMessage, contact } from '../../../shared/forms/contact';
import { type GroupRequest, groupRequest } from '../../../shared/forms/groupRequest';
import type { Email } from './email';
import { acknowledgedFacts } from './facts';
import { greeting } from './greeting';
import { inactiveText } from './inactiveText';

/**
 * Mails to guests with a copy of their message. The address is not verified, so the subject and our text contain no words
 * of the guest, and the copy contains no links. docs/behavior.md#acknowledgments
 */

const { contactAcknowledgment: ofContact, groupRequestAcknowledgment: ofGroup, quote } = mailWords;

/** To a guest who wrote by the contact form. */
export const contactAcknowledgment = (given: ContactMessage): Email => ({
  to: given.email,
  subject: ofContact.subject,
  heading: ofContact.heading,
  paragraphs: [greeting(given.name), ofContact.text],
  facts: acknowledgedFacts(contact, given),
  quote: { label: quote, text: inactiveText(`${given.subject}\n\n${given.message}`) },
  footnote: ofContact.footnote,
});

/** To a guest who asked for rooms for a group. */
export const groupRequestAcknowledgment = (request: GroupRequest): Email => ({
  to: request.email,
  subject: ofGroup.subject,
  heading: ofGroup.heading,
  paragraphs: [greeting(request.fullName), ofGroup.text],
  facts: acknowledgedFacts(groupRequest, request),
  ...(request.message ? { quote: { label: quote, text: inactiveText(request.message) } } : {}),
  footnote: ofGroup.footnote,
});
