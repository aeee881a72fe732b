import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Metafile } from 'esbuild';
import { buildDirectory } from './options';

/** The bill of materials. */
export const sbomFile = path.join(buildDirectory, 'sbom.json');

/** 'node_modules/a/node_modules/@b/c/index.js' -> 'node_modules/a/node_modules/@b/c'; undefined for a file of ours. */
const folderOf = (file: string) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];

function identityOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return `${name}@${version}`;
}

/** The packages of which something is in the output of a build, and those that files were taken from: 'react@19.3.1'. */
export function packagesInside(metafiles: Metafile[], files: string[]): string[] {
  const inputs = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap((output) =>
      Object.entries(output.inputs)
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([input]) => input),
    ),
  );
  const folders = new Set([...inputs, ...files].map(folderOf).filter((folder) => folder !== undefined));
  return [...new Set([...folders].map(identityOf))].sort();
}

interface Property {
  name: string;
  value: string;
}

interface Component {
  'bom-ref': string;
  name: string;
  scope?: string;
  properties?: Property[];
}

/** A bill of materials in CycloneDX 1.5, as far as it is read here. https://cyclonedx.org/docs/1.5/json/ */
export interface Sbom {
  serialNumber?: string;
  metadata: { timestamp?: string; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * npm's bill of all packages of the lock file, cut down to those inside a build. Without the time and the random number,
 * so that the same build has the same bill; without the mark of development, since what is inside is served.
 * @throws where npm does not know a package that is inside
 */
export function sbomOfBuild(all: Sbom, packages: string[], name: string): Sbom {
  const components = all.components
    .filter((each) => packages.includes(each['bom-ref']))
    .map((each) => ({
      ...each,
      scope: 'required',
      properties: (each.properties ?? []).filter(({ name }) => name !== 'cdx:npm:package:development'),
    }));
  const known = new Set(components.map((each) => each['bom-ref']));
  const unknown = packages.filter((each) => !known.has(each));
  if (unknown.length > 0) throw new Error(`Inside the build, but not in package-lock.json: ${unknown}`);
  const refs = new Set([all.metadata.component, ...components].map((each) => each['bom-ref']));
  const { serialNumber: _random, ...rest } = all;
  const { timestamp: _now, ...metadata } = all.metadata;
  return {
    ...rest,
    // npm takes the name from the folder.
    metadata: { ...metadata, component: { ...metadata.component, name } },
    components,
    dependencies: all.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) })),
  };
}

/** What npm knows of the packages of package-lock.json, with licenses and hashes. Asks no registry. */
export async function npmSbom(): Promise<Sbom> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
    { maxBuffer: 1 << 26 },
  );
  return JSON.parse(stdout) as Sbom;
}
