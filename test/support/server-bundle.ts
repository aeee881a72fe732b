import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { serverOptions } from '../../tools/build/options';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { bareManifest } from './bare-manifest';
import { sampleDirectory } from './sample';

/** The bundled server and its commands, without the browser's files. */
export interface BuiltServer {
  index: string;
  outboxCli: string;
}

const serverIn = (directory: string): BuiltServer => ({
  index: path.join(directory, 'dist/server/index.js'),
  outboxCli: path.join(directory, 'dist/server/outbox-cli.js'),
});

const quickCompression: Plugin = {
  name: 'quick compression',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\.\/http\/compress$/ }, () => ({
      path: path.resolve('test/support/quick-compress.ts'),
    })),
};

/** Bundles into a new directory from which the project's packages resolve. */
async function bundle(): Promise<string> {
  const directory = temporaryDirectory();
  symlinkSync(path.resolve('node_modules'), path.join(directory, 'node_modules'));
  for (const folder of ['content', 'media', 'public'])
    symlinkSync(path.join(sampleDirectory, folder), path.join(directory, folder));
  mkdirSync(path.join(directory, 'dist/public/assets'), { recursive: true });
  await build({
    ...serverOptions(false),
    plugins: [quickCompression],
    outdir: `${directory}/dist/server`,
  });
  writeFileSync(path.join(directory, 'dist/manifest.json'), JSON.stringify(bareManifest));
  return directory;
}

/** One bundle for all test files of a run, whose temporary directory is removed after it. */
export async function sharedServer(): Promise<BuiltServer> {
  const shared = path.join(tmpdir(), 'server-bundle');
  if (!existsSync(shared)) {
    const own = await bundle();
    try {
      renameSync(own, shared);
    } catch {
      // Another worker was first.
      rmSync(own, { recursive: true });
    }
  }
  return serverIn(shared);
}
