/** Fake replicas with faults; proxy.test.ts uses real ones. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../../tools/harness/serverProcess';
import { ask, post } from '../support/proxied-site';
import { startProxy } from '../support/proxy';

describe('replicas that fail', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  /** A fake replica. */
  async function fakeReplica(listener: RequestListener): Promise<{ port: number; close(): void }> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return {
      port: (server.address() as AddressInfo).port,
      close() {
        server.closeAllConnections();
        server.close();
      },
    };
  }

  it('get a post once; page requests are retried on the other', async () => {
    let posts = 0;
    let breaks = 0;
    const broken: RequestListener = (req) => {
      if (req.method === 'POST') posts += 1;
      else breaks += 1;
      req.socket.destroy();
    };
    const sound: RequestListener = (req, res) => {
      if (req.method === 'POST') posts += 1;
      req.resume();
      res.setHeader('Cache-Control', 'no-store').end('ok');
    };
    const own = await startProxy([(await fakeReplica(broken)).port, (await fakeReplica(sound)).port]);
    const pages = [];
    for (let n = 0; n < 6; n += 1) pages.push((await ask(`${own.url}/?${n}`)).status);
    expect(pages).toEqual([200, 200, 200, 200, 200, 200]);
    expect(breaks).toBeGreaterThan(0);
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await post(own.url)).status);
    expect(posts).toBe(6);
    expect(statuses).toContain(502);
    expect(statuses).toContain(200);
    await own.stop();
  });

  it('all leave cached pages available, fresh or stale', async () => {
    const page: RequestListener = ({ url }, res) => {
      const caching = 'public, max-age=0, s-maxage=1';
      const revalidate = url === '/lasting' ? ', stale-while-revalidate=86400' : '';
      res.setHeader('Cache-Control', caching + revalidate).end('ok');
    };
    const both = [await fakeReplica(page), await fakeReplica(page)] as const;
    const own = await startProxy([both[0].port, both[1].port]);
    const addresses = [`${own.url}/lasting`, `${own.url}/short`];
    for (const address of addresses) expect((await ask(address)).headers['x-cache']).toBe('MISS');
    for (const { close } of both) close();
    expect((await ask(`${own.url}/unseen`)).status).toBe(502);
    for (const address of addresses) {
      await until(async () => {
        const { status, headers, body } = await ask(address);
        expect([status, String(body)]).toEqual([200, 'ok']);
        return headers['x-cache'] === 'STALE';
      });
    }
    await own.stop();
  });

  it('of different releases serve each other’s files', async () => {
    const release =
      (name: string): RequestListener =>
      (req, res) => {
        if (req.url !== `/assets/${name}.js`) res.statusCode = 404;
        res.setHeader('Cache-Control', 'no-store').end(name);
      };
    const own = await startProxy([
      (await fakeReplica(release('old'))).port,
      (await fakeReplica(release('new'))).port,
    ]);
    for (const name of ['old', 'new', 'new', 'old', 'old', 'new']) {
      const { status, body } = await ask(`${own.url}/assets/${name}.js`);
      expect([status, String(body)]).toEqual([200, name]);
    }
    expect((await ask(`${own.url}/assets/gone.js`)).status).toBe(404);
    await own.stop();
  });
});
