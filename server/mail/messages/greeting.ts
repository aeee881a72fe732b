import { fill } from '../../../shared/words';
import type { MailHotel } from './email';

/** Longer texts are not greeted as names; in characters and in words. */
const longestName = 60;
const mostWords = 5;

/** The first name, if a name begins with it: not initials, nor names written family name first. */
const firstName = (name: string) =>
  /^\p{Script=Latin}[\p{Script=Latin}\p{M}’'-]+(?= |$)/u.exec(name)?.[0] ?? name;

/**
 * 'Hi Ada,' with the first name, or 'Hi,' if the text is no name. The address is not verified: a form must not allow sending
 * texts or links to strangers in the hotel's name.
 */
export function greeting({ content: { mails } }: MailHotel, name: string): string {
  const isShort = name.length <= longestName && name.split(/\s+/).length <= mostWords;
  const isName = isShort && /^\p{L}(?:[\p{L}\p{M}’' -]|\.(?= |$))*$/u.test(name);
  return isName ? fill(mails.greeting, { name: firstName(name) }) : mails.greetingWithoutName;
}
