import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Metafile } from 'esbuild';
import { buildDirectory } from './options';

/** The software bill of materials. */
export const sbomFile = path.join(buildDirectory, 'sbom.json');

/** 'node_modules/a/node_modules/@b/c/index.js' -> 'node_modules/a/node_modules/@b/c'; undefined for a file of ours. */
const folderOf = (file: string) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];

function identityOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return `${name}@${version}`;
}

/** The packages in the output of a build, and those that files were copied from: 'react@19.3.1'. */
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

/** The used part of CycloneDX 1.5. https://cyclonedx.org/docs/1.5/json/ */
export interface Sbom {
  serialNumber?: string;
  metadata: { timestamp?: string; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * Filters npm's SBOM of the lock file to the packages in a build. Removes time and serial number, so that it is
 * reproducible, and the development flag.
 * @throws if npm's SBOM lacks a package
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
    // npm uses the folder's name.
    metadata: { ...metadata, component: { ...metadata.component, name } },
    components,
    dependencies: all.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) })),
  };
}

/** npm's SBOM of package-lock.json, with licenses and hashes. Works offline. */
export async function npmSbom(): Promise<Sbom> {
  const { stdout } = await promisify(execFile)(
    'npm',
    // NODE_ENV=production would omit bundled devDependencies.
    [
      'sbom',
      '--package-lock-only',
      '--include=dev',
      '--sbom-format',
      'cyclonedx',
      '--sbom-type',
      'application',
    ],
    { maxBuffer: 1 << 26 },
  );
  return JSON.parse(stdout) as Sbom;
}
