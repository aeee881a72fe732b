import { upperFirst } from '../templates';
import type { Lookups } from './lookups';

/** Matches a token: '{roomCount}', '{moonlight-beach.miles}'. */
const tokenPattern = /\{([^{}]*)\}/g;

/** Looks up a token. A capital first letter also capitalizes the value: '{RoomCountInWords}' -> 'Eleven'. */
function lookUp(name: string, valueOfToken: Lookups['token']): string | undefined {
  const known = valueOfToken(name);
  if (known !== undefined) return known;
  const text = valueOfToken(name.charAt(0).toLowerCase() + name.slice(1));
  return text === undefined ? undefined : upperFirst(text);
}

/**
 * Replaces tokens with their values. After a value that ends with a period, such as '4 p.m.', a second period is
 * dropped. Unknown tokens and stray braces are reported.
 * @param report receives each error and, for an unknown token, the token
 * @param allowed tokens that are left for the page to fill in
 */
export function replaceTokens(
  text: string,
  valueOfToken: Lookups['token'],
  report: (message: string, token?: string) => void,
  allowed: readonly string[] = [],
): string {
  const replaced = text.replace(tokenPattern, (match, name: string, at: number) => {
    if (allowed.includes(name)) return match;
    const words = lookUp(name, valueOfToken);
    if (words === undefined) report(`has ${match}, which is not a known fact`, match);
    else return text[at + match.length] === '.' ? words.replace(/\.$/, '') : words;
    return '';
  });
  if (/[{}]/.test(text.replace(tokenPattern, ''))) report('has an unmatched brace');
  return replaced;
}
