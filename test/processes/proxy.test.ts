/** The proxy from deploy/nginx.conf in front of two replicas. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { requireProgram } from '../../tools/harness/debian';
import { freePort, startServer, temporaryDirectory, until } from '../../tools/harness/serverProcess';
import { builtServer } from '../support/built-server';
import { listen } from '../support/listen';
import { validPosts } from '../support/valid-posts';

jest.setTimeout(120_000);

const program = '/usr/sbin/nginx';
const built = builtServer();

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Starts Debian's nginx with deploy/nginx.conf. Installs nginx if it is missing, which requires root. */
async function startProxy(ports: readonly [number, number]) {
  requireProgram(program, 'nginx');
  const directory = temporaryDirectory();
  const port = await freePort();
  let configuration = readFileSync('deploy/nginx.conf', 'utf8');
  for (const [name, value] of [
    ['/tmp/', `${directory}/`],
    ['site-1:3000', `127.0.0.1:${ports[0]}`],
    ['site-2:3000', `127.0.0.1:${ports[1]}`],
    ['fail_timeout=5s', 'fail_timeout=1s'],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['/dev/stdout', `${directory}/access.log`],
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
  stops.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`nginx exited during startup:\n${printed}`);
    return Boolean(await fetch(`${url}/readyz`).catch(() => undefined));
  });
  return { url, accessLog: () => readFileSync(path.join(directory, 'access.log'), 'utf8') };
}

/** Starts the proxy in front of two fake replicas. */
async function startFakes(first: RequestListener, second: RequestListener) {
  const [one, two] = [await listen(createServer(first)), await listen(createServer(second))];
  return startProxy([one.port, two.port]);
}

/** Sends a request from a local address, over a new connection. @throws if the response is cut off */
async function send(url: string, { method = 'GET', headers = {}, body = '', from = '127.0.0.1' } = {}) {
  const sent = request(url, { method, headers, localAddress: from, agent: false });
  sent.end(body);
  const [res] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: res.statusCode ?? 0, body: await text(res) };
}

const answer =
  (name: string): RequestListener =>
  (req, res) =>
    void req.resume().once('end', () => res.end(name));

it('sends all requests of a guest to the same replica, and uses both replicas for different guests', async () => {
  const { url } = await startFakes(answer('one'), answer('two'));
  const replicas = new Set<string>();
  for (let guest = 1; guest <= 20; guest += 1) {
    const from = `127.0.0.${guest}`;
    const first = await send(`${url}/`, { from });
    expect((await send(`${url}/api/contact`, { from, method: 'POST', body: 'x' })).body).toBe(first.body);
    replicas.add(first.body);
  }
  expect([...replicas].sort()).toEqual(['one', 'two']);
});

it('sends a post only once, even to a broken replica, but retries page requests on the other replica', async () => {
  let posts = 0;
  const { url } = await startFakes(
    (req) => {
      if (req.method === 'POST') posts += 1;
      req.socket.destroy();
    },
    (req, res) => {
      if (req.method === 'POST') posts += 1;
      answer('two')(req, res);
    },
  );
  const statuses = new Set<number>();
  for (let guest = 1; guest <= 20; guest += 1) {
    const from = `127.0.0.${guest}`;
    statuses.add((await send(`${url}/api/contact`, { from, method: 'POST', body: 'x' })).status);
    expect((await send(`${url}/`, { from })).status).toBe(200);
  }
  expect([posts, statuses]).toEqual([20, new Set([200, 502])]);
});

it('limits requests and posts per IP address, and the size of posts', async () => {
  const { url } = await startFakes(answer('one'), answer('two'));
  const statusesOf = async (count: number, options: Parameters<typeof send>[1]) => {
    const all = await Promise.all(Array.from({ length: count }, () => send(`${url}/`, options)));
    return all.map(({ status }) => status);
  };
  expect(new Set(await statusesOf(50, { from: '127.0.0.2', method: 'POST' }))).toEqual(new Set([200, 429]));
  expect(new Set(await statusesOf(50, { from: '127.0.0.2' }))).toEqual(new Set([200]));
  expect(await statusesOf(1, { from: '127.0.0.3', method: 'POST' })).toEqual([200]);
  const body = 'x'.repeat(70_000);
  expect((await send(`${url}/`, { from: '127.0.0.4', method: 'POST', body })).status).toBe(413);
});

