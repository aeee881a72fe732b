/** The longest name that is greeted by name, in characters. */
const longestName = 60;

/**
 * 'Hello Ada,' or, where the text is no name, 'Hello,'. These emails go to an address that nobody has confirmed: a
 * form must not be a way to send strangers a text or a link in the hotel's name.
 */
export function greeting(name: string): string {
  const isName = name.length <= longestName && /^\p{L}(?:[\p{L}\p{M}’' -]|\.(?= |$))*$/u.test(name);
  return isName ? `Hello ${name},` : 'Hello,';
}
