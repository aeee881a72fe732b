import { sunTime, sunWords } from '../../../../client/components/SunTimes/sunWords';
import { content, small } from '../../../support/small-hotel';

describe('the sun over a hotel in Encinitas', () => {
  const minute = 60 * 1000;
  const hotel = {
    ...small.site.hotel,
    geo: { latitude: 33.05, longitude: -117.29 },
    locale: { ...small.site.hotel.locale, timeZone: 'America/Los_Angeles' },
  };

  // From NOAA’s Solar Calculator: gml.noaa.gov/grad/solcalc
  it.each([
    ['2026-12-21', '06:48:20-08:00', '16:46:29-08:00'],
    ['2026-06-21', '05:40:56-07:00', '20:01:11-07:00'],
    ['2026-03-07', '06:09:32-08:00', '17:51:08-08:00'],
    ['2026-03-08', '07:08:16-07:00', '18:51:54-07:00'],
    ['2028-02-29', '06:17:30-08:00', '17:45:59-08:00'],
  ])('on %s rises at %s and sets at %s', (day, rises, sets) => {
    const off = (event: 'sunrise' | 'sunset', time: string) =>
      Math.abs(sunTime(event, day, hotel) - Date.parse(`${day}T${time}`));
    expect([off('sunrise', rises), off('sunset', sets)].every((each) => each < 1.5 * minute)).toBe(true);
  });

  it('is described for the current day at the hotel, not in the guest’s time zone', () => {
    const { sun } = content.ui;
    const set = sunTime('sunset', '2026-11-21', hotel);
    const words = (now: number) => sunWords('sunset', now, hotel, sun);
    expect(words(set - minute)).toBe(`${sun.sunset.today} 4:44 p.m.`);
    expect(words(set + minute)).toBe(`${sun.sunset.tomorrow} 4:44 p.m.`);
    // When it is morning in Europe, it is still the previous night at the hotel.
    expect(words(Date.parse('2026-11-22T08:30:00+01:00'))).toBe(`${sun.sunset.tomorrow} 4:44 p.m.`);
  });
});
