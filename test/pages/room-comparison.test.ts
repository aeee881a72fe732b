import { open, tick } from '../support/browser';
import { rooms, roomsContent, sizeLabel } from '../support/content';
import {
  box,
  card,
  choose,
  filterLink,
  matchText,
  namesOf,
  openRooms,
  path,
  press,
  statusesOf,
  texts,
  toggle,
  top,
} from '../support/rooms-page';

const compare = roomsContent.compare as NonNullable<typeof roomsContent.compare>;

describe('the comparison', () => {
  test('opens and closes by its button, with all rooms if none is selected and up to three selected ones side by side', async () => {
    const page = await openRooms();
    expect(await texts(page, toggle)).toEqual(['Compare Rooms']);
    expect(await page.$('.comparison')).toBeNull();
    await press(page, toggle);
    await page.waitForSelector('.comparison');
    expect(await texts(page, toggle)).toEqual(['Hide Comparison Table']);
    expect(await page.$eval(toggle, (button) => button.getAttribute('aria-expanded'))).toBe('true');
    expect(await texts(page, '.comparison thead th a')).toEqual(namesOf(rooms));
    await press(page, toggle);
    expect(await page.$('.comparison')).toBeNull();

    for (const index of [0, 1, 2]) await press(page, box(index));
    expect(await texts(page, toggle)).toEqual(['Compare Rooms (3 of 3)']);
    // A fourth is rejected, with an explanation that is also announced.
    await press(page, box(3));
    const checked = () =>
      page.$$eval('.room-card input', (all) =>
        all.flatMap((input, index) => ((input as HTMLInputElement).checked ? [index] : [])),
      );
    expect(await checked()).toEqual([0, 1, 2]);
    expect(await texts(page, `${card(3)} .room-card__refusal`)).toEqual([compare.limit]);
    expect(await statusesOf(page)).toEqual([matchText(rooms.length), compare.limit]);
    // Deselects one, also by keyboard, and selects another.
    await page.focus(box(1));
    await page.keyboard.press('Space');
    expect(await page.$('.room-card__refusal')).toBeNull();
    await press(page, box(3));
    expect(await checked()).toEqual([0, 2, 3]);
    await press(page, toggle);
    await page.waitForSelector('.comparison');
    expect(await texts(page, '.comparison thead th a')).toEqual([0, 2, 3].map((index) => rooms[index]?.name));
    const sizes = await texts(page, '.comparison tbody tr:nth-child(2) td');
    expect(sizes).toEqual([0, 2, 3].map((index) => rooms[index] && sizeLabel(rooms[index])));
  });

  test('has the plan of each room, loaded when it opens', async () => {
    const page = await openRooms();
    const fetched = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => (/\/plan-/.test(name) ? [name] : [])),
      );
    expect(await fetched()).toEqual([]);
    const picked = [0, rooms.length - 1];
    for (const index of picked) await press(page, box(index));
    await press(page, toggle);
    await page.waitForSelector('.comparison');
    const drawings = await page.$$eval('.comparison__plan', (all) =>
      all.map((image) => image.getAttribute('src')),
    );
    expect(drawings).toEqual(picked.map((index) => rooms[index]?.plan));
    await page.$eval('.comparison__plan', (image) => image.scrollIntoView({ behavior: 'instant' }));
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('.comparison__plan')].every(
        (image) => image.naturalWidth > 0,
      ),
    );
  });

  test('keeps a selected room that the filter hides, and can remove it in the table', async () => {
    const page = await openRooms();
    const [hidden, kept] = ['park', 'ocean'].map((view) =>
      rooms.findIndex((room) => room.view.id === view),
    ) as [number, number];
    await press(page, box(hidden));
    await press(page, box(kept));
    await choose(page, filterLink('ocean'));
    await tick(page, 300);
    await press(page, toggle);
    await page.waitForSelector('.comparison');
    await press(page, `.comparison__removes td:nth-of-type(${hidden < kept ? 2 : 3}) button`);
    expect(await texts(page, '.comparison thead th a')).toEqual([rooms[kept]?.name]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(compare.title);
  });

  test('scrolls into view when it is opened from far below', async () => {
    const page = await open(path, { reducedMotion: true });
    await press(page, box(rooms.length - 1));
    await page.click(toggle);
    await page.waitForSelector('.comparison');
    await page.waitForFunction(() => {
      const { top } = (document.querySelector('.comparison') as Element).getBoundingClientRect();
      return top > 0 && top < innerHeight / 2;
    });
    expect(await top(page, toggle)).toBeGreaterThan(0);
  });
});
