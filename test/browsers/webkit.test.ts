import type { Server } from 'node:http';
import { siteUrl } from '../support/browser';
import { describeBrowser } from '../support/browsers/describe-browser';
import type { Guest } from '../support/browsers/guest';
import { watchedSite } from '../support/browsers/watched-site';
import { pageOf } from '../support/browsers/webdriver-page';
import { needWebKit, startWebKit } from '../support/browsers/webkit';
import { messages } from '../support/content';

needWebKit();

describe('in WebKit', () => {
  let guest: Guest;
  let end: () => Promise<void>;
  let server: Server;
  beforeAll(async () => {
    const started = await startWebKit();
    end = started.end;
    const watched = await watchedSite(siteUrl);
    server = watched.server;
    const page = pageOf(started.session);
    guest = {
      page,
      site: watched.url,
      resize: async (width, height) => {
        await started.session.send('POST', '/window/rect', { width, height });
      },
      messages: async () => {
        const said = await page.evaluate(() =>
          (window as unknown as { messages?: string[] }).messages?.splice(0),
        );
        // Whether there is a decoder for the films is up to the machine.
        return (said ?? []).filter((message) => !message.startsWith(messages.videoFailed));
      },
    };
  });
  afterAll(async () => {
    await end?.();
    server?.close();
  });

  describeBrowser(() => guest);
});
