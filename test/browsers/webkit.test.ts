import { describeBrowser } from '../support/browsers/describe-browser';
import type { Guest } from '../support/browsers/guest';
import { pageOf } from '../support/browsers/webdriver-page';
import { needWebKit, startWebKit } from '../support/browsers/webkit';
import { messages } from '../support/content';

needWebKit();

describe('in WebKit', () => {
  let guest: Guest;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const webkit = await startWebKit();
    end = webkit.end;
    guest = {
      page: pageOf(webkit.session),
      resize: async (width, height) => {
        await webkit.session.send('POST', '/window/rect', { width, height });
      },
      messages: async () =>
        // Whether there is a decoder for the films is up to the machine.
        (await webkit.console()).filter((line) => !line.includes(messages.videoFailed)),
    };
  });
  afterAll(() => end?.());

  describeBrowser(() => guest);
});
