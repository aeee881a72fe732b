import type { FieldPlace } from './fieldMarks';

/** The email in which the owner previews text that all emails share. */
const defaultEmail = 'contact-acknowledgment';

/** Returns the URL path that previews the email with a field; undefined for fields of other files. */
export function mailAddress({ file, path: [part, key] }: FieldPlace): string | undefined {
  if (file !== 'mails.json') return undefined;
  const name =
    key === undefined || part === 'facts'
      ? defaultEmail
      : String(part).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `/desk/mails/${name}`;
}
