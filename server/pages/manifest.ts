import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageStyles } from '../../client/navigation/pageRegistry';
import type { PageName } from '../../shared/pages';
import { hashOf } from '../content/readHotel';

/** The browser files, from dist/manifest.json, which tools/build/manifest.ts writes. */
export interface Manifest {
  /** A hash that changes with every build: a browser must not mix pages from two builds. */
  build: string;
  entry: string;
  /** The style sheet that all pages share. */
  shellStyles: string;
  /** The pages' own style sheets. Empty in development, where the shared style sheet contains all styles. */
  pageStyles: PageStyles;
  /** For each page, the scripts that the entry script loads, in order. */
  scripts: Record<PageName, string[]>;
}

/** Reads a build's manifest. @throws if the site has not been built */
export function readManifest(buildDirectory: string): Manifest {
  const text = readFileSync(path.join(buildDirectory, 'manifest.json'), 'utf8');
  return { ...(JSON.parse(text) as Omit<Manifest, 'build'>), build: hashOf(text) };
}
