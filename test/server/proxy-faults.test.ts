import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../../tools/serverProcess';
import { ask, type ProxiedSite, post, startProxiedSite } from '../support/proxied-site';
import { startProxy } from '../support/proxy';

jest.setTimeout(120_000);

describe('under a steady load that no cache answers', () => {
  const guests = 6;

  let site: ProxiedSite;
  beforeAll(async () => {
    site = await startProxiedSite();
  });
  afterAll(() => site?.stop());

  /** Asks for pages, each a new address, until `during` has ended and a while longer. */
  async function load(during: () => Promise<void>) {
    const statuses: number[] = [];
    const caches = new Set<unknown>();
    let cut = 0;
    let asked = 0;
    let isOver = false;
    const guest = async () => {
      while (!isOver) {
        asked += 1;
        try {
          const { status, headers } = await ask(`${site.proxy.url}/terms?load=${Date.now()}-${asked}`);
          statuses.push(status);
          caches.add(headers['x-cache']);
        } catch {
          cut += 1;
        }
      }
    };
    const answered = async (more: number) => {
      const enough = statuses.length + more;
      await until(() => statuses.length >= enough);
    };
    const all = Promise.all(Array.from({ length: guests }, guest));
    await answered(20);
    await during();
    await answered(40);
    isOver = true;
    await all;
    return { statuses: new Set(statuses), caches, cut };
  }

  /** Waits until the proxy has a replica answer again. */
  async function used(port: number) {
    const before = site.proxy.accessLog().length;
    await until(() => site.proxy.accessLog().slice(before).includes(`127.0.0.1:${port} 200`));
  }

  it('kill -9 of a replica costs no request but those whose answer had begun', async () => {
    const { statuses, caches, cut } = await load(async () => {
      await used(site.ports[0]);
      await site.replicas[0].end('SIGKILL');
    });
    expect(statuses).toEqual(new Set([200]));
    expect(caches).toEqual(new Set(['BYPASS']));
    expect(cut).toBeLessThanOrEqual(guests);
    site.replicas[0] = await site.startReplica(site.ports[0]);
  });

  it('a restart of one after the other costs none at all', async () => {
    const { statuses, cut } = await load(async () => {
      for (const n of [0, 1] as const) {
        await used(site.ports[n]);
        expect(await site.replicas[n].end('SIGTERM')).toBe(0);
        site.replicas[n] = await site.startReplica(site.ports[n]);
      }
    });
    expect({ statuses, cut }).toEqual({ statuses: new Set([200]), cut: 0 });
  });
});

describe('replicas that fail', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  /** A server in place of a replica. */
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

  it('get a post once, and a page’s request is put to the other', async () => {
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

  it('all leave the pages that are cached, fresh or stale', async () => {
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

  it('of different releases give each other’s files', async () => {
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
