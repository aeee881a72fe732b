import type { Page } from 'puppeteer';
import { outside } from './content';

/** Answers for the map's host, whose absence would take the focus into the browser's own page of an error. */
export async function answerForTheMap(page: Page): Promise<void> {
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
