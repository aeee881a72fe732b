import { createHash } from 'node:crypto';
import { blocks } from '../../generated/content/blocks/all';
import { dayAfter, hotelMidnight } from '../../shared/hotelMidnight';
import { hotelYear } from '../../shared/hotelYear';
import { offerChanges } from '../../shared/offers';

/** CDN lifetimes in s: s-maxage and stale-while-revalidate. */
const kept = { fresh: 300, stale: 86_400 };

/** CDNs keep pages up to this much longer than until their change, in ms, so that they do not ask for all at once. */
const changeSpread = 60_000;

/** The longest age of a page that a CDN sends, in ms. */
export const longestKept = (kept.fresh + kept.stale) * 1000;

const changes = offerChanges();

/** The next beginning or end of an offer, in ms since 1970; infinity for none. */
export const nextOfferChange = (now: number): number => Math.min(...changes.filter((change) => change > now));

/** When the rates and the nights of groups have ended. */
const blockChanges = Object.values(blocks).flatMap(({ deadline, lastNight }) =>
  [deadline, lastNight].map((day) => hotelMidnight(dayAfter(day))),
);

/** When pages next change: an offer or a group's rate begins or ends, or a new year begins (footer). In ms since 1970. */
export function nextChange(now: number): number {
  const newYear = hotelMidnight(`${hotelYear(now) + 1}-01-01`);
  return Math.min(newYear, nextOfferChange(now), ...blockChanges.filter((change) => change > now));
}

/** A page's own part of the spread, in ms. */
const spreadOf = (url: string) =>
  (createHash('sha256').update(url).digest().readUInt16BE() / 2 ** 16) * changeSpread;

/**
 * Cache-Control of a page that is sent now: browsers revalidate always, CDNs cache at most until the next change and the
 * page's part of the spread. docs/behavior.md#page-bytes
 * @param url absent: no spread
 * @param change finding the next one takes longer than sending a cached page
 */
export function cacheControl(now = Date.now(), url?: string, change = nextChange(now)): string {
  const left = Math.floor((change + (url ? spreadOf(url) : 0) - now) / 1000);
  const fresh = Math.min(kept.fresh, left);
  const stale = Math.min(kept.stale, left - fresh);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
}
