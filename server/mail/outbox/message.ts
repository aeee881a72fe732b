import type { FormName } from '../../../shared/forms/allForms';

/** An email. To and Reply-To default to the hotel (MAIL_TO). */
export interface EmailMessage {
  kind: 'email';
  to?: string | undefined;
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string> | undefined;
}

/** Adds an address to the list unless it has left the list before, and sends an email in either case. */
export interface SubscribeMessage {
  kind: 'subscribe';
  email: string;
  firstName: string;
  lastName: string;
  segmentId: string;
  /** Which of the two is sent depends on whether the contact has left the list. */
  mails: { welcome: EmailMessage; back: EmailMessage };
}

/** One call to Resend, without the configured addresses, which are fixed by its first attempt. */
export type Message =
  | EmailMessage
  | SubscribeMessage
  /** Excludes a contact who used the signed link from broadcasts. */
  | { kind: 'unsubscribe'; email: string }
  /** Puts a contact who left and then used the signed link back on the list. */
  | { kind: 'resubscribe'; email: string; segmentId: string };

/** The sender of all email, and the hotel's mailbox for inquiries. */
export interface Mailboxes {
  from: string;
  hotel: string;
}

/** A message that an attempt has started for. Further attempts have the same key and addresses. */
export interface StartedMessage extends Mailboxes {
  message: Message;
  idempotencyKey: string;
}

/** Identifies repeats of an inquiry. */
export interface InquiryKey {
  /** Of form and fields. */
  content: string;
  /** Of form, fields and the browser's id for the submission. */
  submission?: string | undefined;
}

/** What a guest sent, and the messages to send for it. */
export interface Inquiry {
  form: FormName;
  /** The guest's address. */
  email: string;
  fields: object;
  receivedAt: Date;
  /** If omitted, repeats are stored too. */
  key?: InquiryKey;
  messages: readonly Message[];
}

/** All emails of which a message sends at most one. */
export function emailsOf(message: Message): readonly EmailMessage[] {
  if (message.kind === 'email') return [message];
  return message.kind === 'subscribe' ? [message.mails.welcome, message.mails.back] : [];
}

/** The guest's address if a message sends an email to the guest. */
export const recipientOf = (message: Message): string | undefined =>
  emailsOf(message).find(({ to }) => to !== undefined)?.to;

/** The address whose place on the list a message changes. */
export const subscriberOf = (message: Message): string | null =>
  message.kind === 'email' ? null : message.email.toLowerCase();
