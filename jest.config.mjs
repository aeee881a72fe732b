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
  // These ship ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(express-rate-limit|marked)/)'],
  testEnvironment: 'node',
  // Where mutation testing copies the project to.
  modulePathIgnorePatterns: ['<rootDir>/reports/'],
};

/**
 * Server tests need nothing; page tests need the built site and browsers, which their global set-up starts once.
 * @type {import('jest').Config}
 */
const config = {
  projects: [
    {
      ...shared,
      displayName: 'server',
      testMatch: ['<rootDir>/test/specification*.test.ts', '<rootDir>/test/server/**/*.test.{ts,tsx}'],
      globalSetup: '<rootDir>/test/support/server-setup.ts',
    },
    {
      ...shared,
      displayName: 'pages',
      testMatch: [
        '<rootDir>/test/growth.test.ts',
        '<rootDir>/test/spoken.test.ts',
        '<rootDir>/test/pages/**/*.test.{ts,tsx}',
        '<rootDir>/test/desk/**/*.test.ts',
      ],
      globalSetup: '<rootDir>/test/support/pages-setup.ts',
      globalTeardown: '<rootDir>/test/support/pages-teardown.ts',
    },
  ],
  globalTeardown: '<rootDir>/test/support/teardown.ts',
  // Most tests wait for a server or a browser, so that a core is free for one more worker than Jest would start.
  maxWorkers: '100%',
  testTimeout: 60_000,
};

export default config;
