import base from './jest.config.mjs';

const firefox = base.projects.find(({ displayName }) => displayName === 'firefox');

/**
 * The site in WebKit, as in Firefox, which is no part of `npm test`: its packages are large, and no machine but Debian's has them.
 * @type {import('jest').Config}
 */
export default {
  ...base,
  projects: [{ ...firefox, displayName: 'webkit', testMatch: ['<rootDir>/test/browsers/webkit.test.ts'] }],
};
