import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { totalmem } from 'node:os';
import { unansweredLimit } from '../../server/http/connection';
import { logRefusedConnections, type RefusedConnection } from '../../server/http/connectionShares';
import { gracefulShutdown } from '../../server/http/gracefulShutdown';
import { connectionLimit, createHttpServer, timeouts } from '../../server/http/server';
import { until } from '../../tools/harness/serverProcess';
import { recordingLogger } from '../support/config-and-logger';
import { content, small } from '../support/small';

const servers: Server[] = [];
const sockets: Socket[] = [];

async function listen(listener: RequestListener, timeouts = {}): Promise<{ port: number; server: Server }> {
  const started = createHttpServer(listener, () => small, timeouts);
  servers.push(started);
  started.listen(0, '127.0.0.1');
  await once(started, 'listening');
  return { port: (started.address() as AddressInfo).port, server: started };
}

async function open(port: number, text: string, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

async function readToEnd(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  await once(socket, 'close');
  return text;
}

afterAll(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const post = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n';

describe('slow clients', () => {
  it('are disconnected within 30 s', () => {
    expect(timeouts.requestTimeout + timeouts.connectionsCheckingInterval).toBeLessThan(30_000);
    expect(timeouts.headersTimeout).toBeLessThan(timeouts.requestTimeout);
  });

  it('with a slow body are disconnected', async () => {
    const { port } = await listen((req) => req.resume(), {
      requestTimeout: 300,
      headersTimeout: 200,
      connectionsCheckingInterval: 50,
    });
    const socket = await open(port, post);
    const trickle = setInterval(() => socket.write('x'), 20);
    expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(trickle);
  });

  it('with endless headers are disconnected', async () => {
    const { port } = await listen(() => undefined, {
      headersTimeout: 200,
      requestTimeout: 5000,
      connectionsCheckingInterval: 50,
    });
    expect(await readToEnd(await open(port, 'GET / HTTP/1.1\r\nHost: x\r\n'))).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('that do not read are disconnected, even before the end of the response', async () => {
    const { port } = await listen((_req, res) => res.write('a beginning'), { inactivityTimeout: 200 });
    expect(timeouts.inactivityTimeout).toBeLessThan(timeouts.keepAliveTimeout);
    expect(await readToEnd(await open(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'))).toContain('a beginning');
  });
});

describe('requests rejected by Node', () => {
  const listener: RequestListener = (_req, res) =>
    void res.writeHead(200, { 'Content-Length': 4 }).write('a');

  it.each([
    [400, 'NO REQUEST\r\n\r\n'],
    [417, 'GET / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('result in %i with the security headers', async (status, text) => {
    const { port } = await listen(listener);
    const answer = await readToEnd(await open(port, text));
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z].*\\r\\n`));
    for (const [name, value] of Object.entries(small.headers))
      expect(answer).toContain(`${name}: ${value}\r\n`);
    expect(answer).toContain(
      status === 431 ? content.ui.refusals.tooManyHeaders : content.ui.refusals.unreadable,
    );
  });

  it('only disconnect if another response is in progress', async () => {
    const { port } = await listen(listener);
    const socket = await open(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'readable');
    socket.write('NO REQUEST\r\n\r\n');
    const answer = await readToEnd(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).not.toContain(' 400 ');
  });
});

describe('connections', () => {
  it('are limited to a share of the memory', async () => {
    const memory = 512 * 1024 * 1024;
    expect(connectionLimit(memory)).toBe(1024);
    expect(connectionLimit(2 * memory)).toBe(2 * 1024);
    const { server } = await listen(() => undefined);
    expect(server.maxConnections).toBeGreaterThan(0);
    expect(server.maxConnections).toBeLessThanOrEqual(connectionLimit(totalmem()));
  });

  const get = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

  it('of one address are limited to a share, unless it is a proxy’s', async () => {
    for (const isDirect of [true, false]) {
      const refused: RefusedConnection[] = [];
      const { port } = await listen((_req, res) => res.end('done'), {
        connections: 8,
        isDirect,
        onRefused: (reason: RefusedConnection) => refused.push(reason),
      });
      const first = await open(port, '');
      await open(port, '');
      const third = readToEnd(await open(port, get));
      expect(await third).toMatch(isDirect ? /^$/ : /done$/);
      expect(refused).toEqual(isDirect ? ['its address has its share'] : []);
      expect(await readToEnd(await open(port, get, '127.0.0.2'))).toMatch(/done$/);
      first.destroy();
      // The place of a closed connection is free again once the server has seen it close.
      await until(async () => (await readToEnd(await open(port, get))).endsWith('done'));
    }
  });

  it('are reported once all are taken, in one line a minute', async () => {
    const { logger, lines } = recordingLogger();
    const onRefused = logRefusedConnections(logger);
    const { port } = await listen((_req, res) => res.end('done'), { connections: 1, onRefused });
    await open(port, '');
    for (let n = 0; n < 3; n += 1) expect(await readToEnd(await open(port, get))).toBe('');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 40, reason: 'all are taken', msg: 'connection refused' }),
    ]);
  });
});

describe('pipelined requests', () => {
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

  it('of a client that does not read are parsed only as they are answered', async () => {
    let asked = 0;
    const { port } = await listen(({ url }, res) => {
      if (url === '/other') res.end('done');
      else asked += 1;
    });
    await open(port, ask('/').repeat(3000));
    // Answered after what the first connection had sent before.
    expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(200);
    await until(() => asked > 0);
    expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(200);
    expect(asked).toBeLessThanOrEqual(unansweredLimit);
  });

  it('are all answered in their order, with their bodies', async () => {
    const { port } = await listen(async (req, res) => {
      let body = '';
      for await (const chunk of req) body += String(chunk);
      res.end(`${req.url} has ${body.length}\n`);
    });
    const body = 'a\r\n\r\nb'.repeat(5000);
    const post = `POST /post HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const paths = Array.from({ length: 500 }, (_, n) => `/${n}`);
    const last = `GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    const text = await readToEnd(await open(port, paths.map(ask).join('') + post + post + last));
    const sent = [...text.matchAll(/\/(\w+) has (\d+)\n/g)].map(([, path, length]) => `${path} ${length}`);
    expect(sent).toEqual([
      ...paths.map((path) => `${path.slice(1)} 0`),
      ...[`post ${body.length}`, `post ${body.length}`, 'last 0'],
    ]);
  });
});

describe('a graceful close', () => {
  it.concurrent('finishes requests in flight, keeps responding, and then closes', async () => {
    let finish: () => void = () => undefined;
    const { port, server } = await listen((req, res) => {
      if (req.url === '/readyz') return void res.writeHead(503).end('shutting down');
      finish = () => res.end('done');
    });
    const close = gracefulShutdown(server);
    const before = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect([before.headers.get('connection'), await before.text()]).toEqual(['keep-alive', 'shutting down']);
    const slow = await open(port, 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(server, 'request');
    let isClosed = false;
    const closed = close(5000).then(() => (isClosed = true));
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(ready.status).toBe(503);
    expect(ready.headers.get('connection')).toBe('close');
    expect(isClosed).toBe(false);
    finish();
    expect(await readToEnd(slow)).toContain('done');
    await closed;
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  it.concurrent('waits for every response, not only for the first', async () => {
    const answers = new Map<string | undefined, () => void>();
    const { port, server } = await listen((req, res) => {
      answers.set(req.url, () => res.end(`done ${req.url}`));
    });
    const close = gracefulShutdown(server);
    const ends: Promise<string>[] = [];
    for (const path of ['/one', '/two']) {
      ends.push(readToEnd(await open(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)));
      await once(server, 'request');
    }
    let isClosed = false;
    const closed = close(60_000).then(() => (isClosed = true));
    answers.get('/one')?.();
    expect(await ends[0]).toContain('done /one');
    expect(isClosed).toBe(false);
    // Longer than the keep-alive timeout.
    setTimeout(() => answers.get('/two')?.(), 800);
    expect(await ends[1]).toContain('done /two');
    await closed;
  });

  it.concurrent('responds to all new connections during the close', async () => {
    const { port, server } = await listen((_req, res) => void res.end('done'));
    const closed = gracefulShutdown(server)(60_000);
    const answers: Promise<string>[] = [];
    for (let guest = 0; guest < 200; guest += 1) {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      socket.on('error', () => undefined);
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      answers.push(readToEnd(socket));
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    const texts = await Promise.all(answers);
    expect(texts.filter((text) => text.endsWith('done'))).toHaveLength(200);
    await closed;
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  it.concurrent.each(['/readyz', '/dev/reload?x'])('does not wait for %s', async (path) => {
    const { port, server } = await listen(() => undefined);
    const close = gracefulShutdown(server);
    const end = readToEnd(await open(port, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`));
    await once(server, 'request');
    await close(60_000);
    expect(await end).toBe('');
  });

  it.concurrent('completes despite an open connection without a request', async () => {
    const { port, server } = await listen((_req, res) => res.end());
    const close = gracefulShutdown(server);
    const connected = once(server, 'connection');
    const end = readToEnd(await open(port, ''));
    await connected;
    await close(60_000);
    expect(await end).toBe('');
  });

  it.concurrent('does not wait for responses to a client that has gone', async () => {
    let asked = 0;
    const { port, server } = await listen(() => (asked += 1));
    const close = gracefulShutdown(server);
    const socket = await open(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2));
    await until(() => asked === 2);
    socket.destroy();
    const longest = 60_000;
    const started = performance.now();
    await close(longest);
    expect(performance.now() - started).toBeLessThan(longest / 2);
  });

  it.concurrent('does not wait for connections without a request, nor forever', async () => {
    const { port, server } = await listen(() => undefined);
    const close = gracefulShutdown(server);
    await open(port, '');
    const hanging = await open(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(server, 'request');
    const end = readToEnd(hanging);
    await close(100);
    expect(await end).toBe('');
  });
});
