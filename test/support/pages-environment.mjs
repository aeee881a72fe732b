import { TestEnvironment } from 'jest-environment-node';

/** Sets `testFailed`, which makes `browser.ts` save screenshots. */
export default class PagesEnvironment extends TestEnvironment {
  async handleTestEvent({ name }) {
    if (name === 'test_start') this.global.testFailed = false;
    if (name === 'test_fn_failure') this.global.testFailed = true;
  }
}
