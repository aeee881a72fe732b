import type { Manifest } from '../../server/pages/manifest';
import { pageNames } from '../../shared/pages';

/** A manifest for tests that need no client assets. */
export const bareManifest: Manifest = {
  build: 'test',
  entry: '/assets/entry.js',
  shellStyles: '/assets/shell.css',
  pageStyles: {},
  scripts: Object.fromEntries(pageNames.map((name) => [name, []])) as unknown as Manifest['scripts'],
};
