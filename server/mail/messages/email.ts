import { site } from '../../../shared/site';

/** An email before it is laid out: its HTML and its text are made from the same data. */
export interface Email {
  /** Absent: to the hotel. */
  to?: string;
  /** Absent: the hotel. */
  replyTo?: string;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Label and value, in order; empty values are left out. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** What the guest wrote, kept apart from what we say. */
  quote?: { label: string; text: string };
  link?: { label: string; href: string };
  /** Why the reader gets this. */
  footnote: string;
  /** In newsletter mail the way out: an https or mailto address. */
  unsubscribe?: string;
}

/** The hotel's lines at the foot of every email. */
export const signature = [site.fullName, site.addressLine, `${site.phone.display} · ${site.email}`] as const;

/** Facts with a value. */
export const factsWithValue = ({ facts }: Email) => (facts ?? []).filter(([, value]) => value !== '');

/** The longest line of the text part, in characters. RFC 5322, 2.1.1 recommends at most 78. */
const lineWidth = 72;

/** Breaks text at spaces; longer words stay whole. */
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

/** The text part. The guest's words are quoted line by line, so that they cannot pass for ours. */
export function emailText(email: Email): string {
  const facts = factsWithValue(email);
  const labelWidth = Math.max(0, ...facts.map(([label]) => label.length)) + 2;
  const blocks = [
    email.heading.toUpperCase(),
    ...email.paragraphs.map((text) => wrap(text)),
    facts.map(([label, value]) => `${`${label}:`.padEnd(labelWidth)}${value}`).join('\n'),
    email.quote && `${email.quote.label}:\n${wrap(email.quote.text, '> ')}`,
    email.link && `${email.link.label}: ${email.link.href}`,
    `--\n${signature.join('\n')}`,
    wrap(email.footnote),
    email.unsubscribe && `Unsubscribe:\n${email.unsubscribe}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
