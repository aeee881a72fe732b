import { clockLabel, sunTime, sunWords } from '../../client/components/SunTimes/sunWords';
import { content, small } from '../support/small';

const minute = 60 * 1000;

/** A hotel in Encinitas. */
const hotel = {
  ...small.site.hotel,
  geo: { latitude: 33.05, longitude: -117.29 },
  locale: { ...small.site.hotel.locale, timeZone: 'America/Los_Angeles' },
};
const clock = (time: number) => clockLabel(time, hotel.locale);
const { sun } = content.ui;
const words = (event: 'sunrise' | 'sunset', now: number) => sunWords(event, now, hotel, sun);

/**
 * Sunrise and sunset in Encinitas by NOAA's Solar Calculator, in California's time zone.
 * gml.noaa.gov/grad/solcalc
 */
const known = [
  ['2026-12-21', '06:48:20', '16:46:29', '-08:00'],
  ['2026-06-21', '05:40:56', '20:01:11', '-07:00'],
  ['2026-03-07', '06:09:32', '17:51:08', '-08:00'],
  ['2026-03-08', '07:08:16', '18:51:54', '-07:00'], // Start of daylight saving time.
  ['2026-10-31', '07:06:34', '17:58:29', '-07:00'],
  ['2026-11-01', '06:07:25', '16:57:34', '-08:00'], // End of daylight saving time.
  ['2028-02-29', '06:17:30', '17:45:59', '-08:00'],
] as const;

describe('the sun over the hotel', () => {
  it.each(known)('on %s rises at %s and sets at %s', (day, rises, sets, offset) => {
    const rise = Date.parse(`${day}T${rises}${offset}`);
    const set = Date.parse(`${day}T${sets}${offset}`);
    expect(Math.abs(sunTime('sunrise', day, hotel) - rise)).toBeLessThan(1.5 * minute);
    expect(Math.abs(sunTime('sunset', day, hotel) - set)).toBeLessThan(1.5 * minute);
    expect(clock(set)).toBe(`${Number(sets.slice(0, 2)) - 12}:${sets.slice(3, 5)} p.m.`);
    expect(clock(rise)).toBe(`${Number(rises.slice(0, 2))}:${rises.slice(3, 5)} a.m.`);
  });

  it('uses the hotel’s day, in any time zone of the guest', () => {
    const set = sunTime('sunset', '2026-11-21', hotel);
    const next = sunTime('sunset', '2026-11-22', hotel);
    // Morning in Europe, the evening before at the hotel; then the minute after sunset.
    expect(words('sunset', Date.parse('2026-11-22T08:30:00+01:00'))).toBe(
      `${sun.sunset.tomorrow} ${clock(next)}`,
    );
    expect(words('sunset', set - minute)).toBe(`${sun.sunset.today} ${clock(set)}`);
    expect(words('sunset', set + minute)).toBe(`${sun.sunset.tomorrow} ${clock(next)}`);
    expect(words('sunrise', set)).toBe(
      `${sun.sunrise.tomorrow} ${clock(sunTime('sunrise', '2026-11-22', hotel))}`,
    );
  });
});
