import type { FormName } from '../../../shared/forms/allForms';

/** An email. To and Reply-To default to the hotel (MAIL_TO). */
export interface EmailMessage {
  kind: 'email';
  /** Only for email to the guest, which is limited for each address, and whose failures trigger no alert. */
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

/** Sends an email with a link to leave the list, but only to an address that is on it. */
export interface LinkMessage {
  kind: 'link';
  email: string;
  mail: EmailMessage;
}

/** One delivery through Resend, without the configured addresses, which are fixed by its first attempt. */
export type Message =
  | EmailMessage
  | SubscribeMessage
  | LinkMessage
  /** Excludes a contact who used the signed link from broadcasts. */
  | { kind: 'unsubscribe'; email: string }
  /** Puts a contact who left and then used the signed link back on the list. */
  | { kind: 'resubscribe'; email: string; segmentId: string };

const anyOfThem = ['subscribe', 'link', 'unsubscribe', 'resubscribe'] as const;

/**
 * Every kind of message, and for those about an address on the list, which waiting ones for the same address each
 * replaces. What anyone can post must not replace a choice that was made through a signed link.
 */
const replacedKinds = {
  email: undefined,
  subscribe: ['subscribe'],
  link: ['link'],
  unsubscribe: anyOfThem,
  resubscribe: anyOfThem,
} satisfies Record<Message['kind'], readonly Message['kind'][] | undefined>;

/** The kinds of messages that this release can send. */
export const messageKinds = Object.keys(replacedKinds);

/** The sender of all email, and the hotel's mailbox for inquiries. */
export interface Mailboxes {
  from: string;
  hotel: string;
}

/** A message for which an attempt has started. Further attempts have the same key and addresses. */
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

/** The emails that a message can send, at most one of them. */
export function emailsOf(message: Message): readonly EmailMessage[] {
  switch (message.kind) {
    case 'email':
      return [message];
    case 'subscribe':
      return [message.mails.welcome, message.mails.back];
    case 'link':
      return [message.mail];
    case 'unsubscribe':
    case 'resubscribe':
      return [];
  }
}

/** The guest's address if a message sends an email to the guest. */
export const guestAddressOf = (message: Message): string | undefined =>
  emailsOf(message).find(({ to }) => to !== undefined)?.to;

/** The address on the list that a message is about, and the kinds of waiting messages for it that it replaces. */
export const subscriptionOf = (message: Message) =>
  message.kind === 'email'
    ? undefined
    : { subscriber: message.email.toLowerCase(), replaced: replacedKinds[message.kind] };
