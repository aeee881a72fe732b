import { availableParallelism } from 'node:os';

// As in production: React's development build takes three times as long to render.
process.env.NODE_ENV = 'production';

/** @type {import('jest').Config} */
const shared = {
  rootDir: '.',
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  // These packages ship only ES modules.
  transformIgnorePatterns: ['/node_modules/(?!(any-ascii|express-rate-limit|marked)/)'],
  testEnvironment: 'node',
  // Cleaning up after each file would take a tenth of the CPU time, and frees no memory here.
  testEnvironmentOptions: { globalsCleanup: 'off' },
};

/** For tests without a browser. They compress quickly, since the highest quality would take most of the time. */
export const withoutBrowser = {
  ...shared,
  globalSetup: '<rootDir>/test/support/server-setup.ts',
  moduleNameMapper: { '^\\.\\./http/compress$': '<rootDir>/test/support/quick-compress.ts' },
};

/** For tests of the built site in browsers. Site and browsers are started once. */
export const inBrowsers = {
  ...shared,
  globalSetup: '<rootDir>/test/support/pages-setup.ts',
  globalTeardown: '<rootDir>/test/support/pages-teardown.ts',
  testEnvironment: '<rootDir>/test/support/pages-environment.mjs',
};

/** Options for the entire run, not for single projects. */
export const runOptions = {
  globalTeardown: '<rootDir>/test/support/teardown.ts',
  // One more worker than cores, since most tests wait for a server or a browser.
  maxWorkers: availableParallelism() + 1,
  testSequencer: '<rootDir>/test/support/longest-first.mjs',
  testTimeout: 60_000,
};

/**
 * Server tests need no browser. Page tests run in Chromium, and the main ones also in Firefox if it is installed.
 * @type {import('jest').Config}
 */
const config = {
  projects: [
    {
      ...withoutBrowser,
      displayName: 'server',
      testMatch: [
        '<rootDir>/test/specification.test.ts',
        '<rootDir>/test/{client,server,shared,tools}/**/*.test.{ts,tsx}',
      ],
    },
    { ...withoutBrowser, displayName: 'processes', testMatch: ['<rootDir>/test/processes/*.test.ts'] },
    {
      ...inBrowsers,
      displayName: 'pages',
      testMatch: ['<rootDir>/test/hotels/*.test.ts', '<rootDir>/test/pages/**/*.test.{ts,tsx}'],
    },
    { ...inBrowsers, displayName: 'browsers', testMatch: ['<rootDir>/test/browsers/*.test.ts'] },
  ],
  ...runOptions,
};

export default config;
