import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What `npm run build` made for the browser; written to dist/manifest.json by scripts/build.ts. */
export interface Manifest {
  /** The client's entry module. */
  entry: string;
  styles: string;
  fonts: string[];
  /** By canonical path, what the page imports beyond the entry, for preloading. */
  modules: Record<string, string[]>;
}

/** Read from the directory that holds the build. @throws where the site has not been built */
export function readManifest(buildDirectory: string): Manifest {
  return JSON.parse(readFileSync(path.join(buildDirectory, 'manifest.json'), 'utf8')) as Manifest;
}
