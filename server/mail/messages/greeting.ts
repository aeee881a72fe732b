import { fill } from '../../../shared/templates';
import type { MailHotel } from './email';

/** Limits above which text is not treated as a name, in characters and in words. */
const maxNameLength = 60;
const maxWords = 5;

/** The first name; the full name if it starts with an initial or is not in Latin script. */
const firstName = (name: string) =>
  /^\p{Script=Latin}[\p{Script=Latin}\p{M}’'-]+(?= |$)/u.exec(name)?.[0] ?? name;

/**
 * 'Hi Ada,' with the first name, or 'Hi,' if the text is not a name. The address is not verified, so a form must not
 * let anyone send text or links to strangers in the hotel's name.
 */
export function greeting({ content: { mails } }: MailHotel, name: string): string {
  const isShort = name.length <= maxNameLength && name.split(/\s+/).length <= maxWords;
  const isName = isShort && /^\p{L}(?:[\p{L}\p{M}’' -]|\.(?= |$))*$/u.test(name);
  return isName ? fill(mails.greeting, { name: firstName(name) }) : mails.greetingWithoutName;
}
