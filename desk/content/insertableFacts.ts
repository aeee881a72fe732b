import { getOwn } from '../../shared/getOwn';
import { namesOf } from './entryNames';
import { linkTokens } from './factTokens';
import type { NamedThings } from './namedThings';
import { labelOf } from './schemaFields';

/** A fact that text can include with a token. */
export interface Fact {
  /** The name in the fact's token: 'checkIn', 'moonlight-beach.miles'. */
  name: string;
  /** The label for the owner: 'Check in', 'Moonlight State Beach, miles'. */
  label: string;
  /** The fact's current value, as guests read it. */
  words: string;
  /** Whether the token becomes a link, which is allowed only in text that may contain links. */
  isLink?: boolean;
}

/** Facts that only the site's code uses. */
const unlisted = ['cardPicture', 'phoneNumber'];

/** Lists the facts that text can include. @param slug the room that the text is about, whose facts come first */
export function insertableFacts(named: NamedThings, slug: string | undefined): Fact[] {
  const { facts = {}, ownFacts } = named;
  const names = namesOf(named);
  const own = (slug && getOwn(ownFacts, slug)) || {};
  const listed = Object.entries({ ...own, ...facts, ...own }).map(([name, words]): Fact => {
    const [thing = '', part] = name.split('.');
    return { name, label: part ? `${names.get(thing) ?? labelOf(thing)}, ${part}` : labelOf(name), words };
  });
  return [
    ...listed.filter(({ name }) => !unlisted.includes(name)),
    ...Object.entries(linkTokens).map(([name, { label, fact }]) => ({
      name,
      label,
      words: facts[fact] ?? '',
      isLink: true,
    })),
  ];
}