it('hides /readyz, and logs no unknown paths, queries, or IP addresses', async () => {
  const { url, accessLog } = await startFakes(answer('one'), answer('two'));
  for (const address of ['/readyz', '/READYZ', '/readyz/', '/READY%5A'])
    expect([address, (await send(url + address)).status]).toEqual([address, 404]);
  await send(`${url}/unsubscribe/6a756e65.sig?to=june`, { from: '127.0.0.9' });
  await send(`${url}/june@example.com?to=june`, { from: '127.0.0.9' });
  await until(() => / GET \[address\] 200 /.test(accessLog()));
  expect(accessLog()).toContain(' GET /unsubscribe/[token] 200 ');
  expect(accessLog().replaceAll(/127\.0\.0\.1:\d+/g, 'replica')).not.toMatch(/june|6a756e65|\?|127\.0\.0/);
});

describe('in front of the site', () => {
  const postLimit = 3;
  const startReplica = (port: number) =>
    startServer(built.index, {
      PORT: String(port),
      DATA_DIR: temporaryDirectory(),
      TRUST_PROXY: '1',
      RATE_LIMIT_MAX: String(postLimit),
      LOG_LEVEL: 'warn',
    });

  async function startSite() {
    const ports = [await freePort(), await freePort()] as const;
    const replicas = await Promise.all(ports.map(startReplica));
    stops.push(async () => {
      for (const replica of replicas) await replica.end('SIGKILL');
    });
    return { ports, replicas, ...(await startProxy(ports)) };
  }

  let sent = 0;
  /** Posts a subscription with a new address, since duplicates are dropped. */
  const post = (url: string, from: string, headers: Record<string, string>) =>
    send(`${url}/api/newsletter`, {
      method: 'POST',
      from,
      body: JSON.stringify({ ...validPosts.newsletter, email: `june${sent++}@example.com` }),
      headers: { 'Content-Type': 'application/json', ...headers },
    });

  it('counts a guest’s posts and checks their origin, despite forged headers', async () => {
    const { url } = await startSite();
    const statuses: number[] = [];
    for (let n = 0; n <= postLimit; n += 1) {
      const forged = `203.0.113.${n}`;
      const headers = { 'X-Forwarded-For': forged, Forwarded: `for=${forged}`, 'X-Real-IP': forged };
      statuses.push((await post(url, '127.0.0.1', headers)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const evil = { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' };
    expect((await post(url, '127.0.0.3', evil)).status).toBe(403);
    expect((await post(url, '127.0.0.3', { Origin: url })).status).toBe(200);
  });

  it('all page requests succeed during a rolling restart', async () => {
    const { url, ports, replicas, accessLog } = await startSite();
    const statuses: number[] = [];
    let isDone = false;
    const guest = async (_: unknown, nth: number) => {
      const from = `127.0.0.${nth + 1}`;
      while (!isDone)
        statuses.push((await send(`${url}/terms`, { from }).catch(() => ({ status: 0 }))).status);
    };
    const guests = Promise.all(Array.from({ length: 8 }, guest));
    /** Waits until the proxy uses a replica again. */
    const used = async (port: number) => {
      const before = accessLog().length;
      await until(() => accessLog().slice(before).includes(`127.0.0.1:${port} 200`));
    };
    for (const [n, port] of ports.entries()) {
      await used(port);
      expect(await replicas[n]?.end('SIGTERM')).toBe(0);
      replicas[n] = await startReplica(port);
      await used(port);
    }
    isDone = true;
    await guests;
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
