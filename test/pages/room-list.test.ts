import type { ElementHandle } from 'puppeteer';
import { fill, pluralize } from '../../shared/templates';
import { until } from '../../tools/harness/serverProcess';
import { type OpenPage, open } from '../support/browser';
import { tick } from '../support/clock';
import { byRole, click, hasRole, press } from '../support/roles';
import {
  content,
  filterLabels,
  labels,
  matchingRooms,
  pageContent,
  pages,
  rooms,
} from '../support/sample-content';
import { withStay } from '../support/stay-form';

const { compare, card, featuredRooms, filters, found } = pageContent('rooms');
if (!compare) throw new Error('the sample has no comparison');
const namesOf = (list: typeof rooms) => list.map(({ name }) => name);
const matching = (filter: string) => namesOf(matchingRooms(rooms, filter));
const checkbox = (index: number) => fill(card.compareRoom, { room: rooms[index]?.name ?? '' });
const pickedLabel = (picked: number) => fill(compare.openSome, { picked, most: 3 });

let page: OpenPage;
let section: ElementHandle<Element>;
async function openList(query = '', reducedMotion = true) {
  page = await open(pages.rooms.path + query, { fakeClock: true, reducedMotion });
  section = (await page.waitForSelector('section:has(#site-rooms)')) as ElementHandle<Element>;
}
const textsIn = (selector: string) =>
  section.$$eval(selector, (all) => all.map((each) => each.textContent?.replace(/\s+/g, ' ').trim()));
const cards = () => textsIn('li:has(input) h3');
const statuses = () => textsIn('[role=status]');
const gridLook = () =>
  section.$eval('ul:has(input)', (list) => {
    const { opacity, transition } = getComputedStyle(list.parentElement as Element);
    return { opacity, transition };
  });
const isCurrent = (label?: string) => until(async () => `${await textsIn('[aria-current]')}` === label, 5);
/** Clicks a filter, and waits until the filter is current and the fade has started. */
async function choose(filter: string) {
  await press(section, 'link', filterLabels[filter]);
  await isCurrent(filterLabels[filter]);
}

it('lists rooms that are too small for the guests last, without a price, and does not count them', async () => {
  const small = rooms.reduce((one, other) => (one.occupancy <= other.occupancy ? one : other));
  const guests = small.occupancy + 1;
  const adults = String(guests);
  page = await open(pages.rooms.path, withStay({ arrival: '', departure: '', adults, children: '0' }));
  section = (await page.waitForSelector('section:has(#site-rooms)')) as ElementHandle<Element>;
  const fitting = rooms.filter(({ occupancy }) => occupancy >= guests);
  const tooSmall = rooms.filter((room) => !fitting.includes(room));
  expect(await cards()).toEqual(namesOf([...fitting, ...tooSmall]));
  expect(await statuses()).toContain(pluralize(found, fitting.length));
  expect(await textsIn('[aria-current]')).toEqual([fill(filters.all, { count: fitting.length })]);
  const [last] = (await textsIn('li:has(input)')).slice(-1);
  expect(last).toContain(fill(content.ui.rooms.tooSmall, { guests }));
  expect(last).not.toContain(labels.rateLabel(small));
  const slides = await page.$$eval('.featured-carousel article', (all) =>
    all.map((each) => each.textContent),
  );
  const smallSlides = featuredRooms.filter(({ room }) => tooSmall.some(({ slug }) => slug === room));
  expect(slides.filter((slide) => slide?.includes(fill(content.ui.rooms.tooSmall, { guests })))).toHaveLength(
    smallSlides.length,
  );
  await click(section, 'button', compare.open);
  await section.waitForSelector('.comparison');
  expect(await textsIn('.comparison th[scope=col] a')).toEqual(namesOf([...fitting, ...tooSmall]));
  page = await open(pages.home.path, withStay({ arrival: '', departure: '', adults, children: '0' }));
  const teasers = await page.$$eval('.home-rooms .room-teaser', (all) => all.map((each) => each.textContent));
  const home = pageContent('home').rooms.rooms;
  const isSmall = home.map(({ slug }) => tooSmall.some((room) => room.slug === slug)).sort();
  expect(teasers.map((teaser) => teaser?.includes(fill(content.ui.rooms.tooSmall, { guests })))).toEqual(
    isSmall,
  );
});

it('lists rooms that are too small for the guests last on /book, with a note', async () => {
  const guests = Math.max(...rooms.map(({ occupancy }) => occupancy));
  const stay = { arrival: '', departure: '', adults: String(guests), children: '0' };
  page = await open('/book', withStay(stay));
  const options = await page.$$eval('select[name=room] option', (all) => all.map((each) => each.textContent));
  const fitting = rooms.filter(({ occupancy }) => occupancy >= guests);
  const tooSmall = rooms.filter((room) => !fitting.includes(room));
  const note = fill(content.ui.rooms.tooSmall, { guests });
  expect(options.slice(1)).toEqual([...namesOf(fitting), ...tooSmall.map(({ name }) => `${name} (${note})`)]);
});

