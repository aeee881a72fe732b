import type { Page } from 'puppeteer';
import { goTo, type OpenPage, open, painted, resize } from '../browser';
import { hotel, pages, roomPath, roomPaths, unknownPath } from '../content';
import { states } from '../states';
import { boxDifferences, boxesOf } from './boxes';
import { eachSize, type Guest, noPage, overhang, type Size, sizes, visit } from './guest';
import { shown } from './journey';
import { journeys } from './journeys';
import { tabWalk } from './tab-walk';

/** Rooms have one layout: the first stands for all, and the accessible one, which says more. */
const paths: readonly string[] = [
  ...Object.entries(pages).flatMap(([name, { path }]) =>
    ['room', 'not-found'].includes(name) ? [] : [path],
  ),
  ...new Set([...roomPaths.slice(0, 1), roomPath(hotel.accessibility.room)]),
  unknownPath,
];

/** Pages that a guest walks through by keys: each has controls that the others have not. */
const walked: readonly string[] = [pages.home.path, pages.contact.path];

/** What every browser has to show: to be called in a test file, with a guest who comes before all tests. */
export function describeBrowser(guestOf: () => Guest): void {
  let chromium: OpenPage;
  beforeAll(async () => {
    chromium = await open(pages['test-nav'].path, { reducedMotion: true });
    const { page, site } = guestOf();
    await page.goto(site + noPage);
  });

  const take = async (size: Size) => {
    const { page, resize: makeWindow } = guestOf();
    await makeWindow(sizes[size][0], sizes[size][1]);
    await painted(page);
  };

  // Every page is loaded once and asked everything in turn; the walk, which leaves it scrolled, comes last.
  describe.each(paths)('%s', (path) => {
    beforeAll(async () => {
      await take('a desktop');
      await Promise.all([visit(guestOf(), path), goTo(chromium, path)]);
    });

    it.each(eachSize)('fits on %s, and lies there as in Chromium', async (size) => {
      const { page } = guestOf();
      await take(size);
      await resize(chromium, await windowOf(page));
      expect(await overhang(page)).toBe(0);
      expect(boxDifferences(await boxesOf(page), await boxesOf(chromium))).toEqual([]);
    });

    it('is hydrated without a message in the console', async () => {
      expect(await guestOf().messages()).toEqual([]);
    });

    if (walked.includes(path))
      it('is walked through by the Tab key as in Chromium', async () => {
        const { page } = guestOf();
        await take('a desktop');
        await resize(chromium, await windowOf(page));
        expect(await tabWalk(page)).toEqual(await tabWalk(chromium));
      });
  });

  it.each(states)('$name on $path is reached, and fits on both screens', async (state) => {
    const guest = guestOf();
    await take(state.on ?? 'a desktop');
    await visit(guest, state.path);
    await state.enter?.(guest.page);
    await shown(guest.page, state.shown);
    const overhangs = [await overhang(guest.page)];
    if (!state.on) {
      await take('a phone');
      await shown(guest.page, state.shown);
      overhangs.push(await overhang(guest.page));
    }
    expect(Math.max(...overhangs)).toBe(0);
    expect(await guest.messages()).toEqual([]);
  });

  const made = journeys.flatMap((journey) =>
    (journey.on ? [journey.on] : eachSize).map((size) => ({ ...journey, size })),
  );
  it.each(made)('on $size: $name', async ({ path, size, isNew, go, outcome }) => {
    const guest = guestOf();
    await take(size);
    await visit(guest, path, isNew);
    expect(await go(guest.page)).toEqual(outcome);
    expect(await guest.messages()).toEqual([]);
  });
}

/** The page's window as it is, which may be a little different from what was asked for. */
const windowOf = (page: Page) => page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
