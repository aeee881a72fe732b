import type { NewsletterSubscription } from '../../shared/forms';
import type { ContactCall, EmailCall } from './entry';
import { emailHtml } from './messages/EmailLayout';
import { type Email, emailText } from './messages/email';

/** An email as a call to Resend. */
export const emailCall = (email: Email): EmailCall => ({
  type: 'email',
  ...(email.to ? { to: email.to } : {}),
  ...(email.replyTo ? { replyTo: email.replyTo } : {}),
  subject: email.subject,
  html: emailHtml(email),
  text: emailText(email),
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