describe('the room filter', () => {
  it('is applied between a 300 ms fade-out and a 300 ms fade-in of the list; the number of rooms is announced', async () => {
    await openList('', false);
    await choose('ocean');
    expect((await gridLook()).transition).toMatch(/opacity 0\.3s/);
    await tick(page, 290);
    expect(await cards()).toEqual(namesOf(rooms));
    await until(async () => (await gridLook()).opacity === '0', 5);
    await tick(page, 20);
    expect(await cards()).toEqual(matching('ocean'));
    await until(async () => (await gridLook()).opacity === '1', 5);
    expect(await statuses()).toEqual([pluralize(found, matching('ocean').length), '']);
  });

  it('applies the last choice if the guest changes the filter during the fade', async () => {
    await openList('', false);
    await choose('ocean');
    await tick(page, 200);
    await choose('queen');
    await tick(page, 150);
    expect(await cards()).toEqual(namesOf(rooms));
    await tick(page, 160);
    expect(await cards()).toEqual(matching('queen'));
  });

  it('updates the URL without a history entry, and keeps scroll position and focus', async () => {
    await openList();
    const entries = await page.evaluate(() => history.length);
    const link = await byRole(section, 'link', filterLabels.suite);
    await link.focus();
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await isCurrent(filterLabels.suite);
    // With reduced motion, the list changes immediately.
    await tick(page, 10);
    expect(await cards()).toEqual(matching('suite'));
    expect(new URL(page.url()).search).toBe('?filter=suite');
    expect(await page.evaluate(() => [history.length, scrollY])).toEqual([entries, scrolled]);
    expect(await link.evaluate((each) => document.activeElement === each)).toBe(true);
    const all = fill(pageContent('rooms').filters.all, { count: rooms.length });
    await press(section, 'link', all);
    await isCurrent(all);
    await tick(page, 10);
    expect(await cards()).toEqual(namesOf(rooms));
    expect(new URL(page.url()).search).toBe('');
  });

  it.each([
    ['ocean', matching('ocean')],
    ['penthouse', namesOf(rooms)],
  ])('applies ?filter=%s on load without a fade', async (filter, expected) => {
    await openList(`?filter=${filter}`);
    expect(await cards()).toEqual(expected);
    expect((await gridLook()).opacity).toBe('1');
    expect(page.consoleMessages).toEqual([]);
  });
});

describe('the room comparison', () => {
  const compared = () => textsIn('thead th');

  it('opens and closes with the compare button, and compares all rooms if no room is selected', async () => {
    await openList();
    await click(section, 'button', compare.open);
    await byRole(section, 'table');
    expect(await compared()).toEqual(namesOf(rooms));
    const toggle = await byRole(section, 'button', compare.close);
    expect(await toggle.evaluate(({ ariaExpanded }) => ariaExpanded)).toBe('true');
    await click(section, 'button', compare.close);
    expect(await hasRole(section, 'table')).toBe(false);
  });

  it('shows up to three selected rooms; a fourth is rejected with a message, and rooms can be deselected', async () => {
    await openList();
    const checked = () =>
      section.$$eval('li input', (all) => all.flatMap((box, index) => (box.checked ? [index] : [])));
    for (const index of [0, 1, 2, 3]) await press(section, 'checkbox', checkbox(index));
    expect(await checked()).toEqual([0, 1, 2]);
    expect(await statuses()).toEqual([pluralize(found, rooms.length), compare.limit]);
    expect((await textsIn('li:has(input)'))[3]).toContain(compare.limit);
    await (await byRole(section, 'checkbox', checkbox(1))).focus();
    await page.keyboard.press('Space');
    await press(section, 'checkbox', checkbox(3));
    expect(await checked()).toEqual([0, 2, 3]);
    await press(section, 'button', pickedLabel(3));
    await byRole(section, 'table');
    const picked = [0, 2, 3].flatMap((index) => rooms[index] ?? []);
    expect(await compared()).toEqual(namesOf(picked));
    expect(await textsIn('tbody tr:nth-child(2) td')).toEqual(picked.map((room) => labels.sizeLabel(room)));
    // Plans are loaded when they are near the viewport.
    const drawings = 'td img[loading=lazy]';
    expect(await section.$$eval(drawings, (all) => all.map((image) => image.getAttribute('src')))).toEqual(
      picked.map(({ plan }) => plan),
    );
  });

  it('keeps a selected room that the filter hides, and can remove that room', async () => {
    await openList();
    const [hidden = 0, kept = 0] = ['park', 'ocean'].map((view) =>
      rooms.findIndex((room) => room.view.id === view),
    );
    await press(section, 'checkbox', checkbox(hidden));
    await press(section, 'checkbox', checkbox(kept));
    await choose('ocean');
    await press(section, 'button', pickedLabel(2));
    await press(section, 'button', `${compare.remove} ${rooms[hidden]?.name}`);
    expect(await compared()).toEqual([rooms[kept]?.name]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(compare.title);
  });

  it('scrolls into view when opened from far below', async () => {
    await openList();
    await click(section, 'checkbox', checkbox(rooms.length - 1));
    await (await byRole(section, 'button', pickedLabel(1))).click();
    await page.waitForFunction(() => {
      const top = document.querySelector('table')?.getBoundingClientRect().top ?? 0;
      return top > 0 && top < innerHeight;
    });
  });
});
