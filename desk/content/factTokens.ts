/** Replaces fact tokens in text by their values or labels. */
import { stem } from '../../shared/content/kinds';
import { replaceTokens } from '../../shared/content/replaceTokens';
import { getOwn } from '../../shared/getOwn';
import type { NamedThings } from './namedThings';
import { labelOf } from './schemaFields';

/** 'lowestRate' -> '[Lowest rate]', 'moonlight-beach.miles' -> '[Moonlight beach, miles]' */
function tokenLabel(name: string): string {
  const [thing = '', ...part] = name.split('.');
  return `[${[labelOf(thing), ...part].join(', ')}]`;
}

/** '{lowestRate} a night' -> '[Lowest rate] a night' */
export const labelTokens = (text: string): string =>
  text.replace(/\{([\w-]+(?:\.[\w-]+)?)\}/g, (_, name: string) => tokenLabel(name));

/** The tokens that become links, with the fact that each links. */
export const linkTokens: Readonly<Record<string, { label: string; fact: string }>> = {
  phoneLink: { label: 'Phone, as a link', fact: 'phone' },
  emailLink: { label: 'Email, as a link', fact: 'email' },
};

/** Text as guests read it: '{city}' -> 'Encinitas'. What only the page fills in gets a label: '{count}' -> '[Count]'. */
export function fillFacts(text: string, { facts = {} }: Pick<NamedThings, 'facts'>): string {
  const find = (name: string) => getOwn(facts, getOwn(linkTokens, name)?.fact ?? name);
  return replaceTokens(
    text,
    (name) => {
      // A token with a capital first letter is looked up again without.
      const isKnown = find(name.charAt(0).toLowerCase() + name.slice(1)) !== undefined;
      return find(name) ?? (isKnown ? undefined : tokenLabel(name));
    },
    () => undefined,
  );
}

/** The facts that a file can include, with a room's own in its file. @param file relative to content/ */
export const factsFor = ({ facts, ownFacts }: NamedThings, file: string): NamedThings['facts'] =>
  facts && { ...facts, ...(file.startsWith('rooms/') && getOwn(ownFacts, stem(file))) };
