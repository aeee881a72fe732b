import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import FakeTimers from '@sinonjs/fake-timers';
import { until } from '../../tools/serverProcess';
import { siteApp } from '../support/app';
import { type Asked, serve, textOf } from '../support/ask';
import { isCached, warm } from '../support/cached-page';
import { pages, redirects, roomFilters, unknownPath } from '../support/content';
import { all, h1Of } from '../support/html';

let site: Asked;
const sites: Asked[] = [];
async function freshSite(env: NodeJS.ProcessEnv = {}) {
  site = await serve(await siteApp(env));
  sites.push(site);
}
beforeEach(() => freshSite());
afterEach(() => {
  for (const each of sites.splice(0)) each.close();
});

const ask: Asked['ask'] = (...parameters) => site.ask(...parameters);
const page = pages.about.path;
const filterPath = `${pages.rooms.path}?filter=${roomFilters.find((each) => each !== 'all')}`;
const [redirected = ''] = redirects.keys();

const caching = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

describe('a page that was rendered once', () => {
  it('streams to its first guest; later requests get the finished bytes', async () => {
    const first = await ask(page);
    expect(first.headers).toMatchObject({ 'transfer-encoding': 'chunked', 'cache-control': caching });
    expect(first.headers).not.toHaveProperty('etag');
    await warm(site, page);
    const later = await ask(page);
    expect(later.status).toBe(200);
    expect(later.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(later.bytes.length),
      'cache-control': caching,
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    expect(later.headers).not.toHaveProperty('transfer-encoding');
    expect(later.bytes.equals(first.bytes)).toBe(true);
  });

  it('is cached as identity, gzip and brotli at quality 11, each with a strong ETag of its own', async () => {
    await warm(site, page);
    const [plain, gzip, br] = await Promise.all(
      ['identity', 'gzip', 'br'].map((encoding) => ask(page, { 'Accept-Encoding': encoding })),
    );
    expect([plain, gzip, br].map((answer) => answer?.headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ]);
    if (!plain || !gzip || !br) throw new Error('no answer');
    expect(textOf(gzip) === textOf(plain)).toBe(true);
    expect(textOf(br) === textOf(plain)).toBe(true);
    const best = brotliCompressSync(plain.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    expect(br.bytes.equals(best)).toBe(true);
    expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it.each([
    ['br;q=0, identity', undefined],
    ['gzip;q=0, br;q=0', undefined],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['gzip;q=0.5, identity;q=0.8', undefined],
    ['deflate', undefined],
    ['', undefined],
    ['*', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
  ])('is sent to "Accept-Encoding: %s" as %s', async (accepted, encoding) => {
    for (const path of [page, unknownPath]) {
      await warm(site, path);
      const answer = await ask(path, { 'Accept-Encoding': accepted });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
      // Decoding once leads to the document: nothing is compressed twice.
      expect(textOf(answer).endsWith('</html>')).toBe(true);
    }
  });

  it('answers 304 where If-None-Match names what the client would get', async () => {
    await warm(site, page);
    const { etag = '' } = (await ask(page)).headers;
    for (const named of [etag, `W/${etag}`, `"other", ${etag}`, `"a",W/${etag} , "b"`, '*']) {
      const answer = await ask(page, { 'If-None-Match': named });
      expect(answer.status).toBe(304);
      expect(answer.bytes).toHaveLength(0);
      expect(answer.headers).toMatchObject({ etag, 'cache-control': caching, vary: 'Accept-Encoding' });
      expect(answer.headers).not.toHaveProperty('content-type');
    }
    const reload = await ask(page, { 'If-None-Match': etag, 'Cache-Control': 'no-cache' });
    expect(reload.status).toBe(304);
  });

  it('answers 200 where If-None-Match names something else, be it the same page in another encoding', async () => {
    await warm(site, page);
    const { etag = '' } = (await ask(page)).headers;
    for (const named of ['"other"', 'W/"other", "more"', etag.slice(0, -1), '']) {
      expect((await ask(page, { 'If-None-Match': named })).status).toBe(200);
    }
    expect((await ask(page, { 'If-None-Match': etag, 'Accept-Encoding': 'br' })).status).toBe(200);
  });

  it('answers HEAD as GET, without the body', async () => {
    await warm(site, page);
    const get = await ask(page, { 'Accept-Encoding': 'br' });
    const head = await ask(page, { 'Accept-Encoding': 'br' }, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.bytes).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  it('is cached for all when the first to ask sends HEAD', async () => {
    await ask(page, {}, 'HEAD');
    await until(async () => 'etag' in (await ask(page, {}, 'HEAD')).headers);
    expect(h1Of(textOf(await ask(page)))).toHaveLength(1);
  });

  it('is also found by a request target that names a host', async () => {
    await warm(site, page);
    const sent = request(site.url, { path: `http://other.example${page}?x#y`, agent: false }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.headers.etag).toBe((await ask(page)).headers.etag);
  });

  it('still refuses other methods', async () => {
    await warm(site, page);
    expect((await ask(page, {}, 'DELETE')).status).toBe(405);
  });

  it('carries the same security headers as every other answer', async () => {
    const ofAll = (headers: object) =>
      Object.entries(headers).filter(
        ([name]) =>
          /policy|security|^x-|options|origin-agent/.test(name) && !/^x-(?:ratelimit|redis)/.test(name),
      );
    const { headers } = await ask(page); // streamed
    await warm(site, page);
    const cached = await ask(page);
    expect(ofAll(headers).length).toBeGreaterThan(8);
    expect(ofAll(headers).map(([name]) => name)).toContain('content-security-policy');
    const others = [
      cached,
      await ask(page, { 'If-None-Match': String(cached.headers.etag) }),
      await ask(redirected),
      await ask(unknownPath),
      await ask('/%'),
      await ask('/healthz'),
      await ask('/favicon.svg'),
      await ask('/api/newsletter'),
    ];
    expect(others.map(({ status }) => status)).toEqual([200, 304, 301, 404, 400, 200, 200, 405]);
    for (const other of others) expect(ofAll(other.headers)).toEqual(ofAll(headers));
  });

  it('is cached once when several guests ask for it at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(page)));
    expect(new Set(answers.map(textOf)).size).toBe(1);
    await warm(site, page);
    expect(textOf(await ask(page)) === textOf(answers[0] as (typeof answers)[0])).toBe(true);
  });
});

describe('the cache', () => {
  it('answers a page asked for with foreign parameters from the page without them', async () => {
    await warm(site, pages.rooms.path);
    const { headers } = await ask(`${pages.rooms.path}/?utm_source=<b>&filter=unknown`);
    expect(headers.etag).toBe((await ask(pages.rooms.path)).headers.etag);
  });

  it('holds an entry for each query value that a page knows', async () => {
    await warm(site, pages.rooms.path);
    await warm(site, filterPath);
    const pressed = async (path: string) =>
      all(
        textOf(await ask(path)),
        /aria-current="true"[^>]*href="([^"]*)"|href="([^"]*)"[^>]*aria-current="true"/g,
      );
    expect(await pressed(filterPath)).not.toEqual(await pressed(pages.rooms.path));
  });

  it('holds one not-found page for all unknown addresses, which is never "not modified"', async () => {
    await warm(site, unknownPath);
    const { etag = '' } = (await ask(unknownPath)).headers;
    for (const path of ['/other', '/room/nope?x=<b>', '/assets/nope.js', '/media/nope.webp', '/a/b/c']) {
      const answer = await ask(path, { 'If-None-Match': etag });
      expect(answer.status).toBe(404);
      expect(answer.headers.etag).toBe(etag);
    }
  });

  it('leaves redirects, files and forms to those who answer them', async () => {
    await warm(site, unknownPath);
    expect((await ask(redirected)).status).toBe(301);
    expect((await ask('/favicon.svg')).headers['content-type']).toMatch(/^image\/svg/);
    expect((await ask('/robots.txt')).headers['content-type']).toMatch(/^text\/plain/);
    expect((await ask('/api/contact')).status).toBe(405);
  });

  it('is off in development', async () => {
    await freshSite({ NODE_ENV: 'development' });
    const developed = site;
    await developed.ask(page);
    // As long as it takes elsewhere to make an entry of the same page.
    await freshSite();
    await warm(site, page);
    expect(await isCached(developed, page)).toBe(false);
  });

  it('never holds the answer to a posted form', async () => {
    const body = new URLSearchParams({
      name: 'June Uncached',
      email: 'no address',
      page: pages.contact.path,
    });
    const post = await fetch(`${site.url}/api/contact`, { method: 'POST', body });
    expect(post.status).toBe(400);
    expect(post.headers.get('cache-control')).toBe('no-store');
    expect((await post.text()).includes('June Uncached')).toBe(true);
    await warm(site, pages.contact.path);
    expect(textOf(await ask(pages.contact.path)).includes('June Uncached')).toBe(false);
  });
});

describe('New Year at the hotel', () => {
  const year = async () => all(textOf(await ask(page)), /© (?:<!-- -->)?(\d{4})/g);

  it('turns the copyright line of cached pages over, at midnight in California', async () => {
    const clock = FakeTimers.install({ toFake: ['Date'], now: new Date('2030-12-31T23:59:00-08:00') });
    try {
      await warm(site, page);
      expect(await year()).toEqual(['2030']);
      clock.setSystemTime(new Date('2031-01-01T00:00:00-08:00'));
      expect(await isCached(site, page)).toBe(false);
      expect(await year()).toEqual(['2031']);
      await warm(site, page);
      expect(await year()).toEqual(['2031']);
    } finally {
      clock.uninstall();
    }
  });
});
