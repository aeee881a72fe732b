import type { CodeRules } from '../offers/rules';
import type { Room } from '../room';
import { isRoomKind, matchingRooms } from '../roomFilters';
import type { offerFile } from '../schema/offer';
import type { Resolved } from '../schema/resolved';
import type { Labels } from './labels';
import { ruleLine } from './labels';

/** The data that codes depend on. */
interface CodeSources {
  /** The visible rooms. */
  rooms: readonly Room[];
  labels: Labels;
}

/** The last day of a code that never expires. */
const endOfTime = '9999-12-31';

/** The maximum number of rooms that a label lists by name. */
const maxNamedRooms = 3;

/** Formats a code's rooms: 'a suite', 'Enci King, Bay'; empty for all rooms. @param kind a room kind or view id */
function roomsLabel(kind: string | undefined, rooms: readonly Room[], { offerWords, views }: Labels): string {
  if (rooms.length > maxNamedRooms) return offerWords.rooms.certain;
  if (rooms.length > 0) return rooms.map(({ name }) => name).join(', ');
  if (kind === undefined) return '';
  return isRoomKind(kind) ? offerWords.rooms[kind] : (views.find(({ id }) => id === kind)?.room ?? '');
}

/**
 * Returns an offer with its rules both as data and as text for guests.
 * @param id the offer's file name
 * @param always the last condition of every offer
 */
export function offerOf(
  id: string,
  file: Resolved<typeof offerFile>,
  { rooms, labels }: CodeSources,
  always: string,
) {
  const { title, text, terms, code, picture, changed, roomKind, rooms: listed, ...limits } = file;
  const matches = matchingRooms(rooms, roomKind ?? 'all').filter(
    ({ slug }) => listed === 'all' || listed.includes(slug),
  );
  const isForAll = listed === 'all' && roomKind === undefined;
  const rules = { ...limits, rooms: isForAll ? ('all' as const) : matches.map(({ slug }) => slug) };
  const ruleLabels = labels.ruleLabels(rules, roomsLabel(roomKind, listed === 'all' ? [] : matches, labels));
  return {
    id,
    title,
    text,
    code,
    picture,
    changed,
    rules,
    ruleLabels,
    /** The rules in one line: '15% off · 2 nights or more · Sunday through Thursday · book by May 27, 2027'. */
    line: ruleLine(ruleLabels),
    /** The conditions as the owner wrote them, one sentence each. */
    terms: [...terms, always],
  };
}

export type Offer = ReturnType<typeof offerOf>;

/** A promo code with its rules both as data and as text for guests. */
export type BookableCode = Pick<Offer, 'title' | 'line' | 'code' | 'ruleLabels'> & {
  rules: CodeRules;
  /** The id of the code's offer. A code without an offer has no page. */
  id?: string;
};

/** Returns the code for booking a wheelchair-accessible room at the price of the cheapest room for the guests. */
export function accessibleRateOf(
  { title, line, code }: Record<'title' | 'line' | 'code', string>,
  { rooms, labels }: CodeSources,
): BookableCode {
  const accessible = rooms.filter(({ wheelchairAccessible }) => wheelchairAccessible);
  const rules = { isCheapestRate: true, lastDay: endOfTime, rooms: accessible.map(({ slug }) => slug) };
  return { title, line, code, rules, ruleLabels: { rooms: roomsLabel(undefined, accessible, labels) } };
}
