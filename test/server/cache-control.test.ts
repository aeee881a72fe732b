import { cacheControl, nextChange, nextOfferChange } from '../../server/pages/cacheControl';
import { indexedPaths } from '../../shared/addresses';
import { dayAfter, hotelMidnight } from '../../shared/hotelMidnight';
import { offers } from '../../shared/offers';

const newYear = hotelMidnight('3000-01-01');
const header = (fresh: number, stale: number) =>
  `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;

describe('the freshness of a page in CDNs', () => {
  it.each([
    [200 * 86_400, 300, 86_400],
    [86_700, 300, 86_400],
    [86_699, 300, 86_399],
    [400, 300, 100],
    [300.9, 300, 0],
    [100, 100, 0],
    [0.5, 0, 0],
  ])(
    '%d s before the turn of the year is %d s, and %d s more stale while revalidating',
    (left, fresh, stale) => {
      expect(cacheControl(newYear - left * 1000)).toBe(header(fresh, stale));
    },
  );

  it('ends at a different time for each page, within a minute after the turn of the year', () => {
    const freshTimes = indexedPaths.map((path) => {
      const [, fresh] =
        /s-maxage=(\d+), stale-while-revalidate=0$/.exec(cacheControl(newYear - 60_000, path)) ?? [];
      return Number(fresh);
    });
    for (const fresh of freshTimes) {
      expect(fresh).toBeGreaterThanOrEqual(60);
      expect(fresh).toBeLessThan(120);
    }
    // Two pages may coincide.
    expect(new Set(freshTimes).size).toBeGreaterThan(indexedPaths.length / 3);
    expect(Math.max(...freshTimes) - Math.min(...freshTimes)).toBeGreaterThan(30);
  });
});

describe('the next change', () => {
  it('is the turn of the year at the hotel, unless an offer comes first', () => {
    expect(nextChange(newYear - 1)).toBe(newYear);
    expect(nextChange(newYear)).toBe(hotelMidnight('3001-01-01'));
    expect(nextOfferChange(newYear)).toBe(Number.POSITIVE_INFINITY);
  });

  it.each(offers)(
    'is the first midnight of $id, and then the one after its last day',
    ({ firstDay, lastDay }) => {
      for (const change of [hotelMidnight(firstDay), hotelMidnight(dayAfter(lastDay))]) {
        expect(nextOfferChange(change - 1)).toBe(change);
        expect(nextOfferChange(change)).toBeGreaterThan(change);
        expect(nextChange(change - 1)).toBe(change);
      }
    },
  );
});
