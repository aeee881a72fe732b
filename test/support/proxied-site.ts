import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { requireProgram } from '../../tools/harness/debian';
import {
  endAllServers,
  freePort,
  startServer,
  temporaryDirectory,
  until,
} from '../../tools/harness/serverProcess';
import { sharedServer } from './built-server';
import { endAllRedis, startRedis } from './redis';
import { validPosts } from './validPosts';

const program = '/usr/sbin/nginx';

/** Higher rate limits, since a test sends more at once than any guest, and earlier retries of failed replicas. */
const testSettings = [
  ['rate=100r/s', 'rate=100000r/s'],
  ['fail_timeout=5s', 'fail_timeout=1s'],
] as const;

/**
 * Starts Debian's nginx with deploy/nginx.conf in front of two replicas; installs it if missing (as root).
 * @param changes replacements in the configuration
 */
export async function startProxy(
  [one, two]: readonly [number, number],
  changes: readonly (readonly [string, string])[] = testSettings,
) {
  requireProgram(program, 'nginx');
  const directory = temporaryDirectory();
  chmodSync(directory, 0o755); // nginx workers run as another user.
  const port = await freePort();
  let configuration = readFileSync('deploy/nginx.conf', 'utf8');
  for (const [name, value] of [
    ...changes,
    [' /tmp/', ` ${directory}/`],
    ['site-1:3000', `127.0.0.1:${one}`],
    ['site-2:3000', `127.0.0.1:${two}`],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['/dev/stdout', `${directory}/access.log`],
    ['/var/cache/nginx/', `${directory}/`],
  ] as const) {
    if (!configuration.includes(name)) throw new Error(`deploy/nginx.conf has no ${name}`);
    configuration = configuration.replaceAll(name, value);
  }
  const file = path.join(directory, 'nginx.conf');
  writeFileSync(file, configuration);
  const child = spawn(program, ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  child.stderr.on('data', (chunk) => (printed += String(chunk)));
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`nginx exited during startup:\n${printed}`);
    return Boolean(await fetch(`${url}/healthz`).catch(() => undefined));
  });
  return {
    url,
    port,
    accessLog: () => readFileSync(path.join(directory, 'access.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Number of posts that the rate limit allows per guest. */
export const postLimit = 3;

/** Two replicas of the site with a shared Redis behind the proxy, as in compose.yaml. */
export async function startProxiedSite() {
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
  const replicas = [await startReplica(ports[0]), await startReplica(ports[1])] as const;
  const proxy = await startProxy(ports);
  return {
    ...{ ports, replicas: [...replicas] as [...typeof replicas], proxy, startReplica },
    async stop() {
      await proxy.stop();
      await Promise.all([endAllServers(), endAllRedis()]);
    },
  };
}

/** Sends a request over a new connection, without decompression. @throws if the response is cut off */
export async function send(
  url: string,
  { method = 'GET', headers = {}, body = '', from = '127.0.0.1' } = {},
) {
  const sent = request(url, { method, headers, localAddress: from, agent: false });
  sent.end(body);
  const [response] = await once(sent, 'response');
  const { statusCode, headers: received } = response as {
    statusCode: number;
    headers: Record<string, unknown>;
  };
  return { status: statusCode, headers: received, body: await buffer(response) };
}

let posts = 0;
/** Posts subscriptions with different addresses, since duplicates are dropped. */
export const post = (url: string, { headers = {}, from = '127.0.0.1' } = {}) =>
  send(`${url}/api/newsletter`, {
    method: 'POST',
    body: JSON.stringify({ ...validPosts.newsletter, email: `june${posts++}@example.com` }),
    headers: { 'Content-Type': 'application/json', ...headers },
    from,
  });
