import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { until } from '../../tools/harness/serverProcess';
import { roomPath, roomSlugs } from '../support/content';
import {
  type Answer,
  ask,
  type ProxiedSite,
  post,
  postLimit,
  startProxiedSite,
} from '../support/proxied-site';
import { type ProxyProcess, startProxy } from '../support/proxy';
import { validPosts } from '../support/validPosts';

jest.setTimeout(120_000);

const [room = ''] = roomSlugs;

let site: ProxiedSite;
let proxy: ProxyProcess;
beforeAll(async () => {
  site = await startProxiedSite();
  proxy = site.proxy;
});
afterAll(() => site?.stop());

/** Sends text that a client would change. @returns the response */
async function sendRaw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

/** Waits until both replicas have cached the page: the first response streams, without an ETag. */
const finished = (address: string) =>
  until(async () => {
    const answers = await Promise.all(site.replicas.map(({ url }) => ask(url + address)));
    return answers.every(({ headers }) => headers.etag);
  });

/** Headers that are specific to a connection or a time. */
const hop = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'server', 'x-cache'];
const lasting = ({ headers }: Answer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hop.includes(name)));

describe('a page through the proxy', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['deflate, x-br', undefined],
    ['gzip;q=0.0', undefined],
    ['identity', undefined],
    [undefined, undefined],
  ])('for Accept-Encoding %j is the site’s own, encoded as %s', async (accepted, encoding) => {
    await finished('/about');
    const headers: Record<string, string> = accepted ? { 'Accept-Encoding': accepted } : {};
    const answer = await ask(`${proxy.url}/about`, { headers });
    const direct = await ask(`${site.replicas[0].url}/about`, {
      headers: { 'Accept-Encoding': encoding ?? '' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(lasting(answer)).toEqual(lasting(direct));
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    const decoded = { br: brotliDecompressSync, gzip: gunzipSync };
    const decodedText = encoding ? decoded[encoding as 'br' | 'gzip'](answer.body) : answer.body;
    const plain = await ask(`${site.replicas[1].url}/about`);
    expect(decodedText.equals(plain.body)).toBe(true);
  });

  it('is fetched once for each encoding, in any spelling of the header, and for HEAD as well', async () => {
    const cacheOf = async (encoding: string, method = 'GET') =>
      (await ask(`${proxy.url}/gallery`, { method, headers: { 'Accept-Encoding': encoding } })).headers[
        'x-cache'
      ];
    expect(await cacheOf('br')).toBe('MISS');
    expect(await cacheOf('gzip, deflate, br')).toBe('HIT');
    expect(await cacheOf('gzip')).toBe('MISS');
    expect(await cacheOf('gzip;q=0.5, deflate')).toBe('HIT');
    expect(await cacheOf('identity')).toBe('MISS');
    expect(await cacheOf('deflate')).toBe('HIT');
    expect(await cacheOf('br', 'HEAD')).toBe('HIT');
  });

  it.each(['?utm_source=mailing', '?sent=nothing', '?filter=ocean&x', `?${'%'.repeat(4000)}`])(
    'bypasses the cache with a query that the site does not know: %s',
    async (query) => {
      for (let n = 0; n < 2; n += 1) {
        const answer = await ask(`${proxy.url}/careers${query}`);
        expect([answer.status, answer.headers['x-cache']]).toEqual([200, 'BYPASS']);
      }
    },
  );
});

describe('the proxy itself', () => {
  it('hides readiness from clients, in any spelling of the path', async () => {
    for (const address of ['/readyz', '/READYZ', '/readyz/', '/ReadyZ/', '/READY%5A'])
      expect([address, (await ask(proxy.url + address)).status]).toEqual([address, 404]);
    await until(async () => (await ask(`${site.replicas[0].url}/readyz`)).status === 200);
  });

  it('caches no paths that the site does not know', async () => {
    const unknown = ['/nowhere', '/assets/nothing.js'];
    for (const address of [...unknown, ...unknown]) expect((await ask(proxy.url + address)).status).toBe(404);
    const logged = (address: string) =>
      [...proxy.accessLog().matchAll(new RegExp(`GET ${address} 404 \\S+ \\S+ (\\w+)`, 'g'))].map(
        ([, cache]) => cache,
      );
    await until(() => unknown.every((address) => logged(address).length === 2));
    expect(unknown.map(logged)).toEqual(unknown.map(() => ['MISS', 'MISS']));
  });

  it('keeps no address in another spelling than the site’s', async () => {
    const [picture = ''] = readdirSync('public/media');
    const spellings = [
      ...['/about#1', '/about#', '/%61bout', '//about', '/./about', '/x/../about', '/ABOUT'],
      ...[`/media/${picture}#1`, `/media/%${picture.charCodeAt(0).toString(16)}${picture.slice(1)}`],
      ...[`/media//${picture}`, `/media/./${picture}`, `/media/x/../${picture}`, `/MEDIA/${picture}`],
      ...['/sitemap.xml#1', '/SITEMAP.xml', '/robots.txt/', '//favicon.svg', '/.well-known/security.txt'],
    ];
    for (const spelling of [...spellings, ...spellings]) {
      const answer = await sendRaw(
        proxy.port,
        `GET ${spelling} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      expect([spelling, /^x-cache: HIT/im.test(answer)]).toEqual([spelling, false]);
    }
  });

  it('answers HTTP/1.0 without a host as the site does', async () => {
    for (const port of [proxy.port, ...site.ports])
      expect(await sendRaw(port, 'GET /about HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('limits requests and posts per address, with a line of text', async () => {
    const limited = await startProxy(site.ports, [['burst=400', 'burst=40']]);
    const asked = await Promise.all(Array.from({ length: 300 }, () => ask(`${limited.url}/favicon.svg`)));
    const posted = await Promise.all(
      Array.from({ length: 60 }, () => post(limited.url, { from: '127.0.0.9' })),
    );
    await limited.stop();
    for (const answers of [asked, posted]) {
      const refused = answers.filter(({ status, headers }) => status === 429 && !headers.ratelimit);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.length).toBeLessThan(answers.length);
      expect(String(refused[0]?.body)).toMatch(/^The site cannot answer right now\./);
      expect(refused[0]?.headers).toMatchObject({
        'content-type': 'text/plain',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(refused[0]?.headers['content-security-policy']).toContain("default-src 'none'");
    }
  });
});

describe('replicas', () => {
  it('send the same bytes and headers, so that caches can use either', async () => {
    for (const address of ['/', roomPath(room), '/nowhere', '/favicon.svg', '/sitemap.xml']) {
      await finished(address);
      const [one, two] = await Promise.all(site.replicas.map(({ url }) => ask(url + address)));
      expect(one && lasting(one)).toEqual(two && lasting(two));
      expect(two && one?.body.equals(two.body)).toBe(true);
    }
  });
});

describe('a film through the proxy', () => {
  it('is served in ranges, from the site and from the cache', async () => {
    const film = readdirSync('public/media').find((name) => name.endsWith('.mp4'));
    const bytes = readFileSync(`public/media/${film}`).subarray(1000, 3000);
    for (const cache of ['MISS', 'HIT']) {
      const answer = await ask(`${proxy.url}/media/${film}`, { headers: { Range: 'bytes=1000-2999' } });
      expect([answer.status, answer.headers['x-cache']]).toEqual([206, cache]);
      expect(answer.body.equals(bytes)).toBe(true);
    }
    const whole = await ask(`${proxy.url}/media/${film}`);
    expect(whole.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const known = { 'If-None-Match': String(whole.headers.etag) };
    expect((await ask(`${proxy.url}/media/${film}`, { headers: known })).status).toBe(304);
  });
});

describe('a post through the proxy', () => {
  it('is never cached, and one guest has one limit across replicas, despite forged headers', async () => {
    const forged = (n: number) => ({
      headers: {
        'X-Forwarded-For': `203.0.113.${n}, 198.51.100.${n}`,
        Forwarded: `for=203.0.113.${n}`,
        'X-Real-IP': `203.0.113.${n}`,
      },
    });
    const answers = [];
    for (let n = 0; n <= postLimit; n += 1) answers.push(await post(proxy.url, forged(n)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers.map(({ headers }) => /r=(\d)/.exec(String(headers.ratelimit))?.[1])).toEqual([
      '2',
      '1',
      '0',
      '0',
    ]);
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-cache']).toBeUndefined();
    }
    const used = proxy.accessLog().match(/POST \/api\/newsletter .* (127\S+) \d+$/gm) ?? [];
    expect(new Set(used.map((line) => line.split(' ').at(-2))).size).toBe(2);
    expect((await post(proxy.url, { from: '127.0.0.2' })).status).toBe(200);
  });

  it('cannot fake another host as ours', async () => {
    const headers = { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' };
    expect((await post(proxy.url, { headers, from: '127.0.0.3' })).status).toBe(403);
    const own = { Origin: proxy.url };
    expect((await post(proxy.url, { headers: own, from: '127.0.0.3' })).status).toBe(200);
  });

  it('that is too long gets the site’s own response, and an endless one the proxy’s', async () => {
    const long = (length: number) =>
      ask(`${proxy.url}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...validPosts.contact, message: 'x'.repeat(length) }),
      });
    const refused = await long(60_000);
    expect(refused.status).toBe(400);
    expect(JSON.parse(String(refused.body))).toMatchObject({ success: false });
    const endless = await long(70_000);
    expect([endless.status, String(endless.body)]).toEqual([413, expect.stringMatching(/shorten it/)]);
  });
});

