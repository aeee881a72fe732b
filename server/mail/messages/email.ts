import type { Content } from '../../../shared/content/content';
import type { Labels } from '../../../shared/labels';

/** The hotel that sends the emails. */
export interface MailHotel {
  content: Content;
  labels: Labels;
}

/** A labeled value in an email, such as the guest's name. Rows with an empty value are not shown. */
export type MailRow = readonly [label: string, value: string];

/** The content of an email, from which the HTML part and the plain-text part are generated. */
export interface Email {
  /** The recipient. Default: the hotel. */
  to?: string;
  /** The address for replies. Default: the hotel. */
  replyTo?: string;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  rows?: readonly MailRow[];
  /** The guest's message, shown as a quote unless the message is empty. */
  quote?: { label: string; text: string };
  link?: { label: string; href: string };
  /** The reason why the recipient gets this email. */
  footnote: string;
  /** The unsubscribe link in newsletter emails: an https or mailto URL. */
  unsubscribe?: string;
}

/** Returns the hotel's name, address, and contact details for the bottom of every email. */
export const signatureOf = ({ hotel }: Content) =>
  [hotel.fullName, hotel.addressLine, `${hotel.phone.display} · ${hotel.email}`] as const;

export const rowsWithValue = ({ rows = [] }: Email) => rows.filter(([, value]) => value !== '');

/** The maximum line length of the plain-text part, in characters. RFC 5322, 2.1.1 recommends at most 78. */
const lineWidth = 72;

/** Wraps text at spaces, without breaking words. */
function wrap(text: string, prefix = ''): string {
  const wrapLine = (line: string) => {
    const lines: string[] = [];
    let current = '';
    for (const word of line.split(' ')) {
      if (current && prefix.length + current.length + 1 + word.length > lineWidth) {
        lines.push(current);
        current = word;
      } else current = current ? `${current} ${word}` : word;
    }
    return [...lines, current];
  };
  return text
    .split('\n')
    .flatMap(wrapLine)
    .map((line) => (prefix + line).trimEnd())
    .join('\n');
}

/** Formats a label and a URL on one line, or on two lines if one line would be too long. */
function linkText({ label, href }: NonNullable<Email['link']>): string {
  const line = `${label}: ${href}`;
  return line.length > lineWidth ? `${label}:\n${href}` : line;
}

/** Creates the plain-text part. Each line of the guest's message is quoted, to set the message apart from our text. */
export function emailText({ content }: MailHotel, email: Email): string {
  const rows = rowsWithValue(email);
  const labelWidth = Math.max(0, ...rows.map(([label]) => label.length)) + 2;
  const blocks = [
    email.heading.toUpperCase(),
    ...email.paragraphs.map((text) => wrap(text)),
    rows.map(([label, value]) => `${`${label}:`.padEnd(labelWidth)}${value}`).join('\n'),
    email.quote?.text && `${email.quote.label}:\n${wrap(email.quote.text, '> ')}`,
    email.link && linkText(email.link),
    `--\n${signatureOf(content).join('\n')}`,
    wrap(email.footnote),
    email.unsubscribe && `${content.mails.unsubscribe}:\n${email.unsubscribe}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
