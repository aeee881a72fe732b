import { inBrowsers, runOptions, withoutBrowser } from '../jest.config.mjs';

// The page tests start the desk themselves, so no site is built for them.
process.env.TEST_SITE_URL ??= 'http://127.0.0.1:1';

/** @type {import('jest').Config} */
const config = {
  ...runOptions,
  rootDir: '..',
  projects: [
    { ...withoutBrowser, displayName: 'desk', testMatch: ['<rootDir>/desk/test/*.test.ts'] },
    { ...inBrowsers, displayName: 'desk pages', testMatch: ['<rootDir>/desk/test/pages/*.test.ts'] },
  ],
};

export default config;
