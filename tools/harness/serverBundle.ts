import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Manifest } from '../../server/pages/manifest';
import { serverOptions } from '../build/options';
import { temporaryDirectory } from './serverProcess';

/** Stands for what the build makes for the browser, where only the server is asked. */
export const bareManifest: Manifest = {
  entry: '/assets/entry.js',
  shellStyles: '/assets/shell.css',
  pageStyles: {},
  fonts: [],
  scripts: {},
};

/** The server and its commands, bundled as the build does, without the browser's part. */
export interface BuiltServer {
  index: string;
  outboxCli: string;
  visitsCli: string;
  remove(): void;
}

/** Bundles in a directory from which the project's packages are found. */
export async function buildServer(): Promise<BuiltServer> {
  const directory = temporaryDirectory();
  symlinkSync(path.resolve('node_modules'), path.join(directory, 'node_modules'));
  mkdirSync(path.join(directory, 'public/assets'), { recursive: true });
  buildSync({ ...serverOptions(false), outdir: `${directory}/server` });
  writeFileSync(path.join(directory, 'manifest.json'), JSON.stringify(bareManifest));
  return {
    index: path.join(directory, 'server/index.js'),
    outboxCli: path.join(directory, 'server/outbox-cli.js'),
    visitsCli: path.join(directory, 'server/visits-cli.js'),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}
