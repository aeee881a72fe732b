import { TestEnvironment } from 'jest-environment-node';
// Imported here instead of in the tests, because a worker would load the module again for each test file.
import puppeteer from 'puppeteer';

/** Connects to this worker's browser, one of those that `pages-setup` has started. */
function connect() {
  const endpoints = (process.env.TEST_BROWSERS ?? '').split(' ');
  const worker = Number(process.env.JEST_WORKER_ID ?? 1) - 1;
  return puppeteer.connect({
    browserWSEndpoint: endpoints[worker % endpoints.length] ?? '',
    defaultViewport: null,
  });
}

/** The environment of page tests. Sets `browser`, and `testFailed`, which makes `browser.ts` save screenshots. */
export default class PagesEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.browser = await connect();
  }

  async teardown() {
    await this.global.browser.disconnect();
    await super.teardown();
  }

  async handleTestEvent({ name }) {
    if (name === 'test_start') this.global.testFailed = false;
    if (name === 'test_fn_failure') this.global.testFailed = true;
  }
}
