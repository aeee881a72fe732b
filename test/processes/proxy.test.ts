/** The proxy from deploy/nginx.conf in front of two replicas of the site. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { until } from '../../tools/harness/serverProcess';
import { listen } from '../support/listen';
import { post, postLimit, send, startProxiedSite, startProxy } from '../support/proxied-site';

jest.setTimeout(120_000);

type SiteResponse = Awaited<ReturnType<typeof send>>;

let site: Awaited<ReturnType<typeof startProxiedSite>>;
let url: string;
beforeAll(async () => {
  site = await startProxiedSite();
  url = site.proxy.url;
});
afterAll(() => site?.stop());

/** Sends a request line that HTTP clients would normalize. */
async function sendRaw(requestLine: string): Promise<string> {
  const socket = connect(site.proxy.port, '127.0.0.1');
  socket.write(requestLine);
  return text(socket);
}

/** Waits until both replicas have cached the page. */
const cached = (address: string) =>
  until(async () => {
    const responses = await Promise.all(site.replicas.map((replica) => send(replica.url + address)));
    return responses.every(({ headers }) => headers.etag);
  });

const hopHeaders = 'date connection keep-alive transfer-encoding content-length server x-cache'.split(' ');
const endToEnd = ({ headers }: SiteResponse) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.includes(name)));

it('serves the site’s pages unchanged, and fetches each once per encoding', async () => {
  await cached('/about');
  const [one, two] = site.replicas;
  const plain = await send(`${two.url}/about`);
  for (const [accepted, encoding, cache] of [
    ['gzip, deflate, br, zstd', 'br', 'MISS'],
    ['BR', 'br', 'HIT'],
    ['gzip, br;q=0', 'gzip', 'MISS'],
    ['gzip;q=0.5, deflate', 'gzip', 'HIT'],
    ['deflate, x-br', undefined, 'MISS'],
    ['gzip;q=0.0', undefined, 'HIT'],
  ] as const) {
    const res = await send(`${url}/about`, { headers: { 'Accept-Encoding': accepted } });
    const direct = await send(`${one.url}/about`, { headers: { 'Accept-Encoding': encoding ?? '' } });
    const { 'content-encoding': found, 'x-cache': state } = res.headers;
    expect([accepted, res.status, found, state]).toEqual([accepted, 200, encoding, cache]);
    expect(endToEnd(res)).toEqual(endToEnd(direct));
    const decoded = { br: brotliDecompressSync, gzip: gunzipSync }[encoding as 'br' | 'gzip'];
    expect((decoded?.(res.body) ?? res.body).equals(plain.body)).toBe(true);
  }
  expect((await send(`${url}/about`, { method: 'HEAD' })).headers['x-cache']).toBe('HIT');
});

it('does not cache a page with an unknown query', async () => {
  for (const query of ['utm_source=mailing', 'sent=nothing', 'filter=ocean&x', '%'.repeat(4000)])
    for (let n = 0; n < 2; n += 1)
      expect((await send(`${url}/careers?${query}`)).headers['x-cache']).toBe('BYPASS');
});

it('hides /readyz from clients', async () => {
  for (const address of ['/readyz', '/READYZ', '/readyz/', '/READY%5A'])
    expect([address, (await send(url + address)).status]).toEqual([address, 404]);
});

