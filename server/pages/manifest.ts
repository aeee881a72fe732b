import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageStyles } from '../../client/navigation/pageRegistry';
import type { PageName } from '../../shared/pages';

/** The browser's files; dist/manifest.json, written by tools/build/manifest.ts. */
export interface Manifest {
  /** The entry script. */
  entry: string;
  /** The style sheet that all pages share. */
  shellStyles: string;
  /** The pages' own style sheets; empty in development, where the shared sheet contains all. */
  pageStyles: PageStyles;
  /** Of each page, the scripts that the entry script loads, in this order. */
  scripts: Record<PageName, string[]>;
}

/** Reads the manifest of a build. @throws where the site has not been built */
export function readManifest(buildDirectory: string): Manifest {
  return JSON.parse(readFileSync(path.join(buildDirectory, 'manifest.json'), 'utf8')) as Manifest;
}
