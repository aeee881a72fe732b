import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What `npm run build` made for the browser; written to dist/manifest.json by scripts/build.ts. */
export interface Manifest {
  /** The first script. */
  entry: string;
  /** The style sheet that all pages share. */
  shellStyles: string;
  fonts: string[];
  /** By canonical path, and 'not-found'. */
  pages: Record<string, PageAssets>;
}

/** What one page needs beside that. */
export interface PageAssets {
  /** Scripts that the first one fetches and runs, in this order. */
  modules: string[];
  /** Its own style sheet; none in development, where the shared one holds all. */
  styles?: string | undefined;
}

/** Read from the directory that holds the build. @throws where the site has not been built */
export function readManifest(buildDirectory: string): Manifest {
  return JSON.parse(readFileSync(path.join(buildDirectory, 'manifest.json'), 'utf8')) as Manifest;
}
