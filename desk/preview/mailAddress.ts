import type { FieldPlace } from './fieldMarks';

/** The email that shows what all emails share. */
const defaultEmail = 'contact-acknowledgment';

/** The URL path of the preview of the email that contains a field; undefined if none does. */
export function mailAddress({ file, path: [part, key] }: FieldPlace): string | undefined {
  if (file !== 'mails.json') return undefined;
  const name =
    key === undefined || part === 'facts'
      ? defaultEmail
      : String(part).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `/desk/mails/${name}`;
}
