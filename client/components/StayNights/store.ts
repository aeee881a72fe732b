import { knownRoom, monthOf, type Night, nextMonth, shownFor, youngFor } from '../../../shared/rates/night';
import { type PackedRoom, unpacked } from '../../../shared/rates/packed';
import type { NightWords } from '../../../shared/schema/ui/nights';
import { daysAfter, type Stay } from '../../../shared/stay';
import { publishNights } from '../../stay/stayNights';
import * as parts from './parts';

/** GET /api/nights?rooms=all */
interface Answer {
  asOf?: string;
  rooms: readonly PackedRoom[];
  words: NightWords;
}

/** How long a month is not asked for again, in ms. The browser keeps an answer as long as it is young. */
const pause = 60 * 1000;

/** How far around a stay nights are wanted, for stays that are near, in days. */
const around = 10;

interface Month {
  askedAt: number;
  nights: ReadonlyMap<string, readonly Night[]>;
  forget?: ReturnType<typeof setTimeout>;
}

const months = new Map<string, Month>();
let last: Answer | undefined;

function publish() {
  if (!last) return;
  const all = [...months.values()];
  const rooms = last.rooms.map((room) =>
    knownRoom(
      room,
      all.flatMap((month) => month.nights.get(room.slug) ?? []),
    ),
  );
  publishNights({ ...parts, words: last.words, rooms });
}

/** A month with its age when it was sent, in ms by the server's clock: the guest's may be wrong. */
async function fetchMonth(from: string): Promise<(Answer & { age: number }) | undefined> {
  const query = new URLSearchParams({ from, to: nextMonth(from), rooms: 'all' });
  try {
    const response = await fetch(`/api/nights?${query}`);
    if (!response.ok) return undefined;
    const answer = (await response.json()) as Answer;
    return { ...answer, age: Date.parse(response.headers.get('date') ?? '') - Date.parse(answer.asOf ?? '') };
  } catch {
    // Offline, or not JSON: nothing is known.
    return undefined;
  }
}

/** Asks for the month of a day, unless that was done a minute ago. */
export async function wantMonth(day: string): Promise<void> {
  const from = `${monthOf(day)}-01`;
  const month: Month = months.get(from) ?? { askedAt: 0, nights: new Map() };
  if (Date.now() - month.askedAt < pause) return;
  month.askedAt = Date.now();
  months.set(from, month);
  const answer = await fetchMonth(from);
  if (answer?.asOf === undefined) return;
  last = answer;
  month.nights = new Map(answer.rooms.map((room) => [room.slug, unpacked(room)]));
  clearTimeout(month.forget);
  // The browser's cache may have kept it for as long as it was young.
  const age = Math.max(youngFor, answer.age || 0);
  month.forget = setTimeout(() => {
    months.delete(from);
    publish();
  }, shownFor - age);
  publish();
}

/** Asks for the months of a stay and of those around it. */
export function wantStay({ arrival, departure }: Stay): void {
  for (let day = daysAfter(arrival, -around); day <= daysAfter(departure, around); day = nextMonth(day))
    void wantMonth(day);
}
