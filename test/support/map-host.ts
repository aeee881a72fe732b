import type { Page } from 'puppeteer';
import { external } from './sample-content';

/** Mocks the embedded map's host. Otherwise, the map's frame would show the browser's error page, which grabs focus. */
export async function fakeMapHost(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', ({ requestId }) =>
    session
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
        body: btoa('<!DOCTYPE html><title>Map</title>'),
      })
      // Fails if a navigation has canceled the request in the meantime.
      .catch(() => undefined),
  );
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: `${new URL(external.mapEmbed).origin}/*` }],
  });
}
