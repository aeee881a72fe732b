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
  transformIgnorePatterns: ['/node_modules/(?!express-rate-limit/)'],
  testEnvironment: 'node',
};

/**
 * Server tests need nothing; page tests need the built site, which their global set-up makes once.
 * @type {import('jest').Config}
 */
const config = {
  projects: [
    { ...shared, displayName: 'server', testMatch: ['<rootDir>/test/server/**/*.test.{ts,tsx}'] },
    {
      ...shared,
      displayName: 'pages',
      testMatch: ['<rootDir>/test/pages/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/test/support/retry-once.ts'],
      globalSetup: '<rootDir>/test/support/pages-setup.ts',
      globalTeardown: '<rootDir>/test/support/pages-teardown.ts',
    },
  ],
  testTimeout: 60_000,
};

export default config;
