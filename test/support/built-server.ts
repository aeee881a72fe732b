import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { serverOptions } from '../../tools/build/options';
import { endAllServers, environment, temporaryDirectory } from '../../tools/harness/serverProcess';
import { bareManifest } from './bare-manifest';
import { sampleDirectory } from './hotel-source';

/** The paths of the bundled server and of the bundled outbox command. */
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

/** Bundles the server into a new directory, with symlinks to the project's packages and the sample hotel's folders. */
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

/** Returns the bundle that all test files of a run share. The bundle is in the run's temporary directory. */
async function sharedServer(): Promise<BuiltServer> {
  const shared = path.join(tmpdir(), 'server-bundle');
  if (!existsSync(shared)) {
    const own = await bundle();
    try {
      renameSync(own, shared);
    } catch {
      // Another worker has already created the shared bundle.
      rmSync(own, { recursive: true });
    }
  }
  return serverIn(shared);
}

/** Returns the bundled server for the tests in a file or `describe`. Stops all server processes after these tests. */
export function builtServer(): BuiltServer {
  const built = {} as BuiltServer;
  beforeAll(async () => {
    Object.assign(built, await sharedServer());
  });
  afterAll(endAllServers);
  return built;
}

/** Runs a built script until the script exits. @returns its exit code and output */
export async function run(script: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [script, ...args], {
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (stderr += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout, stderr };
}
