/** The longest name that is greeted by name, in characters and in words: more are a sentence. */
const longestName = 60;
const mostWords = 5;

/**
 * 'Hello Ada,' or, where the text is no name, 'Hello,'. These emails go to an address that nobody has confirmed: a
 * form must not be a way to send strangers a text or a link in the hotel's name.
 */
export function greeting(name: string): string {
  const isShort = name.length <= longestName && name.split(/\s+/).length <= mostWords;
  const isName = isShort && /^\p{L}(?:[\p{L}\p{M}’' -]|\.(?= |$))*$/u.test(name);
  return isName ? `Hello ${name},` : 'Hello,';
}
