import base from './jest.config.mjs';

/**
 * The site in WebKit, which is no part of `npm test`: its packages are large, and no machine but Debian's has them.
 * @type {import('jest').Config}
 */
const pages = base.projects.find(({ displayName }) => displayName === 'pages');

export default {
  ...base,
  projects: [{ ...pages, displayName: 'webkit', testMatch: ['<rootDir>/test/browsers/**/*.test.ts'] }],
};
