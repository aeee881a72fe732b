import type { Page } from 'puppeteer';
import { pages } from '../../shared/pages';
import { roomPath } from '../../shared/room';
import { outside } from '../../shared/site';
import { desktop, hydrated, type OpenPage, open, phone, siteUrl } from '../support/browser';
import { type TabStop, tabThrough } from '../support/tab-stops';

const paths = [
  ...Object.values(pages).map(({ path }) => path),
  roomPath('swamis-peak-suite'),
  roomPath('the-handi-enci-double-queen-suite-with-kitchenette'),
  '/nope',
];

/** Stands in for the map's host, whose absence would take the focus into the browser's own page of an error. */
async function answerForTheMap(page: Page) {
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', ({ requestId }) =>
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
      body: btoa('<!DOCTYPE html><title>Map</title>'),
    }),
  );
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${new URL(outside.mapEmbed).origin}/*` }] });
}

/**
 * Steps that lead back up the page other than to a column on the right, by more than what stands on one line may
 * differ. A carousel's controls come before its slides, wherever they are seen (WAI-ARIA APG).
 */
const againstTheEye = (stops: readonly TabStop[]) =>
  stops.flatMap(({ name, x, y }, index) => {
    const last = stops[index - 1];
    const isBack = last && y < last.y - 60 && x <= last.x && !last.name.includes('Next slide');
    return isBack ? [`${last.name} -> ${name}`] : [];
  });

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('the Tab key on %s', (_kind, viewport) => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open('/test-nav', { viewport, reducedMotion: true, before: answerForTheMap });
  });

  it.each(paths)('%s: shows where it is at every stop, and leaves the page at its end', async (path) => {
    await page.goto(siteUrl + path, { waitUntil: 'load' });
    await hydrated(page);
    const stops = await tabThrough(page);
    expect(stops[0]?.name).toBe('a.skip-link "Skip to content"');
    expect(stops.at(-1)?.name).toContain('footer__cookies');
    expect(stops.filter(({ fault }) => fault).map(({ name, fault }) => `${name}: ${fault}`)).toEqual([]);
    expect(againstTheEye(stops)).toEqual([]);
  });
});
