import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { gracefulShutdown } from '../../server/http/gracefulShutdown';
import { createHttpServer, timeouts } from '../../server/http/server';

let server: Server | undefined;
const sockets: Socket[] = [];

async function listen(listener: RequestListener, timeouts = {}): Promise<{ port: number; server: Server }> {
  const started = createHttpServer(listener, timeouts);
  server = started;
  started.listen(0, '127.0.0.1');
  await once(started, 'listening');
  return { port: (started.address() as AddressInfo).port, server: started };
}

async function open(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
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

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  server?.close();
});

const post = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n';

describe('slow clients', () => {
  it('are cut within 30 s', () => {
    expect(timeouts.requestTimeout + timeouts.connectionsCheckingInterval).toBeLessThan(30_000);
    expect(timeouts.headersTimeout).toBeLessThan(timeouts.requestTimeout);
  });

  it('whose body trickles are cut', async () => {
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

  it('whose headers never end are cut', async () => {
    const { port } = await listen(() => undefined, {
      headersTimeout: 200,
      requestTimeout: 5000,
      connectionsCheckingInterval: 50,
    });
    expect(await readToEnd(await open(port, 'GET / HTTP/1.1\r\nHost: x\r\n'))).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('that do not read are cut, though the answer is not at its end', async () => {
    const { port } = await listen((_req, res) => res.write('a beginning'), { inactivityTimeout: 200 });
    expect(timeouts.inactivityTimeout).toBeLessThan(timeouts.keepAliveTimeout);
    expect(await readToEnd(await open(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'))).toContain('a beginning');
  });
});

describe('a graceful close', () => {
  it('finishes what is in flight, goes on answering, and then closes', async () => {
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

  it('waits for every answer, not for the first alone', async () => {
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
    // Longer than idle connections are left open.
    setTimeout(() => answers.get('/two')?.(), 800);
    expect(await ends[1]).toContain('done /two');
    await closed;
  });

  it('answers all who go on connecting while it closes', async () => {
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

  it.each(['/healthz', '/readyz', '/dev/reload?x'])('does not wait for %s', async (path) => {
    const { port, server } = await listen(() => undefined);
    const close = gracefulShutdown(server);
    const end = readToEnd(await open(port, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`));
    await once(server, 'request');
    await close(60_000);
    expect(await end).toBe('');
  });

  it('waits for a page whose address only ends like those', async () => {
    const { port, server } = await listen((_req, res) => void setTimeout(() => res.end('done'), 50));
    const close = gracefulShutdown(server);
    const end = readToEnd(await open(port, 'GET /rooms/healthz HTTP/1.1\r\nHost: x\r\n\r\n'));
    await once(server, 'request');
    await close(60_000);
    expect(await end).toContain('done');
  });

  it('ends where a connection without a request stays open', async () => {
    const { port, server } = await listen((_req, res) => res.end());
    const close = gracefulShutdown(server);
    const connected = once(server, 'connection');
    const end = readToEnd(await open(port, ''));
    await connected;
    await close(60_000);
    expect(await end).toBe('');
  });

  it('does not wait for connections without a request, nor for ever', async () => {
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
