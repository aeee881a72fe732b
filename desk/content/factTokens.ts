/** Replaces fact tokens in text with values or labels. */
import { stem } from '../../shared/content/kinds';
import { replaceTokens } from '../../shared/content/replaceTokens';
import { getOwn } from '../../shared/getOwn';
import type { NamedThings } from './namedThings';
import { labelOf } from './schemaFields';

/** Returns a token's label: 'lowestRate' -> '[Lowest rate]', 'moonlight-beach.miles' -> '[Moonlight beach, miles]'. */
function tokenLabel(name: string): string {
  const [thing = '', ...part] = name.split('.');
  return `[${[labelOf(thing), ...part].join(', ')}]`;
}

/** Replaces tokens with labels: '{lowestRate} a night' -> '[Lowest rate] a night'. */
export const labelTokens = (text: string): string =>
  text.replace(/\{([\w-]+(?:\.[\w-]+)?)\}/g, (_, name: string) => tokenLabel(name));

/** The tokens that become links, each with the fact that the link shows. */
export const linkTokens: Readonly<Record<string, { label: string; fact: string }>> = {
  phoneLink: { label: 'Phone, as a link', fact: 'phone' },
  emailLink: { label: 'Email, as a link', fact: 'email' },
};

/** Fills in facts: '{city}' -> 'Encinitas'. Tokens that only a page fills in become labels: '{count}' -> '[Count]'. */
export function fillFacts(text: string, { facts = {} }: Pick<NamedThings, 'facts'>): string {
  const find = (name: string) => getOwn(facts, getOwn(linkTokens, name)?.fact ?? name);
  return replaceTokens(
    text,
    (name) => {
      // replaceTokens looks up a capitalized name again with a lowercase first letter.
      const isKnown = find(name.charAt(0).toLowerCase() + name.slice(1)) !== undefined;
      return find(name) ?? (isKnown ? undefined : tokenLabel(name));
    },
    () => undefined,
  );
}

/** Returns the facts for a file's text; for a room's file, also that room's facts. @param file relative to content/ */
export const factsFor = ({ facts, ownFacts }: NamedThings, file: string): NamedThings['facts'] =>
  facts && { ...facts, ...(file.startsWith('rooms/') && getOwn(ownFacts, stem(file))) };
