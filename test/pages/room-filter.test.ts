import { tick } from '../support/browser';
import { filterLabels, rooms } from '../support/content';
import {
  choose,
  filterLink,
  matching,
  matchText,
  names,
  namesOf,
  opacity,
  openRooms,
  statusesOf,
  texts,
} from '../support/rooms-page';

describe('the room filter', () => {
  test('fades the grid out for 300 ms, applies, and fades it in for another 300 ms', async () => {
    const page = await openRooms('', { reducedMotion: false });
    await choose(page, filterLink('ocean'));
    expect(await page.$eval('.room-results', (list) => list.className)).toContain('fading');
    expect(await page.$eval('.room-results', (list) => getComputedStyle(list).transition)).toMatch(
      /opacity 0\.3s/,
    );
    await tick(page, 290);
    expect(await names(page)).toEqual(namesOf(rooms));
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('.room-results') as Element).opacity === '0',
    );
    await tick(page, 20);
    expect(await names(page)).toEqual(matching('ocean'));
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('.room-results') as Element).opacity === '1',
    );
    expect(await statusesOf(page)).toEqual([matchText(matching('ocean').length), '']);
  });

  test('keeps the URL up to date without a history entry, a scroll or a loss of focus', async () => {
    const page = await openRooms();
    const entries = await page.evaluate(() => history.length);
    await page.focus(filterLink('suite'));
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${filterLink('suite')}[aria-current]`);
    // With reduced motion the list changes at once.
    await tick(page, 10);
    expect(await names(page)).toEqual(matching('suite'));
    expect(new URL(page.url()).search).toBe('?filter=suite');
    expect(await page.evaluate(() => [history.length, scrollY])).toEqual([entries, scrolled]);
    expect(await page.$eval(filterLink('suite'), (link) => document.activeElement === link)).toBe(true);
    expect(await page.$eval(filterLink('suite'), (link) => link.getAttribute('aria-current'))).toBe('true');
    await choose(page, '.room-filters li:first-child a');
    await tick(page, 600);
    expect(new URL(page.url()).search).toBe('');
    expect(await names(page)).toEqual(namesOf(rooms));
  });

  test('applies the last choice if it changes during the fade', async () => {
    const page = await openRooms('', { reducedMotion: false });
    await choose(page, filterLink('ocean'));
    await tick(page, 200);
    await choose(page, filterLink('queen'));
    await tick(page, 150);
    // The time of the first choice, which must have no effect.
    expect(await names(page)).toEqual(namesOf(rooms));
    await tick(page, 160);
    expect(await names(page)).toEqual(matching('queen'));
    expect(await texts(page, '.room-filters [aria-current]')).toEqual([filterLabels.queen]);
  });

  test.each([
    ['ocean', matching('ocean')],
    ['penthouse', namesOf(rooms)],
  ])('of the URL ?filter=%s applies from the start, without a fade', async (filter, expected) => {
    const page = await openRooms(`?filter=${filter}`);
    expect(await names(page)).toEqual(expected);
    expect(await opacity(page)).toBe('1');
    expect(page.consoleMessages).toEqual([]);
  });
});
