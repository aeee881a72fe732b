import type * as z from 'zod';
import { matchingRooms } from '../roomFilter';
import type { Offer, OfferDetails, offersFile } from '../schema/offer';
import type { Room } from '../schema/roomFacts';
import type { Site } from '../schema/site';
import { fill } from '../words';
import type { Fields } from './fields';
import { contentKinds } from './kinds';
import type { Labels } from './labels';
import { type Reader, stem } from './reader';

/** What an offer's words and rules depend on. */
interface OfferSource {
  /** The paths of the offers' files. */
  files: readonly string[];
  texts: z.output<ReturnType<typeof offersFile>> | undefined;
  site: Site | undefined;
  /** Those that guests see. */
  rooms: readonly Room[];
  /** Undefined if their words have faults. */
  labels: Labels | undefined;
}

/** Search results cut longer descriptions; in characters. */
const longestDescription = 160;

/** For search results: as much as they show. */
function descriptionOf(
  { summary, code, lastDay }: Offer,
  site: Site,
  { dateLabel, finePrintWords: { description, longDescription } }: Labels,
): string {
  const { brand, address } = site;
  const values = { summary, code, brand, city: address.city, date: dateLabel(lastDay) };
  const whole = fill(longDescription, values);
  return whole.length > longestDescription ? fill(description, values) : whole;
}

/** Compiles content/offers, by end date; faults go to the reader. */
export function compileOffers(
  { faults, read }: Reader,
  fields: Fields,
  { files, texts, site, rooms, labels }: OfferSource,
) {
  const schema = contentKinds.offers.schema(fields);
  const compiled = files.flatMap((path): [Offer, OfferDetails][] => {
    const file = read(path, schema);
    if (!file || !texts || !site || !labels) return [];
    const { title, text, code, picture, changed, roomKind, rooms: listed, combines, ...limits } = file;
    const { firstDay, lastDay } = limits;
    const mine = matchingRooms(rooms, roomKind ?? 'all').filter(
      ({ slug }) => listed === 'all' || listed.includes(slug),
    );
    if (rooms.length > 0 && mine.length === 0)
      faults.push(`content/${path}: roomKind must be that of one of its rooms`);
    const forRooms = labels.roomsPhrase(roomKind, listed === 'all' ? [] : mine.map(({ name }) => name));
    const rules = { ...limits, rooms: forRooms ? mine.map(({ slug }) => slug) : ('all' as const), forRooms };
    const described = { ...rules, combines };
    const named = { id: stem(path), title, summary: labels.summaryOf(described), code };
    const offer = {
      ...named,
      firstDay,
      lastDay,
      rooms: rules.rooms,
      picture,
    };
    const details = {
      ...named,
      text,
      description: descriptionOf(offer, site, labels),
      rules,
      finePrint: labels.finePrintOf(described, texts.always),
      changed,
    };
    return [[offer, details]];
  });
  const inOrder = compiled.sort(([one], [other]) => one.lastDay.localeCompare(other.lastDay));
  return {
    offers: inOrder.map(([offer]) => offer),
    details: Object.fromEntries(inOrder.map(([{ id }, details]) => [id, details])),
  };
}
