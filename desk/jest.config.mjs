import { inBrowsers, ofEveryRun } from '../jest.config.mjs';

/** @type {import('jest').Config} */
const config = {
  ...ofEveryRun,
  rootDir: '..',
  projects: [{ ...inBrowsers, testMatch: ['<rootDir>/desk/test/*.test.ts'] }],
};

export default config;
