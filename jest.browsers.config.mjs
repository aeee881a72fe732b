import base from './jest.config.mjs';

/**
 * The site in Firefox and WebKit, which is no part of `npm test`: their packages are large, and for WebKit no machine but
 * Debian's has them.
 * @type {import('jest').Config}
 */
const pages = base.projects.find(({ displayName }) => displayName === 'pages');

export default {
  ...base,
  projects: [{ ...pages, displayName: 'browsers', testMatch: ['<rootDir>/test/browsers/**/*.test.ts'] }],
};
