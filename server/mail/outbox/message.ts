import type { FormName } from '../../../shared/forms/allForms';

/** An email. The To and Reply-To headers default to the hotel (MAIL_TO). */
export interface EmailMessage {
  kind: 'email';
  /** The guest's address in emails to guests, which are limited per address and whose failures trigger no alert. */
  to?: string | undefined;
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string> | undefined;
}

/** Adds an address to the list and sends the email `welcome`. An address that left the list gets `back` instead. */
export interface SubscribeMessage {
  kind: 'subscribe';
  email: string;
  firstName: string;
  lastName: string;
  segmentId: string;
  /** The email for a new or current subscriber, and the email for an address that left the list. */
  mails: { welcome: EmailMessage; back: EmailMessage };
}

/** Sends an email with an unsubscribe link if the address is on the list. */
export interface LinkMessage {
  kind: 'link';
  email: string;
  mail: EmailMessage;
}

/** A delivery through Resend. The first attempt adds the configured addresses, which then stay the same. */
export type Message =
  | EmailMessage
  | SubscribeMessage
  | LinkMessage
  /** Excludes a contact who used a signed link from broadcasts. */
  | { kind: 'unsubscribe'; email: string }
  /** Puts a contact who left, and then used a signed link to rejoin, back on the list. */
  | { kind: 'resubscribe'; email: string; segmentId: string };

const anyOfThem = ['subscribe', 'link', 'unsubscribe', 'resubscribe'] as const;

/**
 * All kinds of messages. A message about the newsletter list replaces waiting messages of the listed kinds for the same
 * address. Anyone can post a sign-up or request a link, so these messages do not replace a choice through a signed
 * link.
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
  /** MAIL_FROM */
  from: string;
  /** MAIL_TO */
  hotel: string;
}

/** A message for which an attempt has started. Retries use the same idempotency key and addresses. */
export interface StartedMessage extends Mailboxes {
  message: Message;
  idempotencyKey: string;
}

/** Hashes that identify repeats of an inquiry. */
export interface InquiryKey {
  /** A hash of the form's name and the fields. */
  content: string;
  /** A hash of the form's name, the fields, and the browser's id for the submission. */
  submission?: string | undefined;
}

/** A form that a guest submitted, and the messages to send for it. */
export interface Inquiry {
  form: FormName;
  /** The guest's address. */
  email: string;
  fields: object;
  receivedAt: Date;
  /** If the key is omitted, repeats are also stored. */
  key?: InquiryKey;
  messages: readonly Message[];
}

/** Returns the emails that a message can send. A message sends at most one email. */
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

/** Returns the guest's address if a message sends an email to the guest. */
export const guestAddressOf = (message: Message): string | undefined =>
  emailsOf(message).find(({ to }) => to !== undefined)?.to;

/** Returns the list address that a message is about, and the kinds of waiting messages that the message replaces. */
export const subscriptionOf = (message: Message) =>
  message.kind === 'email'
    ? undefined
    : { subscriber: message.email.toLowerCase(), replaced: replacedKinds[message.kind] };
