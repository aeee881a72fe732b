import type { NewsletterSubscription } from '../../shared/forms';
import { site } from '../../shared/site';
import type { ContactCall, EmailCall } from './entry';
import { emailHtml } from './messages/EmailLayout';
import { type Email, emailText } from './messages/email';

/** The way out by mail, for programs that offer no link (RFC 2369, 3.2). */
export const unsubscribeMailto = `mailto:${site.email}?subject=unsubscribe`;

/**
 * The ways out of the list that mail programs show beside the sender (RFC 2369). One click (RFC 8058) needs https, and
 * the provider's DKIM signature over both headers.
 */
function listHeaders(unsubscribe: string): Record<string, string> {
  if (unsubscribe === unsubscribeMailto) return { 'List-Unsubscribe': `<${unsubscribeMailto}>` };
  return {
    'List-Unsubscribe': `<${unsubscribe}>, <${unsubscribeMailto}>`,
    ...(unsubscribe.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  };
}

/** An email as a call to Resend. */
export const emailCall = (email: Email): EmailCall => ({
  type: 'email',
  ...(email.to ? { to: email.to } : {}),
  ...(email.replyTo ? { replyTo: email.replyTo } : {}),
  subject: email.subject,
  html: emailHtml(email),
  text: emailText(email),
  ...(email.unsubscribe ? { headers: listHeaders(email.unsubscribe) } : {}),
});

/** A subscriber as a contact in a segment of Resend. The last word of a name of several is the family name. */
export function contactCall(
  { email, name, consent }: NewsletterSubscription,
  segmentId: string,
): ContactCall {
  const words = name.split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { type: 'contact', email, firstName: words.join(' '), lastName, unsubscribed: !consent, segmentId };
}
