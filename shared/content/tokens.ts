import { upperFirst } from '../words';
import { type References, unreadable } from './references';

/** A token in a text: '{roomCount}', '{moonlight-beach.miles}'. */
const token = /\{([^{}]*)\}/g;

/** A token with a capital first letter starts a sentence: '{RoomCountInWords}' -> 'Eleven'. */
function lookUp(name: string, fact: References['fact']) {
  const known = fact(name);
  if (known !== undefined) return known;
  const text = fact(name.charAt(0).toLowerCase() + name.slice(1));
  return typeof text === 'string' ? upperFirst(text) : text;
}

/**
 * Replaces tokens by facts. A fact that ends with a period, such as '4 p.m.', is not followed by another. Unknown tokens and
 * stray braces are reported.
 * @param left tokens that the page fills in, which stay
 */
export function replaceTokens(
  text: string,
  fact: References['fact'],
  report: (message: string) => void,
  left: readonly string[] = [],
): string {
  const replaced = text.replace(token, (whole, name: string, at: number) => {
    if (left.includes(name)) return whole;
    const words = lookUp(name, fact);
    if (words === unreadable) return '';
    if (words === undefined) report(`has ${whole}, which is no known fact`);
    const isLast = text[at + whole.length] === '.';
    return (isLast ? words?.replace(/\.$/, '') : words) ?? '';
  });
  if (/[{}]/.test(text.replace(token, ''))) report('has a brace without its partner');
  return replaced;
}
