import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Timeout for starting a server, in ms. */
const startTimeout = 60_000;

/** Ports for tests: 120 for each of 100 workers, up to 31,999. */
const firstPort = 20_000;
const portsPerWorker = 120;
const maxWorkers = 100;
/** Jest's workers start at 1; 0 is for processes outside Jest. */
const worker = Number(process.env.JEST_WORKER_ID ?? 0);
/** Offset of the next port; random at first, since concurrent runs on this machine have the same worker numbers. */
let nextPort = Math.floor(Math.random() * portsPerWorker);

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** The server's output so far. */
  output(): string;
  /** Sends a signal, then waits for the exit and the last output. @returns the exit code, null after SIGKILL */
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
 * Finds a free port. All ports are below the range of ephemeral ports (from 32,768 on Linux), and each worker has its
 * own range. So no other process takes the port between the check and its use.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + (worker % maxWorkers) * portsPerWorker + (nextPort % portsPerWorker);
    nextPort += 1;
    if (await isFree(port)) return port;
  }
}

/** Polls a condition. @throws if the condition isn't met within this many seconds */
export async function until(condition: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`still not true after ${seconds} s: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Creates a directory in the test run's temporary directory, which is deleted after the run. */
export const temporaryDirectory = () => mkdtempSync(path.join(tmpdir(), 'the-enci-'));

/** The given variables, plus PATH from the machine's environment. */
export const environment = (env: Record<string, string>) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  ...env,
});

/** Running servers, each with a promise that resolves when the server has exited. */
const runningServers = new Map<ChildProcess, Promise<unknown>>();

/** Kills servers that failed tests left running, and waits until they exit. Otherwise, Jest would not exit. */
export async function endAllServers(): Promise<void> {
  for (const child of runningServers.keys()) child.kill('SIGKILL');
  await Promise.all(runningServers.values());
}

/**
 * Starts a server script on a free port and waits until it responds. Without DATA_DIR, the server gets a temporary
 * directory.
 * @param cwd the working directory; the server works in any directory
 * @param stdout a pipe for `output`, or an open file
 * @throws with the server's output, if the server exits or doesn't respond
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
  // 'exit' comes before the last output. Resumes stdout, since a paused stream would never close.
  child.once('exit', () => child.stdout?.resume());
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve)).finally(() => {
    runningServers.delete(child);
    if (ownData) rmSync(ownData, { recursive: true, force: true });
  });
  runningServers.set(child, ended);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (printed += String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  const latest = performance.now() + startTimeout;
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server exited during startup:\n${printed}`);
    if (performance.now() > latest) {
      child.kill('SIGKILL');
      throw new Error(`the server did not respond:\n${printed}`);
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

/** Starts the built site, logging warnings only. */
export const startSite = (env: Record<string, string> = {}): Promise<ServerProcess> =>
  startServer('dist/server/index.js', { LOG_LEVEL: 'warn', ...env });
