import { squareMetersLabel } from '../../shared/plan';
import { open, phone, tick } from '../support/browser';
import {
  bedLabel,
  occupancyLabel,
  priceLabel,
  rooms,
  roomsContent,
  sizeLabel,
  viewLabel,
} from '../support/content';
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

const { compare } = roomsContent;

describe('the comparison', () => {
  test('opens and closes by Compare Rooms and Hide Comparison Table, with all rooms while none is picked', async () => {
    const page = await openRooms();
    expect(await texts(page, toggle)).toEqual(['Compare Rooms']);
    expect(await page.$('.comparison')).toBeNull();
    await press(page, toggle);
    expect(await texts(page, toggle)).toEqual(['Hide Comparison Table']);
    expect(await page.$eval(toggle, (button) => button.getAttribute('aria-expanded'))).toBe('true');
    expect(await texts(page, '.comparison thead th a')).toEqual(namesOf(rooms));
    await press(page, toggle);
    expect(await page.$('.comparison')).toBeNull();
  });

  test('sets up to three picked rooms side by side, with the compare row of each', async () => {
    const page = await openRooms();
    const picked = [0, 3, rooms.length - 2];
    for (const index of picked) await press(page, box(index));
    expect(await texts(page, toggle)).toEqual(['Compare Rooms (3 of 3)']);
    await press(page, toggle);
    expect(await texts(page, '.comparison thead th a')).toEqual(picked.map((index) => rooms[index]?.name));
    const rows = await page.$$eval('.comparison tbody tr', (all) =>
      Object.fromEntries(
        all.map((row) => {
          const [heading, ...cells] = [...row.children].map((cell) => cell.textContent ?? '');
          return [heading, cells] as const;
        }),
      ),
    );
    const of = (value: (room: (typeof rooms)[number]) => string) =>
      picked.flatMap((index) => (rooms[index] ? [value(rooms[index])] : []));
    expect(rows).toMatchObject({
      Price: of(priceLabel),
      Size: of(sizeLabel),
      Sleeps: of(occupancyLabel),
      Bed: of(bedLabel),
      View: of(viewLabel),
      Kitchenette: of(({ hasKitchenette }) => (hasKitchenette ? 'Yes' : 'No')),
      Balcony: of(({ balcony }) => balcony),
      Plan: of((room) => `${sizeLabel(room)}, ${squareMetersLabel(room.size)}`),
    });
  });

  test('draws each room from above, and fetches no drawing before it is opened', async () => {
    const page = await openRooms();
    const fetched = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => (/\/plan-/.test(name) ? [name] : [])),
      );
    expect(await fetched()).toEqual([]);
    const picked = [0, rooms.length - 1];
    for (const index of picked) await press(page, box(index));
    await press(page, toggle);
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

  test('ignores a fourth pick, and says why beside it and to a screen reader', async () => {
    const page = await openRooms();
    for (const index of [0, 1, 2, 3]) await press(page, box(index));
    expect(await page.$eval(box(3), (input) => (input as HTMLInputElement).checked)).toBe(false);
    const reason = compare.limit;
    expect(await texts(page, `${card(3)} .room-card__refusal`)).toEqual([reason]);
    expect(await statusesOf(page)).toEqual([matchText(rooms.length), reason]);
  });

  test('lets go of a picked room, by the keyboard too, and then takes another', async () => {
    const page = await openRooms();
    for (const index of [0, 1, 2, 3]) await press(page, box(index));
    await page.focus(box(1));
    await page.keyboard.press('Space');
    expect(await page.$('.room-card__refusal')).toBeNull();
    await press(page, box(3));
    const checked = await page.$$eval('.room-card input', (all) =>
      all.flatMap((input, index) => ((input as HTMLInputElement).checked ? [index] : [])),
    );
    expect(checked).toEqual([0, 2, 3]);
  });

  test('keeps a pick that the filter hides, and can remove it in the table', async () => {
    const page = await openRooms();
    const [hidden, kept] = ['park', 'ocean'].map((view) => rooms.findIndex((room) => room.view === view)) as [
      number,
      number,
    ];
    await press(page, box(hidden));
    await press(page, box(kept));
    await choose(page, filterLink('ocean'));
    await tick(page, 300);
    await press(page, toggle);
    await press(page, `.comparison__removes td:nth-of-type(${hidden < kept ? 2 : 3}) button`);
    expect(await texts(page, '.comparison thead th a')).toEqual([rooms[kept]?.name]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(compare.title);
  });

  test('comes into view when it is opened from far below', async () => {
    const page = await open(path, { reducedMotion: true });
    await press(page, box(rooms.length - 1));
    await page.click(toggle);
    await page.waitForFunction(() => {
      const { top } = (document.querySelector('.comparison') as Element).getBoundingClientRect();
      return top > 0 && top < innerHeight / 2;
    });
    expect(await top(page, toggle)).toBeGreaterThan(0);
  });

  test('scrolls inside itself on a phone; the page does not', async () => {
    const page = await open(path, { viewport: phone });
    for (const index of [0, 1, 2]) await press(page, box(index));
    await press(page, toggle);
    const widths = await page.$eval('.comparison__scroll', (region) => ({
      inside: region.scrollWidth > region.clientWidth,
      page: document.documentElement.scrollWidth,
    }));
    expect(widths).toEqual({ inside: true, page: phone.width });
  });
});
