import { matchingRooms } from '../roomFilter';
import type { HotelFacts } from '../schema/hotel';
import type { Offer, OfferDetails, offerFile } from '../schema/offer';
import type { Resolved } from '../schema/resolved';
import type { RoomBlock, roomBlockFile } from '../schema/roomBlock';
import type { Room } from '../schema/roomFacts';
import { fill } from '../words';
import type { Labels } from './labels';

/** What the words and rules of codes depend on. */
interface CodeSources {
  hotel: Pick<HotelFacts, 'brand' | 'address'>;
  /** Those that guests see. */
  rooms: readonly Room[];
  labels: Labels;
}

/** Search results cut longer descriptions; in characters. */
const longestDescription = 160;

/** For search results: as much as they show. */
function descriptionOf(
  { summary, code, lastDay }: Offer,
  { brand, address }: CodeSources['hotel'],
  { dateLabel, finePrintWords: { description, longDescription } }: Labels,
): string {
  const values = { summary, code, brand, city: address.city, date: dateLabel(lastDay) };
  const whole = fill(longDescription, values);
  return whole.length > longestDescription ? fill(description, values) : whole;
}

/**
 * An offer: what cards show, and what its own page shows beside it.
 * @param id the name of its file
 * @param always the last sentence of its fine print
 */
export function offerOf(
  id: string,
  file: Resolved<typeof offerFile>,
  { hotel, rooms, labels }: CodeSources,
  always: string,
): [Offer, OfferDetails] {
  const { title, text, code, picture, changed, roomKind, rooms: listed, combines, ...limits } = file;
  const { firstDay, lastDay } = limits;
  const mine = matchingRooms(rooms, roomKind ?? 'all').filter(
    ({ slug }) => listed === 'all' || listed.includes(slug),
  );
  const forRooms = labels.roomsPhrase(roomKind, listed === 'all' ? [] : mine.map(({ name }) => name));
  const isForAll = listed === 'all' && roomKind === undefined;
  const rules = { ...limits, rooms: isForAll ? ('all' as const) : mine.map(({ slug }) => slug), forRooms };
  const described = { ...rules, combines };
  const named = { id, title, summary: labels.summaryOf(described), code };
  const offer = { ...named, firstDay, lastDay, rooms: rules.rooms, picture };
  return [
    offer,
    {
      ...named,
      text,
      description: descriptionOf(offer, hotel, labels),
      rules,
      finePrint: labels.finePrintOf(described, always),
      changed,
    },
  ];
}

/** Rooms that are held for a group. @param name that of its file */
export function roomBlockOf(
  name: string,
  file: Resolved<typeof roomBlockFile>,
  { rooms, labels }: Omit<CodeSources, 'hotel'>,
): RoomBlock {
  const { sample: _, rooms: held, ...block } = file;
  const mine = held.flatMap(({ room: slug, rate }) =>
    rooms
      .filter((room) => room.slug === slug)
      .map(({ name: roomName, price, sleeps, rollaways, occupancy }) => ({
        ...{ slug, name: roomName, price, sleeps, rollaways, occupancy, rate },
      })),
  );
  const { firstNight, lastNight, deadline } = block;
  const rules = {
    ...{ firstNight, lastNight, lastDay: deadline },
    rates: Object.fromEntries(mine.map(({ slug, rate }) => [slug, rate])),
    rooms: mine.map(({ slug }) => slug),
    forRooms: labels.roomsPhrase(
      undefined,
      mine.map((room) => room.name),
    ),
  };
  return { name, ...block, rooms: mine, rules };
}
