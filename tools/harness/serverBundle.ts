import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { serverOptions } from '../build/options';
import { bareManifest } from './bareManifest';
import { temporaryDirectory } from './serverProcess';

/** The bundled server and its commands, without the browser's files. */
export interface BuiltServer {
  index: string;
  outboxCli: string;
  visitsCli: string;
  remove(): void;
}

const serverIn = (directory: string): BuiltServer => ({
  index: path.join(directory, 'server/index.js'),
  outboxCli: path.join(directory, 'server/outbox-cli.js'),
  visitsCli: path.join(directory, 'server/visits-cli.js'),
  remove: () => rmSync(directory, { recursive: true, force: true }),
});

/** Bundles into a new directory from which the project's packages resolve. */
function bundle(): string {
  const directory = temporaryDirectory();
  symlinkSync(path.resolve('node_modules'), path.join(directory, 'node_modules'));
  mkdirSync(path.join(directory, 'public/assets'), { recursive: true });
  buildSync({
    ...serverOptions(false),
    inject: ['tools/harness/quickBrotli.ts'],
    outdir: `${directory}/server`,
  });
  writeFileSync(path.join(directory, 'manifest.json'), JSON.stringify(bareManifest));
  return directory;
}

export const buildServer = (): BuiltServer => serverIn(bundle());

/** One bundle for all test files of a run, whose temporary directory is removed after it. */
export function sharedServer(): BuiltServer {
  const shared = path.join(tmpdir(), 'server-bundle');
  if (!existsSync(shared)) {
    const own = bundle();
    try {
      renameSync(own, shared);
    } catch {
      // Another worker was first.
      rmSync(own, { recursive: true });
    }
  }
  return serverIn(shared);
}
