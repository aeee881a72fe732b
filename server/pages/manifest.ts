import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageStyles } from '../../client/pages';

/** What `npm run build` made for the browser; written to dist/manifest.json by tools/build/manifest.ts. */
export interface Manifest {
  /** The first script. */
  entry: string;
  /** The style sheet that all pages share. */
  shellStyles: string;
  /** The pages' own style sheets; none in development, where the shared one holds all. */
  pageStyles: PageStyles;
  fonts: string[];
  /** By canonical path, and '/404': what the first script fetches and runs, in this order. */
  scripts: Record<string, string[]>;
}

/** Read from the directory that holds the build. @throws where the site has not been built */
export function readManifest(buildDirectory: string): Manifest {
  return JSON.parse(readFileSync(path.join(buildDirectory, 'manifest.json'), 'utf8')) as Manifest;
}
