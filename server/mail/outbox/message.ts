import type { FormName } from '../../../shared/forms/allForms';

/** An email. The To and Reply-To headers default to the hotel (MAIL_TO). */
export interface EmailMessage {
  kind: 'email';
  /** Set only in emails to guests, which are limited per address and cause no alert if they fail. */
  to?: string | undefined;
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string> | undefined;
}

/** Adds a newsletter subscriber and sends the email `welcome`. An address that had unsubscribed gets only `back`. */
export interface SubscribeMessage {
  kind: 'subscribe';
  email: string;
  firstName: string;
  lastName: string;
  segmentId: string;
  /** The email for a new or current subscriber, and the email for an address that left the newsletter. */
  mails: { welcome: EmailMessage; back: EmailMessage };
}

/** Sends an email with an unsubscribe link if the address is subscribed to the newsletter. */
export interface LinkMessage {
  kind: 'link';
  email: string;
  mail: EmailMessage;
}

/** A message to deliver through Resend. The first attempt adds the configured addresses, and retries keep them. */
export type Message =
  | EmailMessage
  | SubscribeMessage
  | LinkMessage
  /** Stops broadcasts to a contact who unsubscribed through a signed link. */
  | { kind: 'unsubscribe'; email: string }
  /** Restarts broadcasts to a contact who had unsubscribed and then rejoined through a signed link. */
  | { kind: 'resubscribe'; email: string; segmentId: string };

const anyOfThem = ['subscribe', 'link', 'unsubscribe', 'resubscribe'] as const;

/**
 * All kinds of messages. A newsletter message replaces waiting messages of the listed kinds for the same address.
 * Anyone can sign up or request a link with someone else's address, so those messages never replace an unsubscribe or
 * resubscribe message, which requires a signed link.
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

/** Returns a newsletter message's subscriber, and the kinds of waiting messages that the message replaces. */
export const subscriptionOf = (message: Message) =>
  message.kind === 'email'
    ? undefined
    : { subscriber: message.email.toLowerCase(), replaced: replacedKinds[message.kind] };
