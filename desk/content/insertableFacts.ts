import { getOwn } from '../../shared/getOwn';
import { namesOf } from './entryNames';
import { linkTokens } from './factTokens';
import type { NamedThings } from './namedThings';
import { labelOf } from './schemaFields';

/** A fact that text can include with a token. */
export interface Fact {
  /** 'checkIn', 'moonlight-beach.miles' */
  name: string;
  /** 'Check in', 'Moonlight State Beach, miles' */
  label: string;
  /** Its current value, as guests read it. */
  words: string;
  /** Whether it becomes a link, allowed only in text that may contain links. */
  isLink?: boolean;
}

/** Used by the site's code, not in text. */
const unlisted = ['cardPicture', 'phoneNumber'];

/** The facts that text can include. @param slug the room that the text belongs to: its own facts come first */
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
