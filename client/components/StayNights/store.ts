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

/** How long the same is not requested again, in ms. The browser keeps an answer as long as it is young. */
const pause = 60 * 1000;

/** When something of which nothing was known is requested again, once, in ms. */
const retryPause = 5000;

/** How far around a stay nights are wanted, for stays that are near, in days. */
const around = 10;

/** By query, when it was requested and what is known by it. */
const requestedAt = new Map<string, number>();
const answers = new Map<string, Known>();

/** Tells the page what all answers together say. */
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

/** Requests the nights of some days, unless that was done a minute ago. */
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
    // Forgets it when it is as old as may be. The browser's cache may have kept it for as long as it was young.
    const age = Date.parse(response.headers.get('date') ?? '') - Date.parse(asOf) || 0;
    setTimeout(() => {
      if (answers.get(query) !== known) return;
      answers.delete(query);
      publishAll();
    }, usableFor - Math.max(freshFor, age));
    publishAll();
  } catch {
    // Offline, no JSON, or nothing is known yet: the engine may have many months to answer.
    if (!isRetry) setTimeout(() => want(from, to, more, true), retryPause);
  }
}

/** Requests the month of a day. */
export const wantMonth = (day: string): Promise<void> => want(`${monthOf(day)}-01`, nextMonth(day));

/** Requests the months of a stay and of those around it, and its price from an engine that names none by night. */
export async function wantStay({ arrival, departure }: Stay): Promise<void> {
  const requests: Promise<void>[] = [];
  for (let day = daysAfter(arrival, -around); day <= daysAfter(departure, around); day = nextMonth(day))
    requests.push(wantMonth(day));
  await Promise.all(requests);
  if ([...answers.values()].some(({ isByStay }) => isByStay)) await want(arrival, departure, { stay: '1' });
}
