import type { Place } from './marks';

/** Parts of mails.json whose email has another name. */
const others: Readonly<Record<string, string>> = {
  newsletterWithoutConsent: 'newsletter-welcome-without-consent',
};

/** What all emails share is shown in this one. */
const usual = 'contact-acknowledgment';

/** The address of the email that a field is part of; undefined for what is in no email. */
export function mailAddress({ file, path: [part, key] }: Place): string | undefined {
  if (file !== 'mails.json') return undefined;
  const name =
    key === undefined || part === 'facts'
      ? usual
      : (others[String(part)] ?? String(part).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return `/desk/mails/${name}`;
}
