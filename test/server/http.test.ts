/** Slow, broken, and numerous connections, and graceful shutdown. docs/behavior.md#start-and-stop */
import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { unansweredLimit } from '../../server/http/connection';
import { logRefusedConnections, type RefusedConnection } from '../../server/http/connectionShares';
import { gracefulShutdown } from '../../server/http/gracefulShutdown';
import { createHttpServer, timeouts } from '../../server/http/server';
import { until } from '../../tools/harness/serverProcess';
import { recordingLogger } from '../support/config-and-logger';
import { listen } from '../support/listen';
import { content, small } from '../support/small';
import { openSocket, readToEnd } from '../support/sockets';

async function start(listener: RequestListener, options: Parameters<typeof createHttpServer>[2] = {}) {
  const server = createHttpServer(listener, () => small, options);
  return { server, ...(await listen(server)) };
}

const get = (path = '/', headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
const lastGet = (path = '/') => get(path, 'Connection: close\r\n');

it.each([
  ['its headers never end', 'GET / HTTP/1.1\r\nHost: x\r\n', /^HTTP\/1\.1 408 /],
  ['its body is too slow', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n', /^HTTP\/1\.1 408 /],
  ['it does not read the response', get('/unread'), /a beginning/],
])('disconnects a client if %s', async (_why, request, res) => {
  const { port } = await start(
    (req, res) => (req.url === '/unread' ? res.write('a beginning') : req.resume()),
    { requestTimeout: 300, headersTimeout: 200, connectionsCheckingInterval: 50, inactivityTimeout: 500 },
  );
  const socket = await openSocket(port, request);
  const trickle = setInterval(() => request.startsWith('POST') && socket.write('x'), 20);
  expect(await readToEnd(socket)).toMatch(res);
  clearInterval(trickle);
  expect(timeouts.requestTimeout + timeouts.connectionsCheckingInterval).toBeLessThan(30_000);
});

const { tooManyHeaders, unreadable } = content.ui.refusals;

it.each([
  [400, 'NO REQUEST\r\n\r\n', unreadable],
  [417, get('/', 'Expect: miracles\r\nConnection: close\r\n'), unreadable],
  [431, get('/', `X: ${'x'.repeat(20_000)}\r\n`), tooManyHeaders],
])('sends %i and the security headers if Node rejects a request', async (status, request, text) => {
  const { port } = await start(() => undefined);
  const res = await readToEnd(await openSocket(port, request));
  expect(res).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z].*\\r\\n`));
  for (const [name, value] of Object.entries(small.headers)) expect(res).toContain(`${name}: ${value}\r\n`);
  expect(res).toContain(text);
});

describe('connections', () => {
  const done: RequestListener = (_req, res) => res.end('done');

  it.each([true, false])(
    'from one IP address are limited unless the server is behind a proxy (direct: %s)',
    async (isDirect) => {
      const refused: RefusedConnection[] = [];
      const onRefused = (reason: RefusedConnection) => refused.push(reason);
      const { port } = await start(done, { connections: 8, isDirect, onRefused });
      const first = await openSocket(port, '');
      await openSocket(port, '');
      expect(await readToEnd(await openSocket(port, lastGet()))).toMatch(isDirect ? /^$/ : /done$/);
      expect(refused).toEqual(isDirect ? ['limit per address reached'] : []);
      expect(await readToEnd(await openSocket(port, lastGet(), '127.0.0.2'))).toMatch(/done$/);
      first.destroy();
      // The slot is free again once the server has seen the close.
      await until(async () => (await readToEnd(await openSocket(port, lastGet()))).endsWith('done'));
    },
  );

  it('refused at the limit are logged at most once a minute', async () => {
    const { logger, logged } = recordingLogger();
    const { port } = await start(done, { connections: 1, onRefused: logRefusedConnections(logger) });
    await openSocket(port, '');
    for (let n = 0; n < 3; n += 1) expect(await readToEnd(await openSocket(port, get()))).toBe('');
    expect(logged()).toEqual([
      expect.objectContaining({ level: 40, reason: 'connection limit reached', msg: 'connection refused' }),
    ]);
  });
});

describe('pipelined requests', () => {
  it('are parsed no faster than they are answered', async () => {
    let parsed = 0;
    const { port, url } = await start((req, res) => {
      if (req.url === '/other') res.end('done');
      else parsed += 1;
    });
    await openSocket(port, get().repeat(3000));
    // Its response comes after the server has read the first connection.
    expect((await fetch(`${url}/other`)).status).toBe(200);
    await until(() => parsed > 0);
    expect((await fetch(`${url}/other`)).status).toBe(200);
    expect(parsed).toBeLessThanOrEqual(unansweredLimit);
  });

  it('are answered in order, with their bodies', async () => {
    const { port } = await start(async (req, res) => {
      let body = '';
      for await (const chunk of req) body += String(chunk);
      res.end(`${req.url} has ${body.length}\n`);
    });
    const body = 'a\r\n\r\nb'.repeat(5000);
    const post = `POST /post HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const paths = Array.from({ length: 500 }, (_, n) => `/${n}`);
    const requests = paths.map((path) => get(path)).join('') + post + post + lastGet('/last');
    const text = await readToEnd(await openSocket(port, requests));
    expect(text.match(/\/\w+ has \d+\n/g)).toEqual([
      ...paths.map((path) => `${path} has 0\n`),
      ...[`/post has ${body.length}\n`, `/post has ${body.length}\n`, '/last has 0\n'],
    ]);
  });
});

describe('a graceful shutdown', () => {
  /** A server whose responses wait until `finish` is called with their path. */
  async function closing() {
    const finish = new Map<string | undefined, () => void>();
    const { server, ...site } = await start((req, res) => {
      if (req.url === '/now') res.end('done');
      else finish.set(req.url, () => res.end('done'));
    });
    const close = gracefulShutdown(server);
    const begin = async (...paths: string[]) => {
      const socket = await openSocket(site.port, paths.map((path) => get(path)).join(''));
      await until(() => paths.every((path) => finish.has(path)));
      return socket;
    };
    return { ...site, finish: (path: string) => finish.get(path)?.(), begin, close };
  }

  it.concurrent('finishes all responses and keeps serving new requests in the meantime', async () => {
    const { url, port, begin, finish, close } = await closing();
    const ends = [readToEnd(await begin('/one')), readToEnd(await begin('/two'))];
    let isClosed = false;
    const closed = close(60_000).then(() => {
      isClosed = true;
    });
    finish('/one');
    for (let guest = 0; guest < 50; guest += 1) {
      expect(await readToEnd(await openSocket(port, get('/now')))).toMatch(
        /^connection: close\r$[\s\S]*done$/im,
      );
      await sleep(10);
    }
    expect(isClosed).toBe(false);
    finish('/two');
    for (const text of await Promise.all(ends)) expect(text).toContain('done');
    await closed;
    await expect(fetch(url)).rejects.toThrow();
  });

  it.concurrent.each(['/readyz', '/dev/reload?x'])('does not wait for %s', async (path) => {
    const { begin, close } = await closing();
    const end = readToEnd(await begin(path));
    await close(60_000);
    expect(await end).toBe('');
  });

  it.concurrent('does not wait for idle or broken connections', async () => {
    const { port, begin, close } = await closing();
    await openSocket(port, '');
    (await begin('/gone', '/too')).destroy();
    const started = performance.now();
    await close(60_000);
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});
