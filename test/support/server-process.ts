import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { serverOptions } from '../../scripts/bundle';
import type { Manifest } from '../../server/pages/manifest';
import { freePort } from './site-process';

/** Stands for what the build makes for the browser, where a test needs the server alone. */
export const bareManifest: Manifest = {
  entry: '/assets/entry.js',
  shellStyles: '/assets/shell.css',
  fonts: [],
  pages: {},
};

/** The server and the outbox command, bundled as the build does, without the browser's part. */
export interface BuiltServer {
  index: string;
  outboxCli: string;
  remove(): void;
}

/** Bundles in a directory from which the project's packages are found. */
export async function buildServer(): Promise<BuiltServer> {
  const cache = path.resolve('node_modules/.cache/the-enci');
  await mkdir(cache, { recursive: true });
  const directory = mkdtempSync(path.join(cache, 'server-'));
  buildSync({ ...serverOptions(false), outdir: `${directory}/server` });
  writeFileSync(path.join(directory, 'manifest.json'), JSON.stringify(bareManifest));
  return {
    index: path.join(directory, 'server/index.js'),
    outboxCli: path.join(directory, 'server/outbox-cli.js'),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

/** Waits until something is so. @throws when it is not after a minute */
export async function until(isSo: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`not so after ${seconds} s: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** An empty DATA_DIR. */
export const temporaryDirectory = () => mkdtempSync(path.join(tmpdir(), 'the-enci-'));

/** Only what is given: no variable of the machine reaches the server. */
const environment = (env: Record<string, string>) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  ...env,
});

/** One running process of the server. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  output: () => string;
  /** Sends a signal and waits for the end. @returns the exit code, null after SIGKILL */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Runs a script of the build to its end. */
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

const living = new Set<ChildProcess>();

/** Ends what a failed test left running. */
export function endAllServers(): void {
  for (const child of living) child.kill('SIGKILL');
}

/** Starts the server and waits until it answers. @throws with what it printed, where it ends instead */
export async function startServer(index: string, env: Record<string, string>): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [index], {
    env: environment({ HOST: '127.0.0.1', PORT: port, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  living.add(child);
  child.once('exit', () => living.delete(child));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server ended at once:\n${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return {
    url,
    child,
    output: () => printed,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
