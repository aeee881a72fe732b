import { open, siteUrl } from '../support/browser';
import { byRole } from '../support/roles';
import {
  content,
  pageContent,
  pages,
  roomPages,
  roomPath,
  rooms,
  unknownPath,
} from '../support/sample-content';

describe('the not-found page', () => {
  it.each([
    unknownPath,
    '/room/nope/',
    pages.about.path.replace('/a', '/%61'),
    roomPath(rooms[0]?.slug ?? '').replace('-', '%2D'),
  ])('hydrates without a mismatch: %s', async (path) => {
    const page = await open(`${path}?sent=newsletter`);
    await byRole(page, 'heading', pageContent('not-found').heading);
    // The only message is the browser's message about the status.
    expect(page.consoleMessages).toEqual([expect.stringContaining('404 (Not Found)')]);
  });

  it('is shown without a page load for a nonexistent room; a room’s former URL shows the room', async () => {
    const page = await open(pages.about.path);
    const [[former, current] = ['', '']] = Object.entries(content.formerSlugs);
    for (const [slug, heading] of [
      ['nope', pageContent('not-found').heading],
      [former, roomPages[current]?.room.name],
    ]) {
      await page.evaluate(
        (path) => {
          history.pushState(null, '', path);
          dispatchEvent(new PopStateEvent('popstate'));
        },
        roomPath(slug ?? ''),
      );
      await byRole(page, 'heading', heading);
    }
    const first = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
    expect(first).toBe(siteUrl + pages.about.path);
  });
});
