import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How long a server may take to answer after its start, in ms. */
const startTimeout = 60_000;

/** The ports that are given out: of a hundred workers, 120 each, up to 31,999. */
const firstPort = 20_000;
const portsPerWorker = 120;
const mostWorkers = 100;
/** Jest counts its workers from 1; what runs outside of them is 0. */
const worker = Number(process.env.JEST_WORKER_ID ?? 0);
/** Where the search goes on: begun anywhere, since another run on this machine has the same workers. */
let nextPort = Math.floor(Math.random() * portsPerWorker);

/** A running server. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Everything that it has printed so far. */
  output(): string;
  /** Sends a signal and waits for the end, and for all that was printed. @returns the exit code, null after SIGKILL */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const listening = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!listening) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}

/**
 * The first of several ports in a row that are free. They are below those that systems take for outgoing connections (32,768 on
 * Linux), and each worker of a test run has ports of its own: nobody takes one between the asking and the listening.
 */
export async function freePort(count = 1): Promise<number> {
  for (;;) {
    const place = nextPort % portsPerWorker;
    nextPort = place + count;
    if (nextPort > portsPerWorker) continue;
    const first = firstPort + (worker % mostWorkers) * portsPerWorker + place;
    const row = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)));
    if (row.every(Boolean)) return first;
  }
}

/** Waits until something is so. @throws when it is not after so many seconds */
export async function until(isSo: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`not so after ${seconds} s: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A new, empty directory. What tests make lies in the directory of their run and is removed with it. */
export const temporaryDirectory = () => mkdtempSync(path.join(tmpdir(), 'the-enci-'));

/** Only what is given: no variable of the machine reaches the server. */
const environment = (env: Record<string, string>) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  ...env,
});

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

/**
 * Starts a server, by its script, on a free port and waits until it answers. Without a DATA_DIR it has one of its own,
 * which goes with it.
 * @param cwd the project's folder, whose public/ it serves
 * @param stdout where it prints: a pipe that is read, or an open file
 * @throws with what it printed, where it ends or stays silent instead
 */
export async function startServer(
  script: string,
  env: Record<string, string> = {},
  cwd = '.',
  stdout: 'pipe' | number = 'pipe',
): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const ownData = env.DATA_DIR === undefined ? temporaryDirectory() : undefined;
  const child = spawn(process.execPath, [script], {
    cwd,
    env: environment({ HOST: '127.0.0.1', PORT: port, ...(ownData && { DATA_DIR: ownData }), ...env }),
    stdio: ['ignore', stdout, 'pipe'],
  });
  living.add(child);
  // The end comes before the last that was printed, which a paused stream would keep for ever.
  child.once('exit', () => child.stdout?.resume());
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve)).finally(() => {
    living.delete(child);
    if (ownData) rmSync(ownData, { recursive: true, force: true });
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (printed += String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  const latest = performance.now() + startTimeout;
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server ended at once:\n${printed}`);
    if (performance.now() > latest) {
      child.kill('SIGKILL');
      throw new Error(`the server did not answer:\n${printed}`);
    }
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

/** Serves the built site, in a process of its own that logs warnings only. */
export const startSite = (env: Record<string, string> = {}): Promise<ServerProcess> =>
  startServer('dist/server/index.js', { LOG_LEVEL: 'warn', ...env });
