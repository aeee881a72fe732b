import { open } from '../support/browser';
import { notFoundContent, pages, roomPath, rooms, unknownPath } from '../support/content';

describe('the not-found page', () => {
  it.each([
    unknownPath,
    '/room/nope/',
    pages.about.path.replace('/a', '/%61'),
    roomPath(rooms[0]?.slug ?? '').replace('-', '%2D'),
  ])('hydrates without a mismatch: %s', async (path) => {
    const page = await open(`${path}?sent=newsletter`);
    expect(await page.$eval('h1', (heading) => heading.textContent)).toBe(notFoundContent.heading);
    // Only the browser's own message about the status.
    expect(page.consoleMessages).toEqual([expect.stringContaining('404 (Not Found)')]);
    expect(await page.$('.newsletter__close')).toBeNull();
  });
});
