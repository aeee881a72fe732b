import { clockLabel, sunTime } from '../../client/components/SunTimes/sunWords';
import { textOf } from '../support/api';
import { desktop, open, phone } from '../support/browser';
import { aboutContent, content, pages, site } from '../support/content';

/** Noon at the hotel on a winter day. */
const noon = Date.parse('2026-11-22T12:00:00-08:00');
const { sun } = content.ui;
const clockAt = (event: 'sunset' | 'sunrise', day: string) =>
  clockLabel(sunTime(event, day, site), site.locale);
const sunset = `${sun.sunset.today} ${clockAt('sunset', '2026-11-22')}`;
const sunrise = `${sun.sunrise.tomorrow} ${clockAt('sunrise', '2026-11-23')}`;

const openAt = (path: string, viewport = desktop) =>
  open(path, {
    viewport,
    before: async (page) => {
      await page.emulateTimezone('Europe/Vienna');
      await page.evaluateOnNewDocument((now) => {
        Date.now = () => now;
      }, noon);
    },
  });

describe('the sun', () => {
  test('shows sunset and sunrise on the neighborhood page in the hotel’s time zone, without a layout shift', async () => {
    const page = await openAt(pages.neighborhood.path, phone);
    const height = () => page.$eval('.way .section-head', (head) => head.clientHeight);
    const before = await height();
    expect(await textOf(page, '.way .sun-times')).toBe('');
    await page.$eval('.way', (section) => section.scrollIntoView());
    await page.waitForSelector('.way .sun-times > span');
    expect(await textOf(page, '.way .sun-times')).toBe(`${sunset} ${sunrise}`);
    expect(await height()).toBe(before);
  });

  test('shows the sunset in the caption of the sun deck', async () => {
    const page = await openAt(pages.about.path);
    const caption = '.about-location__caption';
    await page.$eval(caption, (each) => each.scrollIntoView());
    await page.waitForSelector(`${caption} .sun-times > span`);
    expect(await textOf(page, caption)).toBe(`${aboutContent.location.caption} ${sunset}`);
  });
});
