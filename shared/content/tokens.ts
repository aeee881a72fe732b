import { upperFirst } from '../words';
import { type References, readable, unreadable } from './references';

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
 * @param left tokens to keep, since the page fills them in
 * @throws unreadable if a fact is
 */
export function replaceTokens(
  text: string,
  fact: References['fact'],
  report: (message: string) => void,
  left: readonly string[] = [],
): string {
  let isReadable = true;
  const replaced = text.replace(token, (whole, name: string, at: number) => {
    if (left.includes(name)) return whole;
    const found = readable(() => ({ words: lookUp(name, fact) }));
    isReadable &&= found !== undefined;
    if (found && found.words === undefined) report(`has ${whole}, which is not a known fact`);
    const words = found?.words ?? '';
    return text[at + whole.length] === '.' ? words.replace(/\.$/, '') : words;
  });
  if (/[{}]/.test(text.replace(token, ''))) report('has an unmatched brace');
  if (!isReadable) throw unreadable;
  return replaced;
}
