import type { EmailMessage } from '../outbox/message';
import { emailHtml } from './EmailLayout';
import { type Email, emailText, type MailHotel } from './email';

/** Returns the URL for unsubscribing by email, for email clients that show no link (RFC 2369, 3.2). */
export const unsubscribeMailto = ({ content }: MailHotel): string =>
  `mailto:${content.hotel.email}?subject=unsubscribe`;

function headersOf(hotel: MailHotel, { to, unsubscribe }: Email): EmailMessage['headers'] {
  if (to === undefined) return undefined;
  const ways = unsubscribe ? new Set([unsubscribe, unsubscribeMailto(hotel)]) : [];
  const list = [...ways].map((way) => `<${way}>`).join(', ');
  return {
    // Keeps email clients from replying automatically, for example with an out-of-office message (RFC 3834, 5).
    'Auto-Submitted': 'auto-generated',
    // Email clients show an unsubscribe button for this header (RFC 2369).
    ...(list && { 'List-Unsubscribe': list }),
    // One-click unsubscribing (RFC 8058) requires https and the provider's DKIM signature over both headers.
    ...(unsubscribe?.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}

/**
 * Disables "encoded words" (RFC 2047), which email clients decode in headers. A guest could use encoded words to show a
 * different subject than the subject that we validated.
 */
const withoutEncodedWords = (subject: string) => subject.replaceAll('=?', '= ?');

/** Converts an email to a message for the outbox. */
export const toEmailMessage = (hotel: MailHotel, email: Email): EmailMessage => ({
  kind: 'email',
  to: email.to,
  replyTo: email.replyTo,
  subject: withoutEncodedWords(email.subject),
  html: emailHtml(hotel, email),
  text: emailText(hotel, email),
  headers: headersOf(hotel, email),
});
