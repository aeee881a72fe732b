import { ownValue } from '../../shared/ownValue';
import type { NamedThings } from './references';
import { labelOf } from './schema';

/** A fact that a text may name by its token. */
export interface Fact {
  /** 'checkIn', 'moonlight-beach.miles' */
  name: string;
  /** 'Check in', 'Moonlight State Beach, miles' */
  label: string;
  /** What guests read at present. */
  words: string;
  /** Whether it becomes a link: then only texts that may have links name it. */
  isLink?: boolean;
}

/** Of use to the site's code, not in texts. */
const unlisted = ['cardPicture', 'phoneNumber'];

const links = [
  { name: 'phoneLink', label: 'Phone, as a link', fact: 'phone' },
  { name: 'emailLink', label: 'Email, as a link', fact: 'email' },
];

/**
 * The facts that a text may name.
 * @param slug the room whose text it is: its own facts go first
 */
export function factList(
  { facts = {}, roomFacts, rooms, places, views }: NamedThings,
  slug: string | undefined,
): Fact[] {
  const names = new Map([
    ...rooms.map((room) => [room.slug, room.name] as const),
    ...[...places, ...views].map(({ id, name }) => [id, name] as const),
  ]);
  const own = (slug && ownValue(roomFacts, slug)) || {};
  const listed = Object.entries({ ...own, ...facts, ...own }).map(([name, words]): Fact => {
    const [thing = '', part] = name.split('.');
    return { name, label: part ? `${names.get(thing) ?? labelOf(thing)}, ${part}` : labelOf(name), words };
  });
  return [
    ...listed.filter(({ name }) => !unlisted.includes(name)),
    ...links.map(({ fact, ...link }) => ({ ...link, words: facts[fact] ?? '', isLink: true })),
  ];
}
