import {
  freshFor,
  knownRoom,
  monthOf,
  type Night,
  nextMonth,
  type Totals,
  totalKey,
  usableFor,
} from '../../../shared/rates/night';
import { type PackedRoom, unpacked } from '../../../shared/rates/packed';
import { daysAfter, type Stay } from '../../../shared/stay';
import type { NightWords } from '../../../shared/ui/defaults';
import { publishNights } from '../../stay/stayNights';
import * as parts from './parts';

/** GET /api/nights?rooms=all */
interface Answer {
  asOf?: string;
  rooms: readonly PackedRoom[];
  words: NightWords;
  isByStay: boolean;
}

/** How long a month is not requested again, in ms. The browser keeps an answer as long as it is young. */
const pause = 60 * 1000;

/** When a month of which nothing was known is requested again, once, in ms. */
const retryPause = 5000;

/** How far around a stay nights are wanted, for stays that are near, in days. */
const around = 10;

interface Month {
  requestedAt: number;
  nights: ReadonlyMap<string, readonly Night[]>;
  forget?: ReturnType<typeof setTimeout>;
}

const months = new Map<string, Month>();
/** Prices of stays, by room, and when each stay was requested. */
const totals = new Map<string, Totals>();
const totalsRequestedAt = new Map<string, number>();
let last: Answer | undefined;

function publish() {
  if (!last) return;
  const all = [...months.values()];
  const rooms = last.rooms.map((room) =>
    knownRoom(
      { ...room, totals: totals.get(room.slug) },
      all.flatMap((month) => month.nights.get(room.slug) ?? []),
    ),
  );
  publishNights({ ...parts, words: last.words, rooms });
}

/** Requests some nights. @returns undefined if nothing is known; its age when it was sent, in ms by the server's clock */
async function fetchNights(
  from: string,
  to: string,
  more = {},
): Promise<(Answer & { age: number }) | undefined> {
  const query = new URLSearchParams({ from, to, rooms: 'all', ...more });
  try {
    const response = await fetch(`/api/nights?${query}`);
    const answer = (await response.json()) as Answer;
    const age = Date.parse(response.headers.get('date') ?? '') - Date.parse(answer.asOf ?? '');
    return answer.asOf === undefined ? undefined : { ...answer, age: age || 0 };
  } catch {
    // Offline, or not JSON.
    return undefined;
  }
}

/** Forgets an answer when it is as old as may be. The browser's cache may have kept it for as long as it was young. */
const forgetLater = ({ age }: { age: number }, forget: () => void) =>
  setTimeout(() => {
    forget();
    publish();
  }, usableFor - Math.max(freshFor, age));

/** Requests the month of a day, unless that was done a minute ago. */
export async function wantMonth(day: string, isRetry = false): Promise<void> {
  const from = `${monthOf(day)}-01`;
  const month: Month = months.get(from) ?? { requestedAt: 0, nights: new Map() };
  if (Date.now() - month.requestedAt < pause && !isRetry) return;
  month.requestedAt = Date.now();
  months.set(from, month);
  const answer = await fetchNights(from, nextMonth(from));
  if (!answer) {
    // The engine may have many months to answer.
    if (!isRetry) setTimeout(() => void wantMonth(day, true), retryPause);
    return;
  }
  last = answer;
  month.nights = new Map(answer.rooms.map((room) => [room.slug, unpacked(room)]));
  clearTimeout(month.forget);
  month.forget = forgetLater(answer, () => months.delete(from));
  publish();
}

/** Requests the price of a stay, from an engine that names none by night. */
async function wantTotals(stay: Stay): Promise<void> {
  if (Date.now() - (totalsRequestedAt.get(totalKey(stay)) ?? 0) < pause) return;
  totalsRequestedAt.set(totalKey(stay), Date.now());
  const answer = await fetchNights(stay.arrival, stay.departure, { stay: '1' });
  if (!answer) return;
  for (const room of answer.rooms) totals.set(room.slug, { ...totals.get(room.slug), ...room.totals });
  forgetLater(answer, () => totals.clear());
  publish();
}

/** Requests the months of a stay and of those around it. */
export async function wantStay(stay: Stay): Promise<void> {
  const { arrival, departure } = stay;
  const requests: Promise<void>[] = [];
  for (let day = daysAfter(arrival, -around); day <= daysAfter(departure, around); day = nextMonth(day))
    requests.push(wantMonth(day));
  await Promise.all(requests);
  if (last?.isByStay) await wantTotals(stay);
}
