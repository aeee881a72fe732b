import { clockLabel, sunTime } from '../../client/components/SunTimes/sunWords';
import { until } from '../../tools/harness/serverProcess';
import { open } from '../support/browser';
import { content, pageContent, pages, site } from '../support/sample-content';

/** Noon at the hotel on a winter day. */
const noon = Date.parse('2026-11-22T12:00:00-08:00');
const { sun } = content.ui;
const clockAt = (event: 'sunset' | 'sunrise', day: string) =>
  clockLabel(sunTime(event, day, site), site.locale);
const sunset = `${sun.sunset.today} ${clockAt('sunset', '2026-11-22')}`;
const sunrise = `${sun.sunrise.tomorrow} ${clockAt('sunrise', '2026-11-23')}`;

test.each([
  [pages.neighborhood.path, `${sunset} ${sunrise}`],
  [pages.about.path, `${pageContent('about').location.caption} ${sunset}`],
])('%s shows sun times in the hotel’s time zone, without a layout shift', async (path, words) => {
  const page = await open(path, {
    reducedMotion: true,
    before: async (opening) => {
      await opening.emulateTimezone('Europe/Vienna');
      await opening.evaluateOnNewDocument((now) => {
        Date.now = () => now;
      }, noon);
    },
  });
  const look = () =>
    page.$eval('main', ({ innerText, scrollHeight }) => ({
      words: innerText.replace(/\s+/g, ' '),
      scrollHeight,
    }));
  const before = await look();
  expect(before.words).not.toContain(sunset);
  // Only a hydrated section detects that it is in view.
  await until(async () => {
    for (const section of await page.$$('main section')) await section.scrollIntoView();
    return (await look()).words.includes(words);
  }, 10);
  expect((await look()).scrollHeight).toBe(before.scrollHeight);
});
