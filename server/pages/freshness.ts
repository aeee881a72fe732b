import { hotelMidnight } from '../../shared/hotelMidnight';
import { hotelYear } from '../../shared/hotelYear';
import { offerChanges } from '../../shared/offers';

/** How long, in s, a CDN keeps a page, and how long it may go on sending it while a slow origin makes a new one. */
const kept = { fresh: 300, stale: 86_400 };

/** The longest that a page is sent after it was made, in ms. */
export const longestKept = (kept.fresh + kept.stale) * 1000;

const changes = offerChanges();

/** When, in ms since 1970, others run than at a moment: an offer begins or has ended. Infinity where none ever does. */
export const nextOfferChange = (now: number): number => Math.min(...changes.filter((change) => change > now));

/** When, in ms since 1970, pages next change by themselves: an offer begins or has ended, or the year in the footer turns. */
export function nextChange(now: number): number {
  const newYear = hotelMidnight(`${hotelYear(now) + 1}-01-01`);
  return Math.min(newYear, nextOfferChange(now));
}

/**
 * How long browsers (not at all without asking) and CDNs keep a page that is sent now: never past the moment at which it
 * would say what is no longer so. docs/behavior.md#page-bytes
 */
export function cacheControl(now = Date.now()): string {
  const left = Math.floor((nextChange(now) - now) / 1000);
  const fresh = Math.min(kept.fresh, left);
  const stale = Math.min(kept.stale, left - fresh);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
}
