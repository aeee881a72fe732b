import { type ContactMessage, contact } from '../../../shared/forms/contact';
import { type GroupRequest, groupRequest } from '../../../shared/forms/groupRequest';
import { site } from '../../../shared/site';
import type { Email } from './email';
import { acknowledgedFacts } from './facts';
import { greeting } from './greeting';
import { inactiveText } from './inactiveText';

/**
 * Mails to guests with a copy of their message. The address is not verified, so the subject and our text contain no words
 * of the guest, and the copy contains no links. docs/behavior.md#acknowledgments
 */

const footnote = (form: string) =>
  `You’re receiving this email because this address was entered in the ${form} form of ${site.fullName}. If that wasn’t you, reply to this email and we’ll delete your address.`;

const callUs = `If it can’t wait, call us at ${site.phone.display}.`;

/** To a guest who wrote by the contact form. */
export const contactAcknowledgment = (given: ContactMessage): Email => ({
  to: given.email,
  subject: `We have your message (${site.brand})`,
  heading: 'We have your message',
  paragraphs: [
    greeting(given.name),
    `Thanks for writing. Someone at the front desk will read this and reply by email. ${callUs}`,
  ],
  facts: acknowledgedFacts(contact, given),
  quote: { label: 'You wrote', text: inactiveText(`${given.subject}\n\n${given.message}`) },
  footnote: footnote('contact'),
});

/** To a guest who asked for rooms for a group. */
export const groupRequestAcknowledgment = (request: GroupRequest): Email => ({
  to: request.email,
  subject: `We have your group request (${site.brand})`,
  heading: 'We have your request',
  paragraphs: [
    greeting(request.fullName),
    `Thanks for thinking of us. You’ll hear from us within two business days. If a date or a number has changed, reply to this email. ${callUs}`,
  ],
  facts: acknowledgedFacts(groupRequest, request),
  ...(request.message ? { quote: { label: 'You wrote', text: inactiveText(request.message) } } : {}),
  footnote: footnote('group request'),
});
