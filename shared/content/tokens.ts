import { upperFirst } from '../words';
import type { References } from './references';

/** A token in a text: '{roomCount}', '{moonlight-beach.miles}'. */
const token = /\{([^{}]*)\}/g;

/** A token with a capital first letter starts a sentence: '{RoomCountInWords}' -> 'Eleven'. */
function lookUp(name: string, fact: References['fact']): string | undefined {
  const known = fact(name);
  if (known !== undefined) return known;
  const text = fact(name.charAt(0).toLowerCase() + name.slice(1));
  return text === undefined ? undefined : upperFirst(text);
}

/**
 * Replaces tokens with facts. After a fact that ends with a period, such as '4 p.m.', a second period is dropped.
 * Unknown tokens and stray braces are reported.
 * @param allowed tokens to keep, since the page fills them in
 */
export function replaceTokens(
  text: string,
  fact: References['fact'],
  report: (message: string) => void,
  allowed: readonly string[] = [],
): string {
  const replaced = text.replace(token, (match, name: string, at: number) => {
    if (allowed.includes(name)) return match;
    const words = lookUp(name, fact);
    if (words === undefined) report(`has ${match}, which is not a known fact`);
    else return text[at + match.length] === '.' ? words.replace(/\.$/, '') : words;
    return '';
  });
  if (/[{}]/.test(text.replace(token, ''))) report('has an unmatched brace');
  return replaced;
}
