import config from './jest.config.mjs';

const [server] = config.projects;

/**
 * The server tests that mutation testing runs again and again: those that load the code into their own process, where a
 * mutant can be switched on, and that take a few seconds at most. `MUTATION_TESTS=outbox,transport` narrows them further.
 */
const fast = [
  'abuse',
  'acknowledgments',
  'alerts',
  'book',
  'cache-key',
  'config',
  'engines',
  'form-notices',
  'form-rules',
  'forms',
  'http',
  'kept-assets',
  'malformed-requests',
  'mails',
  'negotiate-encoding',
  'offers',
  'outbox',
  'outbox-faults',
  'page-cache',
  'plan',
  'rate-limits',
  'request-log',
  'room-filter',
  'rooms-like-this',
  'enquiry-memory',
  'sent-twice',
  'static-files',
  'transport',
  'unsubscribe',
];

const names = process.env.MUTATION_TESTS?.split(',') ?? fast;

/** @type {import('jest').Config} */
export default {
  ...server,
  testMatch: names.map((name) => `<rootDir>/test/server/${name}.test.{ts,tsx}`),
  globalTeardown: '<rootDir>/test/support/teardown.ts',
  testTimeout: 60_000,
};
