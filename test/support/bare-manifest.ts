import type { Manifest } from '../../server/pages/manifest';

/** A manifest for tests without the browser's files. */
export const bareManifest: Manifest = {
  entry: '/assets/entry.js',
  shellStyles: '/assets/shell.css',
  pageStyles: {},
  fonts: [],
  scripts: {},
};
