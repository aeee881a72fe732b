import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { need } from '../../tools/harness/debian';
import {
  endAllServers,
  freePort,
  type ServerProcess,
  startServer,
  temporaryDirectory,
  until,
} from '../../tools/harness/serverProcess';
import { endAllRedis, startRedis } from './redis';
import { sharedServer } from './server-bundle';
import { validPosts } from './validPosts';

const program = '/usr/sbin/nginx';

/** nginx with the configuration of compose.yaml. */
interface ProxyProcess {
  url: string;
  port: number;
  accessLog(): string;
  stop(): Promise<void>;
}

/** Replacements in the configuration for a test. */
type Changes = readonly (readonly [string, string])[];

/** Higher rate limits, since a test sends more at once than any guest, and shorter retries of failed replicas. */
const forTests: Changes = [
  ['rate=100r/s', 'rate=100000r/s'],
  ['fail_timeout=5s', 'fail_timeout=1s'],
];

/** deploy/nginx.conf with replaced names, port and paths. @throws if one of them does not occur */
function configuration(
  replicas: readonly [number, number],
  port: number,
  directory: string,
  changes: Changes,
): string {
  const here: Changes = [
    ...changes,
    [' /tmp/', ` ${directory}/`],
    ['site-1:3000', `127.0.0.1:${replicas[0]}`],
    ['site-2:3000', `127.0.0.1:${replicas[1]}`],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['/dev/stdout', `${directory}/access.log`],
    ['/var/cache/nginx/', `${directory}/`],
  ];
  return here.reduce(
    (text, [name, value]) => {
      if (!text.includes(name)) throw new Error(`deploy/nginx.conf has no ${name}`);
      return text.replaceAll(name, value);
    },
    readFileSync('deploy/nginx.conf', 'utf8'),
  );
}

/** Starts Debian's nginx in front of two replicas; installs it if missing (as root). */
export async function startProxy(
  replicas: readonly [number, number],
  changes: Changes = forTests,
): Promise<ProxyProcess> {
  need(program, 'nginx');
  const directory = temporaryDirectory();
  chmodSync(directory, 0o755); // nginx workers run as another user.
  const port = await freePort();
  const file = path.join(directory, 'nginx.conf');
  writeFileSync(file, configuration(replicas, port, directory, changes));
  const child = spawn(program, ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  child.stderr.on('data', (chunk) => (printed += String(chunk)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended at once:\n${printed}`);
    return Boolean(await fetch(`${url}/healthz`).catch(() => undefined));
  });
  return {
    url,
    port,
    accessLog: () => readFileSync(path.join(directory, 'access.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Two replicas of the site with a shared Redis behind the proxy. */
export interface ProxiedSite {
  ports: [number, number];
  replicas: [ServerProcess, ServerProcess];
  proxy: ProxyProcess;
  startReplica(port: number): Promise<ServerProcess>;
  stop(): Promise<void>;
}

/** Number of posts per guest before the rate limit. */
export const postLimit = 3;

/** Starts the site as compose.yaml does, on local ports. */
export async function startProxiedSite(): Promise<ProxiedSite> {
  const built = await sharedServer();
  const redisPort = await freePort();
  await startRedis(redisPort);
  const startReplica = (port: number) =>
    startServer(built.index, {
      PORT: String(port),
      DATA_DIR: temporaryDirectory(),
      SITE_URL: 'https://www.theenci.example',
      TRUST_PROXY: '1',
      RATE_LIMIT_MAX: String(postLimit),
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      LOG_LEVEL: 'warn',
    });
  const ports: [number, number] = [await freePort(), await freePort()];
  const replicas: [ServerProcess, ServerProcess] = [
    await startReplica(ports[0]),
    await startReplica(ports[1]),
  ];
  const proxy = await startProxy(ports);
  return {
    ...{ ports, replicas, proxy, startReplica },
    async stop() {
      await proxy.stop();
      endAllServers();
      endAllRedis();
    },
  };
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends a request over a new connection, without decompression. @throws if the response is cut off */
export async function ask(
  url: string,
  { method = 'GET', headers = {}, body = '', from = '127.0.0.1' } = {},
): Promise<Answer> {
  const sent = request(url, { method, headers, localAddress: from, agent: false });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

let posts = 0;
/** Posts enquiries with different texts, since duplicates are dropped. */
export const post = (
  url: string,
  {
    path = '/api/newsletter',
    ...options
  }: { headers?: Record<string, string>; from?: string; path?: string } = {},
) =>
  ask(url + path, {
    method: 'POST',
    body: JSON.stringify({ ...validPosts.newsletter, email: `june${posts++}@example.com` }),
    ...options,
    headers: { 'Content-Type': 'application/json', ...options.headers },
  });
