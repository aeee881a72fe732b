import { until } from '../../tools/harness/serverProcess';
import { arrived, hydrated, idle, type OpenPage, open, tap } from '../support/browser';
import { pageContent, pages } from '../support/sample-content';

const { about, careers, contact, rooms } = pages;
const headings: Record<string, string> = {
  [careers.path]: pageContent('careers').hero.title,
  [contact.path]: pageContent('contact').title,
  [rooms.path]: pageContent('rooms').hero.title,
};

/** Opens a page on a connection that delays each page's scripts and data by this many ms (default: `shortest`). */
async function openSlowly(delays: Record<string, number>, shortest = 0) {
  let held = 0;
  const page = await open(about.path, {
    reducedMotion: true,
    before: async (opening) => {
      await opening.setRequestInterception(true);
      opening.on('request', async (request) => {
        const { pathname } = new URL(request.url());
        const isScript = /\/assets\/(?!entry|main|chunk|react).*\.js$/.test(pathname);
        const name = pathname.replace(/^.*\//, '').replace(/-\w+\.js$/, '');
        const path = Object.keys(delays).find((each) => each.slice(1, 5) === name.toLowerCase().slice(0, 4));
        if (isScript || request.resourceType() === 'fetch') {
          held += 1;
          await new Promise((resolve) => setTimeout(resolve, path ? delays[path] : shortest));
          held -= 1;
        }
        await request.continue().catch(() => {}); // Fails if the document is gone.
      });
    },
  });
  return { page, isQuiet: () => held === 0 };
}
const linkTo = (path: string) => `:is(header, footer) a[href="${path}"]`;
const shownOn = (page: OpenPage) =>
  page.evaluate(() => ({
    path: location.pathname,
    heading: document.querySelector('main h1')?.textContent,
    canonical: new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '').pathname,
  }));

describe('fast navigation on a slow connection', () => {
  it.each([
    [400, 0],
    [0, 400],
    [300, 300],
  ])('shows the page tapped last if the two pages take %i and %i ms to load', async (first, second) => {
    const { page, isQuiet } = await openSlowly({ [careers.path]: first, [contact.path]: second });
    const taps = [
      [careers.path, contact.path],
      [careers.path, contact.path, rooms.path, contact.path],
      [contact.path, careers.path, careers.path],
    ];
    for (const paths of taps) {
      for (const path of paths) {
        await tap(page, linkTo(path));
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const last = paths.at(-1) ?? '';
      await until(async () => (await shownOn(page)).heading === headings[last], 10);
      // Late responses must change nothing.
      await until(isQuiet);
      await idle(page);
      expect(await shownOn(page)).toEqual({ path: last, heading: headings[last], canonical: last });
    }
    expect(page.consoleMessages.filter((message) => !message.includes('link preload'))).toEqual([]);
  });

  it('keeps showing the current page until Back has loaded the previous page, even right after a reload', async () => {
    const { page } = await openSlowly({}, 200);
    await tap(page, linkTo(careers.path));
    await arrived(page, careers.path);
    await page.reload({ waitUntil: 'load' });
    await hydrated(page);
    const seen = await page.evaluate(async (path) => {
      const all: string[] = [];
      history.back();
      do {
        await new Promise(requestAnimationFrame);
        const heading = document.querySelector('main h1');
        all.push((heading?.checkVisibility() && heading.textContent) || 'nothing');
      } while (!document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith(path));
      return [...new Set(all)];
    }, about.path);
    expect(seen).toHaveLength(2);
    expect(seen[0]).toBe(headings[careers.path]);
  });
});
