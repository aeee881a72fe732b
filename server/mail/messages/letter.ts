import { site } from '../../../shared/site';

/** A mail before it is laid out: its HTML and its text are made from the same data. */
export interface Letter {
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
  words?: { label: string; text: string };
  link?: { label: string; href: string };
  /** Why the reader gets this. */
  footnote: string;
}

/** The hotel's lines at the foot of every mail. */
export const signature = [site.fullName, site.addressLine, `${site.phone.display} · ${site.email}`] as const;

/** Facts with a value. */
export const givenFacts = ({ facts }: Letter) => (facts ?? []).filter(([, value]) => value !== '');

const width = 72;

/** Breaks text at spaces; longer words stay whole. */
function wrap(text: string, prefix = ''): string {
  const wrapLine = (line: string) => {
    const lines: string[] = [];
    let current = '';
    for (const word of line.split(' ')) {
      if (current && prefix.length + current.length + 1 + word.length > width) {
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
export function letterText(letter: Letter): string {
  const facts = givenFacts(letter);
  const labelWidth = Math.max(0, ...facts.map(([label]) => label.length)) + 2;
  const blocks = [
    letter.heading.toUpperCase(),
    ...letter.paragraphs.map((text) => wrap(text)),
    facts.map(([label, value]) => `${`${label}:`.padEnd(labelWidth)}${value}`).join('\n'),
    letter.words && `${letter.words.label}:\n${wrap(letter.words.text, '> ')}`,
    letter.link && `${letter.link.label}: ${letter.link.href}`,
    `--\n${signature.join('\n')}`,
    wrap(letter.footnote),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