test('the access log contains no address and no query', async () => {
  await ask(`${proxy.url}/unsubscribe/june@example.com?to=june`);
  await until(() => proxy.accessLog().includes('[address]'));
  expect(proxy.accessLog()).toMatch(/ GET \[address\] 404 /);
  expect(proxy.accessLog()).not.toMatch(/june|\?/);
  const guests = proxy.accessLog().replaceAll(/127\.0\.0\.1:\d+/g, 'replica');
  expect(guests).not.toMatch(/127\.0\.0|203\.0/);
});

describe('under a steady load of uncached pages', () => {
  const guests = 3;
  /** Pause between two requests of a guest, in ms, which leaves CPU time for the replicas. */
  const pause = 20;

  /** Requests uncached pages until shortly after `during` has resolved. */
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
        await sleep(pause);
      }
    };
    const answered = async (more: number) => {
      const enough = statuses.length + more;
      await until(() => statuses.length >= enough);
    };
    const all = Promise.all(Array.from({ length: guests }, guest));
    await answered(10);
    await during();
    await answered(20);
    isOver = true;
    await all;
    return { statuses: new Set(statuses), caches, cut };
  }

  /** Waits until the proxy uses a replica again. */
  async function used(port: number) {
    const before = site.proxy.accessLog().length;
    await until(() => site.proxy.accessLog().slice(before).includes(`127.0.0.1:${port} 200`));
  }

  it('kill -9 of a replica fails only requests whose response had begun', async () => {
    const { statuses, caches, cut } = await load(async () => {
      await used(site.ports[0]);
      await site.replicas[0].end('SIGKILL');
    });
    expect(statuses).toEqual(new Set([200]));
    expect(caches).toEqual(new Set(['BYPASS']));
    expect(cut).toBeLessThanOrEqual(guests);
    site.replicas[0] = await site.startReplica(site.ports[0]);
  });

  it('a rolling restart fails no requests', async () => {
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
