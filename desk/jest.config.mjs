import { inBrowsers, runOptions } from '../jest.config.mjs';

// The tests start the desk themselves, so no site is built for them.
process.env.TEST_SITE_URL ??= 'http://127.0.0.1:1';

/** @type {import('jest').Config} */
const config = {
  ...runOptions,
  rootDir: '..',
  projects: [{ ...inBrowsers, testMatch: ['<rootDir>/desk/test/*.test.ts'] }],
};

export default config;