it('caches neither unknown paths nor alternative spellings of known ones', async () => {
  const [picture = ''] = readdirSync('public/media');
  const spellings = [
    ...['/nowhere', '/assets/nothing.js', '/about#1', '/%61bout', '//about', '/x/../about', '/ABOUT'],
    ...[`/media/${picture}#1`, `/media//${picture}`, `/media/./${picture}`, `/MEDIA/${picture}`],
    ...['/sitemap.xml#1', '/SITEMAP.xml', '/robots.txt/', '//favicon.svg'],
  ];
  for (const spelling of [...spellings, ...spellings]) {
    const res = await sendRaw(`GET ${spelling} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect([spelling, /^x-cache: HIT/im.test(res)]).toEqual([spelling, false]);
  }
});

it('limits requests and posts per IP address, with a plain-text message', async () => {
  const limited = await startProxy(site.ports, [['burst=400', 'burst=40']]);
  const requests = Array.from({ length: 300 }, () => send(`${limited.url}/favicon.svg`));
  const posts = Array.from({ length: 60 }, () => post(limited.url, { from: '127.0.0.9' }));
  for (const responses of await Promise.all([Promise.all(requests), Promise.all(posts)])) {
    const refused = responses.filter(({ status, headers }) => status === 429 && !headers.ratelimit);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(responses.length);
    expect(String(refused[0]?.body)).toMatch(/^The site is unavailable right now\./);
    expect(refused[0]?.headers).toMatchObject({
      'content-type': 'text/plain',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  }
  await limited.stop();
});

it('serves byte ranges of a video, from the site and from the cache', async () => {
  const film = readdirSync('public/media').find((name) => name.endsWith('.mp4'));
  const bytes = readFileSync(`public/media/${film}`).subarray(1000, 3000);
  for (const cache of ['MISS', 'HIT']) {
    const res = await send(`${url}/media/${film}`, { headers: { Range: 'bytes=1000-2999' } });
    expect([res.status, res.headers['x-cache'], res.body.equals(bytes)]).toEqual([206, cache, true]);
  }
});

describe('a post', () => {
  it('has one limit per guest across replicas, despite forged headers, and is never cached', async () => {
    const responses: SiteResponse[] = [];
    for (let n = 0; n <= postLimit; n += 1) {
      const forged = `203.0.113.${n}`;
      const headers = { 'X-Forwarded-For': forged, Forwarded: `for=${forged}`, 'X-Real-IP': forged };
      responses.push(await post(url, { headers }));
    }
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    for (const { headers } of responses)
      expect([headers['cache-control'], headers['x-cache']]).toEqual(['no-store', undefined]);
    const used = site.proxy.accessLog().match(/POST \/api\/newsletter .* (127\S+) \d+$/gm) ?? [];
    expect(new Set(used.map((line) => line.split(' ').at(-2))).size).toBe(2);
    expect((await post(url, { from: '127.0.0.2' })).status).toBe(200);
  });

  it('is rejected if it comes from another origin, even with a forged host', async () => {
    const headers = { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' };
    expect((await post(url, { headers, from: '127.0.0.3' })).status).toBe(403);
    expect((await post(url, { headers: { Origin: url }, from: '127.0.0.3' })).status).toBe(200);
  });

  it('that is too large gets a short error message', async () => {
    const body = 'x'.repeat(70_000);
    const res = await send(`${url}/api/contact`, { method: 'POST', body });
    expect([res.status, String(res.body)]).toEqual([413, expect.stringMatching(/shorten it/)]);
  });
});

it('logs no unknown paths, queries or IP addresses', async () => {
  await send(`${url}/unsubscribe/june@example.com?to=june`);
  await until(() => / GET \[address\] 404 /.test(site.proxy.accessLog()));
  const log = site.proxy.accessLog().replaceAll(/127\.0\.0\.1:\d+/g, 'replica');
  expect(log).not.toMatch(/june|\?|127\.0\.0|203\.0/);
});

describe('under a steady load of uncached pages', () => {
  const guests = 3;

  /** Requests pages until shortly after `during` has resolved. @returns the statuses; 0 for a response that was cut off */
  async function load(during: () => Promise<void>) {
    const statuses: number[] = [];
    let isDone = false;
    const guest = async (_: unknown, nth: number) => {
      for (let n = 0; !isDone; n += 1) {
        const res = await send(`${url}/terms?load=${nth}-${n}`).catch(() => ({ status: 0 }));
        statuses.push(res.status ?? 0);
        await sleep(20); // Leaves CPU time for the replicas.
      }
    };
    const untilAnswered = (more: number, enough = statuses.length + more) =>
      until(() => statuses.length >= enough);
    const all = Promise.all(Array.from({ length: guests }, guest));
    await untilAnswered(10);
    await during();
    await untilAnswered(20);
    isDone = true;
    await all;
    return new Set(statuses);
  }

  /** Waits until the proxy uses a replica again. */
  async function used(port: number) {
    const before = site.proxy.accessLog().length;
    await until(() => site.proxy.accessLog().slice(before).includes(`127.0.0.1:${port} 200`));
  }

  it('a rolling restart fails no requests', async () => {
    const statuses = await load(async () => {
      for (const n of [0, 1] as const) {
        await used(site.ports[n]);
        expect(await site.replicas[n].end('SIGTERM')).toBe(0);
        site.replicas[n] = await site.startReplica(site.ports[n]);
      }
    });
    expect(statuses).toEqual(new Set([200]));
  });
});

describe('the proxy in front of two fake replicas', () => {
  let replicas: Awaited<ReturnType<typeof listen>>[] = [];
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  afterEach(() => proxy.stop());

  async function start(first: RequestListener, second: RequestListener) {
    const [one, two] = [await listen(createServer(first)), await listen(createServer(second))];
    replicas = [one, two];
    proxy = await startProxy([one.port, two.port]);
  }

  it('sends a post once, even to a broken replica, and retries page requests with the other', async () => {
    let posts = 0;
    const broken: RequestListener = (req) => {
      if (req.method === 'POST') posts += 1;
      req.socket.destroy();
    };
    await start(broken, (req, res) => {
      if (req.method === 'POST') posts += 1;
      req.resume();
      res.setHeader('Cache-Control', 'no-store').end('ok');
    });
    for (let n = 0; n < 6; n += 1) expect((await send(`${proxy.url}/?${n}`)).status).toBe(200);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await post(proxy.url)).status);
    expect([posts, new Set(statuses)]).toEqual([6, new Set([200, 502])]);
  });

  it('keeps serving cached pages after both have stopped', async () => {
    const page: RequestListener = ({ url }, res) => {
      const lasting = url === '/lasting' ? ', stale-while-revalidate=86400' : '';
      res.setHeader('Cache-Control', `public, max-age=0, s-maxage=1${lasting}`).end('ok');
    };
    await start(page, page);
    const addresses = [`${proxy.url}/lasting`, `${proxy.url}/short`];
    for (const address of addresses) expect((await send(address)).headers['x-cache']).toBe('MISS');
    for (const { stop } of replicas) stop();
    expect((await send(`${proxy.url}/unseen`)).status).toBe(502);
    for (const address of addresses)
      await until(async () => {
        const { status, headers, body } = await send(address);
        expect([status, String(body)]).toEqual([200, 'ok']);
        return headers['x-cache'] === 'STALE';
      });
  });

  it('serves files from either release', async () => {
    const release =
      (name: string): RequestListener =>
      ({ url }, res) =>
        void res.writeHead(url === `/assets/${name}.js` ? 200 : 404, { 'Cache-Control': 'no-store' }).end();
    await start(release('old'), release('new'));
    for (const name of ['old', 'new', 'new', 'old', 'old', 'new'])
      expect((await send(`${proxy.url}/assets/${name}.js`)).status).toBe(200);
  });
});
