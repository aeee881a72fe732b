import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { build } from 'esbuild';
import { buildDirectory, serverOptions } from '../../tools/build/options';
import { begin } from '../../tools/rawRequest';
import { freePort } from '../../tools/serverProcess';

/** A server under test, in a process of its own. */
export interface TestedServer {
  url: string;
  /** From its start to the end of its first answer, in ms. */
  startUp: number;
  /** After a garbage collection, in bytes. */
  memory(): Promise<{ rss: number; heap: number }>;
  /** Processor time so far, in µs. */
  processor(): Promise<number>;
  stop(): Promise<void>;
}

/** Everything that the benchmark writes; outside the package's files, and gone at its end. */
export const workspace = mkdtempSync(path.resolve('node_modules/bench-'));
const living = new Set<ChildProcess>();

/** Ends what still runs and removes what was written. */
export function cleanUp(): void {
  for (const child of living) child.kill('SIGKILL');
  rmSync(workspace, { recursive: true, force: true });
}

/** Whether anything answers there yet. */
const isAnswering = async (url: string) => {
  const res = await begin(url).catch(() => undefined);
  return Boolean(res && (await buffer(res)));
};

/** Starts a script with the probe in it and waits for its first answer. Its log goes to a file, as an operator's does. */
async function start(script: string, ...args: string[]): Promise<TestedServer> {
  const port = await freePort();
  const log = openSync(path.join(workspace, `${port}.log`), 'a');
  const started = performance.now();
  const child = fork(script, args, {
    execArgv: ['--expose-gc', '--import', path.resolve('scripts/bench/probe.mjs')],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: path.join(workspace, 'data'),
    },
    stdio: ['ignore', log, 'inherit', 'ipc'],
  });
  closeSync(log);
  living.add(child);
  child.once('exit', () => living.delete(child));
  const url = `http://127.0.0.1:${port}`;
  while (!(await isAnswering(url))) {
    if (child.exitCode !== null) throw new Error(`${script} ended at once`);
    await setTimeout(2);
  }
  const startUp = performance.now() - started;
  async function ask(what: string) {
    const reply = once(child, 'message');
    child.send(what);
    return (await reply)[0];
  }
  return {
    url,
    startUp,
    memory: () => ask('memory'),
    processor: () => ask('processor'),
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** The server as it was built. @throws where the site has not been built */
export async function startBuilt(): Promise<TestedServer> {
  if (!existsSync(`${buildDirectory}/manifest.json`))
    throw new Error('The site is not built: run npm run build');
  return start(`${buildDirectory}/server/index.js`);
}

/** The same without its page cache, bundled in the same way. */
export async function startUncached(): Promise<TestedServer> {
  const outfile = path.join(workspace, 'uncached.mjs');
  const { outdir: _, ...options } = serverOptions(false);
  await build({ ...options, entryPoints: ['scripts/bench/uncached.ts'], outfile, sourcemap: false });
  return start(outfile);
}

/** A bare node:http server that sends everyone what this address sends a browser: status and body. */
export async function startBare(url: string, headers: Record<string, string>): Promise<TestedServer> {
  const res = await begin(url, headers);
  const body = (await buffer(res)).toString('base64');
  const kept = ['content-type', 'content-encoding', 'content-length', 'etag'] as const;
  const named = kept.flatMap((name) => (res.headers[name] ? [[name, res.headers[name]]] : []));
  const file = path.join(workspace, `${randomUUID()}.json`);
  writeFileSync(file, JSON.stringify({ status: res.statusCode, headers: Object.fromEntries(named), body }));
  return start(path.resolve('scripts/bench/bare.mjs'), file);
}
