import { filterLabels, hotel, matchingRooms, pages, roomPath, rooms, site } from '../content';
import { click, counted, focused, isFocused, type Journey, pressOn, shown, textOf } from './journey';

/** US$ a night. */
const most = 330;
const ocean = matchingRooms(rooms, 'ocean');
const affordable = ocean.find(({ price }) => price < most) ?? ocean[0];
if (!affordable) throw new Error('the hotel has no room at the ocean');

const filter = (name: string) => `.room-filters a[href*="filter=${name}"]`;
const { accessibility } = hotel;
const compared = rooms.slice(0, 3).map(({ name }) => name);

export const roomJourneys: readonly Journey[] = [
  {
    name: 'an ocean room that is not too expensive is found, and its page leads to the telephone',
    path: pages.rooms.path,
    async go(page) {
      await click(page, filter('ocean'));
      await counted(page, '.room-card', ocean.length);
      const chosen = await textOf(page, '.room-filters [aria-current]');
      await click(page, `.room-card a[href="${roomPath(affordable.slug)}"]`);
      await focused(page, '.room h1');
      const call = await page.$eval('main a[href^="tel:"]', (link) => (link as HTMLAnchorElement).href);
      return { chosen, room: await textOf(page, 'h1'), call };
    },
    outcome: { chosen: filterLabels.ocean, room: affordable.name, call: site.phone.href },
  },
  {
    name: 'three rooms are compared, and one is taken out',
    path: pages.rooms.path,
    async go(page) {
      const heads = () =>
        page.$$eval('.comparison__table thead th', (all) => all.map((each) => each.textContent));
      for (const nth of [1, 2, 3])
        await pressOn(page, `.room-grid > li:nth-child(${nth}) input[type=checkbox]`, ' ');
      await pressOn(page, '.rooms-toolbar__compare button', 'Enter');
      await shown(page, '.comparison__remove');
      const three = await heads();
      await click(page, '.comparison__remove');
      await counted(page, '.comparison__remove', 2);
      return { three, two: await heads(), isLed: await isFocused(page, '.comparison__title') };
    },
    outcome: { three: compared, two: compared.slice(1), isLed: true },
  },
  {
    name: 'the measures of the accessible room are all to be read, and none is cut',
    path: roomPath(accessibility.room),
    go: (page) =>
      page.$$eval('#accessibility dl > div', (pairs) =>
        pairs
          .filter((pair) => pair.checkVisibility() && pair.scrollWidth <= pair.clientWidth)
          .map((pair) => [...pair.children].map((each) => each.textContent)),
      ),
    outcome: [...accessibility.measures, ...accessibility.groups.flatMap(({ facts }) => facts)].map(
      ({ label, value }) => [label, value],
    ),
  },
  {
    name: 'the filters are applied by keys',
    path: pages.rooms.path,
    on: 'a phone',
    async go(page) {
      await page.focus('.room-filters a');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await counted(page, '.room-card', ocean.length);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await shown(page, `${filter('park')}[aria-current]`);
      return isFocused(page, filter('park'));
    },
    outcome: true,
  },
  {
    name: 'the 360° view opens, turns by the arrow key, and Escape leads back to its button',
    path: pages.rooms.path,
    async go(page) {
      const opener = '.viewer-360__open';
      const view = () => page.$eval('.viewer-360__frame--shown img', (picture) => picture.className);
      await pressOn(page, opener, 'Enter');
      await shown(page, '.viewer-360[open] .viewer-360__frame--shown img');
      const first = await view();
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(
        (name) => document.querySelector('.viewer-360__frame--shown img')?.className !== name,
        {},
        first,
      );
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('.viewer-360[open]'));
      await focused(page, opener);
      return true;
    },
    outcome: true,
  },
];
