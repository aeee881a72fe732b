import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The tests that mutation testing runs again and again, quick ones first: those that load the code into their own process, where
 * a mutant can be switched on. `MUTATION_TESTS=outbox,transport` takes others.
 */
const fast = [
  'config',
  'logger',
  'make-directory',
  'negotiate-encoding',
  'rooms-like-this',
  'labels',
  'page-addresses',
  'stays',
  'form-rules',
  'content-fields',
  'content-reader',
  'desk-fields',
  'content-markdown',
  'plan',
  'plan-faults',
  'content-tokens',
  'content-sentences',
  'content-facts',
  'content-rooms',
  'content-files',
  'town-map',
  'mails',
  'mail-texts',
  'transport',
  'outbox',
  'retries',
  'outbox-start',
  'spool',
  'worker',
  'outbox-told',
  'durable-write',
  'outbox-faults',
  'http',
  'compress',
  'error-answers',
  'redirect-rules',
  'saved-data',
  'request-log',
  'kept-assets',
  'alerts',
  'enquiry-memory',
  'form-notices',
  'acknowledgments',
  'sent-twice',
  'unsubscribe',
  'rate-limits',
  'malformed-requests',
  'security-controls',
  'abuse',
  'forms',
  'refused-posts',
  'health',
  'plain-forms',
  'static-files',
  'book',
  'engines',
  'offers',
  'kept-pages',
  'freshness',
  'warm-pages',
  'page-answers',
  'render-error',
  'page-streaming',
  'what-is-counted',
  'page-cache',
  'cache-key',
  'structured-data-types',
  'structured-data',
  'crawlers',
  'routes',
  'golive',
];

const fileOf = (name) =>
  ['ts', 'tsx'].map((ending) => `test/server/${name}.test.${ending}`).find((file) => existsSync(file));

process.env.TSX_TSCONFIG_PATH = 'tsconfig.base.json';

/**
 * `npm run test:mutation`: changes the code in small ways, one at a time, and runs the tests that reach it; a change that
 * no test notices has survived. docs/testing.md#mutation-testing
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  plugins: ['@stryker-mutator/mocha-runner'],
  testRunner: 'mocha',
  mochaOptions: {
    spec: (process.env.MUTATION_TESTS?.split(',') ?? fast).map(fileOf),
    require: [path.resolve('tools/mutation/jestInMocha.cjs')],
    'no-config': true,
    'no-package': true,
  },
  // Modules are imported, never required, so that each is there once.
  testRunnerNodeArgs: ['--no-experimental-require-module', '--import', 'tsx'],
  // Stryker would read tsconfig.json by an interface that TypeScript 7 has no more.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  // What runs once as a module loads is the same for all tests: each such mutant would cost a run of them all.
  ignoreStatic: true,
  // Where tsx looks: it takes no file in a folder whose name begins with a dot.
  tempDirName: 'reports/sandbox',
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  mutate: [
    'shared/**/*.ts',
    'server/**/*.{ts,tsx}',
    // Processes of their own, which their tests start as such; a mutant cannot be switched on there.
    '!server/{index,outbox-cli,visits-cli,logOutput}.ts',
    '!server/forms/redis*.ts',
    '!server/metrics/*.ts',
    // Development alone.
    '!server/http/devReload.ts',
  ],
  ignorePatterns: ['/dist', '/data', '/media/*.{jpg,mp4}', '/docs/screenshots', '/reports'],
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowEmojis: false, reportTests: false, allowColor: false },
  thresholds: { high: 95, low: 85, break: 85 },
  // A busy machine is no reason to count a mutant as found.
  timeoutMS: 20_000,
  timeoutFactor: 3,
  // What mutants leave behind in a process is not to be there for all that follow.
  maxTestRunnerReuse: 100,
};
