import type { ContactMessage, GroupRequest } from '../../../shared/forms';
import { site } from '../../../shared/site';
import type { Email } from './email';
import { greeting } from './greeting';
import { stayFacts } from './groupRequest';
import { inactiveText } from './inactiveText';

/**
 * Mails to guests who wrote, with what they wrote. Nobody has confirmed their address, so none of their words stand in
 * the subject or in ours, and none of them is a link. docs/behavior.md#acknowledgments
 */

const footnote = (form: string) =>
  `You’re receiving this email because this address was entered in the ${form} form of ${site.fullName}. If that wasn’t you, there’s nothing to do: we haven’t put your address on any list.`;

const callUs = `If it can’t wait, call us at ${site.phone.display}.`;

/** To a guest who wrote by the contact form. */
export const contactAcknowledgment = ({ email, name, subject, message }: ContactMessage): Email => ({
  to: email,
  subject: `We have your message (${site.brand})`,
  heading: 'We have your message',
  paragraphs: [
    greeting(name),
    `Thanks for writing. Someone at the front desk will read this and reply to you here. ${callUs}`,
  ],
  quote: { label: 'You wrote', text: inactiveText(`${subject}\n\n${message}`) },
  footnote: footnote('contact'),
});

/** To a guest who asked for rooms for a group. */
export const groupRequestAcknowledgment = (request: GroupRequest): Email => ({
  to: request.email,
  subject: `We have your group request (${site.brand})`,
  heading: 'We have your request',
  paragraphs: [
    greeting(request.fullName),
    `Thanks for thinking of us. Our team will be in touch shortly. If a date or a number has changed, reply to this email. ${callUs}`,
  ],
  facts: stayFacts(request),
  ...(request.message ? { quote: { label: 'You wrote', text: inactiveText(request.message) } } : {}),
  footnote: footnote('group request'),
});
