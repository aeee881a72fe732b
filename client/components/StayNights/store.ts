import { freshFor, type KnownRoom, monthOf, nextMonth, usableFor } from '../../../shared/rates/night';
import { type PackedRoom, unpacked } from '../../../shared/rates/packed';
import { daysAfter, type Stay } from '../../../shared/stay';
import type { NightWords } from '../../../shared/ui/defaults';
import { publish } from '../../stay/stayNights';

/** GET /api/nights?rooms=all */
interface Answer {
  asOf?: string;
  rooms: readonly PackedRoom[];
  words: NightWords;
  isByStay: boolean;
}

interface Known extends Pick<Answer, 'words' | 'isByStay'> {
  rooms: readonly KnownRoom[];
}

/** How long the same request is not repeated, in ms. The browser caches a response while it is fresh. */
const pause = 60 * 1000;

/** Delay before a failed request is retried, once, in ms. */
const retryPause = 5000;

/** How many days before and after a stay are also requested, to find nearby stays. */
const around = 10;

/** By query: when it was requested, and the nights it returned. */
const requestedAt = new Map<string, number>();
const answers = new Map<string, Known>();

/** Publishes all responses, combined, to the page. */
function publishAll() {
  const all = [...answers.values()];
  const [first] = all;
  const rooms = first?.rooms.map((room) => {
    const own = all.flatMap((answer) => answer.rooms.filter(({ slug }) => slug === room.slug));
    return {
      ...room,
      nights: new Map(own.flatMap(({ nights }) => [...nights])),
      totals: Object.assign({}, ...own.map(({ totals }) => totals)),
    };
  });
  publish({ nights: first && rooms && { words: first.words, rooms } });
}

/** Requests the nights in a range of days, unless that was done within the last minute. */
async function want(from: string, to: string, more = {}, isRetry = false): Promise<void> {
  const query = String(new URLSearchParams({ from, to, rooms: 'all', ...more }));
  if (Date.now() - (requestedAt.get(query) ?? 0) < pause && !isRetry) return;
  requestedAt.set(query, Date.now());
  try {
    const response = await fetch(`/api/nights?${query}`);
    const { asOf, rooms, words, isByStay } = (await response.json()) as Answer;
    if (asOf === undefined) throw new Error('nothing is known');
    const known = { words, isByStay, rooms: rooms.map(unpacked) };
    answers.set(query, known);
    // Discards it once it is too old to use. The browser may have cached it for as long as it was fresh.
    const age = Date.parse(response.headers.get('date') ?? '') - Date.parse(asOf) || 0;
    setTimeout(() => {
      if (answers.get(query) !== known) return;
      answers.delete(query);
      publishAll();
    }, usableFor - Math.max(freshFor, age));
    publishAll();
  } catch {
    // Offline, invalid JSON, or nothing known yet: the engine may still be working through many months.
    if (!isRetry) setTimeout(() => want(from, to, more, true), retryPause);
  }
}

/** Requests the month that contains a day. */
export const wantMonth = (day: string): Promise<void> => want(`${monthOf(day)}-01`, nextMonth(day));

/** Requests the months in and around a stay, and the stay's price if the engine has no prices per night. */
export async function wantStay({ arrival, departure }: Stay): Promise<void> {
  const requests: Promise<void>[] = [];
  for (let day = daysAfter(arrival, -around); day <= daysAfter(departure, around); day = nextMonth(day))
    requests.push(wantMonth(day));
  await Promise.all(requests);
  if ([...answers.values()].some(({ isByStay }) => isByStay)) await want(arrival, departure, { stay: '1' });
}
