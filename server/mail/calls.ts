import type { NewsletterSubscription } from '../../shared/forms/newsletter';
import type { ContactCall, EmailCall } from './entry';
import { emailHtml } from './messages/EmailLayout';
import { type Email, emailText, type MailHotel } from './messages/email';

/** Unsubscribing by mail, for programs that show no link (RFC 2369, 3.2). */
export const unsubscribeMailto = ({ content }: MailHotel): string =>
  `mailto:${content.hotel.email}?subject=unsubscribe`;

/**
 * Headers from which mail programs make an unsubscribe button (RFC 2369). One-click (RFC 8058) needs https and the
 * provider's DKIM signature over both headers.
 */
function listHeaders(hotel: MailHotel, unsubscribe: string): Record<string, string> {
  const mailto = unsubscribeMailto(hotel);
  if (unsubscribe === mailto) return { 'List-Unsubscribe': `<${mailto}>` };
  return {
    'List-Unsubscribe': `<${unsubscribe}>, <${mailto}>`,
    ...(unsubscribe.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  };
}

/** Mails to guests answer a form: no mail program should answer them by itself (RFC 3834, 5). */
const answerHeaders = { 'Auto-Submitted': 'auto-generated' };

function headersOf(hotel: MailHotel, { to, unsubscribe }: Email): Pick<EmailCall, 'headers'> {
  if (to === undefined) return {};
  return { headers: { ...answerHeaders, ...(unsubscribe ? listHeaders(hotel, unsubscribe) : {}) } };
}

/**
 * A guest's text may hold what mail programs decode in a header (RFC 2047), and so show another subject than the one that
 * was checked.
 */
const withoutEncodedWords = (subject: string) => subject.replaceAll('=?', '= ?');

/** An email as a call to Resend. */
export const emailCall = (hotel: MailHotel, email: Email): EmailCall => ({
  type: 'email',
  ...(email.to ? { to: email.to } : {}),
  ...(email.replyTo ? { replyTo: email.replyTo } : {}),
  subject: withoutEncodedWords(email.subject),
  html: emailHtml(hotel, email),
  text: emailText(hotel, email),
  ...headersOf(hotel, email),
});

/** A subscriber as a contact in a segment of Resend. The last of several words of the name is the family name. */
export function contactCall(
  hotel: MailHotel,
  { email, name }: Pick<NewsletterSubscription, 'email' | 'name'>,
  segmentId: string,
  mails: { welcome: Email; back: Email },
): ContactCall {
  const words = name.split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return {
    type: 'contact',
    email,
    firstName: words.join(' '),
    lastName,
    segmentId,
    mails: { welcome: emailCall(hotel, mails.welcome), back: emailCall(hotel, mails.back) },
  };
}
