/**
 * `npm run test:mutation`: changes the code in small ways, one at a time, and runs the tests that reach it; a change that
 * no test notices has survived. docs/testing.md#mutation-testing
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'jest',
  jest: { configFile: 'jest.mutation.config.mjs' },
  // Stryker would read tsconfig.json by an interface that TypeScript 7 has no more; swc needs none.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  // What runs once as a module loads is the same for all tests: each such mutant would cost a run of them all.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  mutate: ['shared/**/*.ts', 'server/**/*.{ts,tsx}'],
  ignorePatterns: ['/dist', '/data', '/media', '/public/media', '/docs', '/reports'],
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowEmojis: false, reportTests: false, allowColor: false },
  thresholds: { high: 95, low: 85, break: 85 },
  timeoutMS: 10_000,
};
