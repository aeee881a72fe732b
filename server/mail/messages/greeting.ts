import { fill } from '../../../shared/templates';
import type { MailHotel } from './email';

/** The maximum length of a name, in characters and in words. */
const maxNameLength = 60;
const maxWords = 5;

/** Returns the first name, or the full name if it starts with an initial or is not in Latin script. */
const firstName = (name: string) =>
  /^\p{Script=Latin}[\p{Script=Latin}\p{M}’'-]+(?= |$)/u.exec(name)?.[0] ?? name;

/**
 * Returns a greeting with the first name ('Hi Ada,'), or without a name ('Hi,') if `name` does not look like a name.
 * Email addresses are not verified: without this check, anyone could use a form to send text or links to strangers in
 * the hotel's name.
 */
export function greeting({ content: { mails } }: MailHotel, name: string): string {
  const isShort = name.length <= maxNameLength && name.split(/\s+/).length <= maxWords;
  const isName = isShort && /^\p{L}(?:[\p{L}\p{M}’' -]|\.(?= |$))*$/u.test(name);
  return isName ? fill(mails.greeting, { name: firstName(name) }) : mails.greetingWithoutName;
}
