/** Graceful shutdown. docs/behavior.md#start-and-stop */
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createHttpServer } from '../../server/http/server';
import { gracefulShutdown } from '../../server/shutdown';
import { until } from '../../tools/harness/serverProcess';
import { listen } from '../support/listen';
import { openSocket, readToEnd } from '../support/sockets';

async function start(listener: RequestListener, options: Parameters<typeof createHttpServer>[1] = {}) {
  const server = createHttpServer(listener, options);
  return { server, ...(await listen(server)) };
}

const get = (path = '/') => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

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

  it.concurrent('waits until a slow client has read the entire response', async () => {
    const size = 20_000_000;
    const { server, port } = await start((_req, res) => res.end(Buffer.alloc(size, 'x')));
    const close = gracefulShutdown(server);
    const socket = await openSocket(port, get());
    await once(socket, 'readable');
    const closed = close(60_000);
    await sleep(1000);
    const text = await readToEnd(socket);
    expect(text.endsWith('x'.repeat(1000))).toBe(true);
    expect(text.length).toBeGreaterThan(size);
    await closed;
  });

  it.concurrent('does not wait for idle or broken connections', async () => {
    const { port, begin, close } = await closing();
    await openSocket(port, '');
    (await begin('/gone')).destroy();
    const started = performance.now();
    await close(60_000);
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});
