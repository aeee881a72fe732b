import type { FieldPlace } from './placeMarks';

/** Parts of mails.json whose email has a different name. */
const emailNames: Readonly<Record<string, string>> = {
  newsletterWithoutConsent: 'newsletter-welcome-without-consent',
};

/** The email that shows what all emails share. */
const defaultEmail = 'contact-acknowledgment';

/** The URL path of the preview of the email that contains a field; undefined if none does. */
export function mailAddress({ file, path: [part, key] }: FieldPlace): string | undefined {
  if (file !== 'mails.json') return undefined;
  const name =
    key === undefined || part === 'facts'
      ? defaultEmail
      : (emailNames[String(part)] ?? String(part).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return `/desk/mails/${name}`;
}
