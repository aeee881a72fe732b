import type { Content } from '../../../shared/content/content';
import type { Labels } from '../../../shared/labels';

/** The hotel that sends the emails. */
export interface MailHotel {
  content: Content;
  labels: Labels;
}

/** A labeled value in an email, such as the guest's name; not shown if the value is empty. */
export type MailRow = readonly [label: string, value: string];

/** The content of an email; its HTML and text parts are generated from it. */
export interface Email {
  /** Default: the hotel. */
  to?: string;
  /** Default: the hotel. */
  replyTo?: string;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  rows?: readonly MailRow[];
  /** The guest's text, shown as a quote unless it is empty. */
  quote?: { label: string; text: string };
  link?: { label: string; href: string };
  /** Why the recipient gets this email. */
  footnote: string;
  /** Newsletter emails only: an https or mailto address. */
  unsubscribe?: string;
}

/** The hotel's lines at the bottom of every email. */
export const signatureOf = ({ hotel }: Content) =>
  [hotel.fullName, hotel.addressLine, `${hotel.phone.display} · ${hotel.email}`] as const;

export const rowsWithValue = ({ rows = [] }: Email) => rows.filter(([, value]) => value !== '');

/** The longest line of the text part, in characters. RFC 5322, 2.1.1 recommends at most 78. */
const lineWidth = 72;

/** Wraps text at spaces; does not break words. */
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

/** A link after its label, or on the next line if both do not fit on one. */
function linkText({ label, href }: NonNullable<Email['link']>): string {
  const line = `${label}: ${href}`;
  return line.length > lineWidth ? `${label}:\n${href}` : line;
}

/** The text part. The guest's text is quoted line by line, so that it cannot be mistaken for ours. */
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
