import { emailHtml } from '../../server/mail/messages/EmailLayout';
import { type Email, emailText } from '../../server/mail/messages/email';
import { unsubscribeNotice } from '../../server/mail/messages/newsletter';
import { sampleEmails } from '../../server/mail/preview';
import { wordsOf } from '../support/html';
import { site, small } from '../support/small';

const siteUrl = 'https://www.example.com';
const mails = Object.keys(sampleEmails(small, siteUrl));
const notices = mails.filter((name) => name.endsWith('-notice'));
const toGuests = mails.filter((name) => !name.endsWith('-notice'));

function mailOf(name: string): Email {
  const email = sampleEmails(small, siteUrl)[name];
  if (!email) throw new Error(`no mail is called ${name}`);
  return email;
}

const textsOf = ({ subject, heading, paragraphs, facts = [], quote, link, footnote }: Email) => [
  ...[subject, heading, ...paragraphs, footnote],
  ...facts.map(([label]) => label),
  ...(quote ? [quote.label, quote.text] : []),
  ...(link ? [link.label] : []),
];

describe('every mail', () => {
  it.each(mails)('%s has text in each of its places, in both parts', (name) => {
    const email = mailOf(name);
    for (const text of textsOf(email)) expect(text).toMatch(/[a-z]{2}/i);
    expect(email.paragraphs).not.toEqual([]);
    const words = wordsOf(emailHtml(small, email));
    const plain = emailText(small, email).toLowerCase();
    for (const [label, value] of email.facts ?? []) {
      if (!value) continue;
      expect(words).toContain(value);
      expect(plain).toContain(`${label}: `.toLowerCase());
      expect(plain).toContain(`${value}\n`.toLowerCase());
    }
    const whole = [email.heading, ...email.paragraphs, email.footnote, email.quote?.label, email.link?.label];
    for (const text of whole.filter((each) => each !== undefined)) {
      expect(words).toContain(text);
      expect(plain.replace(/\s+/g, ' ')).toContain(text.toLowerCase());
    }
    if (email.link)
      expect(emailText(small, email).replaceAll(':\n', ': ')).toContain(`: ${email.link.href}\n`);
    expect(plain).not.toMatch(/\n\n\n/);
  });

  it.each(mails)('%s ends with the hotel’s name, address and telephone', (name) => {
    const signature = `\n\n--\n${site.fullName}\n${site.addressLine}\n${site.phone.display} · ${site.email}\n\n`;
    expect(emailText(small, mailOf(name))).toContain(signature);
  });
});

it.each(notices)('%s tells the hotel the sender and time, and replies go to the sender', (name) => {
  const email = mailOf(name);
  const facts = new Map(email.facts ?? []);
  expect(facts.get('Email')).toBe('june@example.com');
  expect(facts.get('Received')).toBe('May 14, 2027 at 2:20 p.m. Eastern time');
  expect([email.to, email.replyTo]).toEqual([undefined, 'june@example.com']);
  if (['unsubscribe-notice', 'resubscribe-notice'].includes(name)) return;
  expect(facts.get('Sent from')).toMatch(new RegExp(`^${siteUrl}/`));
  expect(facts.get('Name')).toBe('June Alvarado');
});

it.each(toGuests)('%s goes to the guest, and replies go to the hotel', (name) => {
  const email = mailOf(name);
  expect([email.to, email.replyTo]).toEqual(['june@example.com', undefined]);
});

it('a hotel without a list here is asked to remove the address from its own', () => {
  const [kept, none] = [true, false].map((isOnList) =>
    unsubscribeNotice(small, 'a@example.com', isOnList, new Date()),
  );
  expect(emailText(small, none as Email).replace(/\s+/g, ' ')).toContain(
    'Take it off every list within 10 business days',
  );
  expect(kept?.paragraphs).not.toEqual(none?.paragraphs);
});

describe('the text part', () => {
  const lines = (paragraph: string, quoted = '') => {
    const email = { subject: 's', heading: 'h', paragraphs: [paragraph], footnote: 'f' };
    const text = emailText(small, quoted ? { ...email, quote: { label: 'l', text: quoted } } : email);
    return text.split('\n');
  };

  it('wraps lines at 72 characters, between words', () => {
    expect(lines(`${'x'.repeat(66)} whole`)[2]).toBe(`${'x'.repeat(66)} whole`);
    expect(lines(`${'x'.repeat(67)} whole`).slice(2, 4)).toEqual(['x'.repeat(67), 'whole']);
    expect(lines(`${'x'.repeat(90)} y`).slice(2, 4)).toEqual(['x'.repeat(90), 'y']);
  });

  it('includes the mark of a quoted line in its length, and marks empty lines too', () => {
    const quoted = lines('p', `${'x'.repeat(64)} whole\n\n${'x'.repeat(65)} whole`);
    expect(quoted.slice(quoted.indexOf('l:') + 1).slice(0, 4)).toEqual([
      `> ${'x'.repeat(64)} whole`,
      '>',
      `> ${'x'.repeat(65)}`,
      '> whole',
    ]);
  });
});

/** Texts of HTML with the styles of their ancestors, outermost first. */
function styledTexts(html: string): { text: string; styles: string[] }[] {
  const around: string[] = [];
  const found: { text: string; styles: string[] }[] = [];
  for (const [, end, name = '', attributes = '', text = ''] of html
    .replace(/.*?<body/s, '<body')
    .replaceAll('&quot;', "'")
    .matchAll(/<(\/?)(\w+)([^>]*)>([^<]*)/g)) {
    if (end) around.pop();
    else if (!['br', 'meta'].includes(name)) around.push(/style="([^"]*)"/.exec(attributes)?.[1] ?? '');
    if (text.replaceAll('\u00A0', ' ').trim()) found.push({ text, styles: [...around] });
  }
  return found;
}

/** Innermost value of a property. */
const innermost = (styles: string[], pattern: RegExp) =>
  styles.map((style) => pattern.exec(style)?.[1]).findLast((value) => value !== undefined);

/** Relative luminance of '#rrggbb' (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each(mails)('%s is readable in a program without style sheets', (name) => {
  const texts = styledTexts(emailHtml(small, mailOf(name)));
  expect(texts.length).toBeGreaterThan(4);
  for (const { text, styles } of texts) {
    const color = innermost(styles, /(?:^|;)color:(#[\da-f]{6})/) ?? 'none';
    const ground = innermost(styles, /(?:^|;)background:(#[\da-f]{6})/) ?? 'none';
    const [bright = 0, dark = 0] = [luminance(color), luminance(ground)].sort((a, b) => b - a);
    expect({ text, isLegible: (bright + 0.05) / (dark + 0.05) >= 4.5 }).toEqual({ text, isLegible: true });
    const font = innermost(styles, /(?:^|;)font:([^;]*)/) ?? 'none';
    const [, size, family] = /^(\d+)px\/[\d.]+ (.*)$/.exec(font) ?? [];
    expect(Number(size)).toBeGreaterThanOrEqual(14);
    expect(family).toMatch(/serif$/);
  }
});
