import type { EmailMessage } from '../outbox/message';
import { emailHtml } from './EmailLayout';
import { type Email, emailText, type MailHotel } from './email';

/** Unsubscribing by email, for email clients that show no link (RFC 2369, 3.2). */
export const unsubscribeMailto = ({ content }: MailHotel): string =>
  `mailto:${content.hotel.email}?subject=unsubscribe`;

function headersOf(hotel: MailHotel, { to, unsubscribe }: Email): EmailMessage['headers'] {
  if (to === undefined) return undefined;
  const ways = unsubscribe ? new Set([unsubscribe, unsubscribeMailto(hotel)]) : [];
  const list = [...ways].map((way) => `<${way}>`).join(', ');
  return {
    // Emails to guests respond to a form: no email client should reply automatically (RFC 3834, 5).
    'Auto-Submitted': 'auto-generated',
    // Email clients turn this into an unsubscribe button (RFC 2369).
    ...(list && { 'List-Unsubscribe': list }),
    // One-click (RFC 8058) needs https and the provider's DKIM signature over both headers.
    ...(unsubscribe?.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}

/**
 * Email clients decode "encoded words" in headers (RFC 2047), so a guest's text could make them display a different
 * subject than the one we validated.
 */
const withoutEncodedWords = (subject: string) => subject.replaceAll('=?', '= ?');

/** An email as a message in the outbox. */
export const toEmailMessage = (hotel: MailHotel, email: Email): EmailMessage => ({
  kind: 'email',
  to: email.to,
  replyTo: email.replyTo,
  subject: withoutEncodedWords(email.subject),
  html: emailHtml(hotel, email),
  text: emailText(hotel, email),
  headers: headersOf(hotel, email),
});
