import type { OfferedCode } from '../../shared/offers/rules';
import { reach } from '../../shared/rates/nearbyStays';
import { freshFor, usableFor } from '../../shared/rates/nightsFreshness';
import { type KnownRoom, knownRoom, monthOf, nextMonth, type Party } from '../../shared/rates/ratePlan';
import { addDays, type Stay } from '../../shared/stay';
import type { NightWords } from '../../shared/ui/defaults';
import { notify } from './stayStore';

/** The response of GET /api/nights. */
interface NightsResponse {
  asOf?: string;
  rooms: readonly KnownRoom[];
  offers: readonly OfferedCode[];
  words: NightWords;
}

/** Prices and availability by night, as far as they have been fetched. docs/behavior.md#nights */
export type KnownNights = Omit<NightsResponse, 'asOf'>;

/** Minimum time between identical requests, in ms. The browser caches a response while the response is fresh. */
const minRequestInterval = 60 * 1000;

/** Delay before the only retry of a failed request, in ms. */
const retryDelay = 5000;

/** The time of the last request, and the prices and availability in the response. Both are keyed by query string. */
const requestedAt = new Map<string, number>();
const cache = new Map<string, KnownNights>();

let known: KnownNights | undefined;

/** Returns prices and availability from all responses combined; undefined until the first response. */
export const knownNights = (): KnownNights | undefined => known;

/** Combines the prices and availability from all responses, and updates the page. */
function combineResponses() {
  const all = [...cache.values()];
  const [first] = all;
  const rooms = first?.rooms.map((room) =>
    knownRoom(
      room,
      all.flatMap((entry) => entry.rooms.find(({ slug }) => slug === room.slug)?.plans ?? []),
    ),
  );
  known = first && rooms && { ...first, rooms };
  notify();
}

/** Requests prices and availability for a range of days. Ignores repeats within a minute. */
async function request(
  from: string,
  to: string,
  { adults, children }: Party,
  isRetry = false,
): Promise<void> {
  if (!(adults >= 1 && children >= 0)) return;
  const party = { adults: String(adults), children: String(children) };
  const query = String(new URLSearchParams({ from, to, ...party }));
  if (Date.now() - (requestedAt.get(query) ?? 0) < minRequestInterval && !isRetry) return;
  requestedAt.set(query, Date.now());
  try {
    const response = await fetch(`/api/nights?${query}`);
    const { asOf, rooms, offers, words } = (await response.json()) as NightsResponse;
    if (asOf === undefined) throw new Error('nothing is known');
    const nights = { rooms, offers, words };
    cache.set(query, nights);
    // Discards prices that are too old to use. The browser's cache may have stored the response for up to `freshFor`.
    const age = Date.parse(response.headers.get('date') ?? '') - Date.parse(asOf) || 0;
    setTimeout(() => {
      if (cache.get(query) !== nights) return;
      cache.delete(query);
      combineResponses();
    }, usableFor - Math.max(freshFor, age));
    combineResponses();
  } catch {
    // The guest is offline, the JSON is invalid, or the server is still waiting for the booking engine's prices.
    if (!isRetry) setTimeout(() => request(from, to, { adults, children }, true), retryDelay);
  }
}

export const requestMonth = (day: string, party: Party): Promise<void> =>
  request(`${monthOf(day)}-01`, nextMonth(day), party);

/** Requests prices for all months of a stay and of suggested nearby stays. @param today today's date at the hotel */
export async function requestStay({ arrival, departure, ...party }: Stay, today: string): Promise<void> {
  const requests: Promise<void>[] = [];
  const earliest = addDays(arrival, -reach);
  for (let day = earliest < today ? today : earliest; day <= addDays(departure, reach); day = nextMonth(day))
    requests.push(requestMonth(day, party));
  await Promise.all(requests);
}
