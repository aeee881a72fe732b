/** Unit tests of the page cache; test/server/page-cache.test.ts tests the site with it. */
import { Readable } from 'node:stream';
import FakeTimers from '@sinonjs/fake-timers';
import { createPageCache, type PageCache, sendCachedPage } from '../../server/pages/cache';
import { cacheControl, longestKept, nextChange } from '../../server/pages/cacheControl';
import type { CacheKey } from '../../server/pages/cacheKey';
import type { Page } from '../../server/pages/page';
import { serve, textOf } from '../support/ask';

const page: CacheKey = { url: '/page', status: 200 };
const notFound: CacheKey = { url: '/404', status: 404 };
const html = `<p>${'A page. '.repeat(50)}</p>`;
const made = { 'cache-control': 'as it was made', vary: 'Accept-Encoding', 'x-frame-options': 'DENY' };

/** Far from any scheduled change: in a January after the end of all offers. */
const quiet = Date.parse('2998-01-05T12:00:00Z');

let clock: FakeTimers.Clock;
let cache: PageCache;
beforeEach(() => {
  clock = FakeTimers.install({ toFake: ['Date'], now: quiet });
  cache = createPageCache();
});
afterEach(() => clock.uninstall());

const keep = (key: CacheKey, text: string, part: Partial<Page> = {}) => {
  const page: Page = {
    status: key.status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'as it was made' },
    html: Readable.from([]),
    validUntil: () => nextChange(Date.now()),
    ...part,
  };
  return cache.keep(key, page, Buffer.from(text));
};

/** Response to a request for a page; 'no entry' if it is not cached. */
async function ask(key: CacheKey, headers = {}, method = 'GET') {
  const site = await serve((req, res) => {
    const cached = cache.get(key);
    if (cached) sendCachedPage(req, res, cached);
    else res.end('no entry');
  });
  const answer = await site.ask('/', headers, method);
  site.close();
  return { ...answer, text: textOf(answer) };
}

describe('a cached page', () => {
  it('is sent with its status, its own and all security headers, in three encodings', async () => {
    expect((await ask(page)).text).toBe('no entry');
    await keep(page, html);
    await keep(notFound, 'not here');
    const other = await ask(notFound);
    expect([other.status, other.text]).toEqual([404, 'not here']);
    const etags = new Set();
    for (const encoding of ['br', 'gzip', undefined]) {
      const answer = await ask(page, { 'Accept-Encoding': encoding ?? 'identity' });
      expect([answer.status, answer.text]).toEqual([200, html]);
      expect(answer.headers).toMatchObject({
        ...made,
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(answer.bytes.length),
        etag: expect.stringMatching(/^"[\w-]+"$/),
      });
      expect(answer.headers['content-encoding']).toBe(encoding);
      etags.add(answer.headers.etag);
    }
    expect(etags.size).toBe(3);
  });

  it('is sent without a body for HEAD, and only for its own path', async () => {
    await keep(page, html);
    const head = await ask(page, {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.text]).toEqual([200, String(html.length), '']);
    expect((await ask({ ...page, url: '/other' })).text).toBe('no entry');
  });

  it('responds 304 if If-None-Match has the ETag of the negotiated encoding, else 200', async () => {
    await keep(page, html);
    const { etag = '' } = (await ask(page)).headers;
    for (const named of [etag, `W/${etag}`, `"a",W/${etag} , "b"`, '*']) {
      const answer = await ask(page, { 'If-None-Match': named, 'Cache-Control': 'no-cache' });
      expect([named, answer.status, answer.text]).toEqual([named, 304, '']);
      expect(answer.headers).toMatchObject({ ...made, etag });
      expect(answer.headers).not.toHaveProperty('content-type');
    }
    for (const named of ['"other"', 'W/"other", "more"', etag.slice(0, -1), ''])
      expect((await ask(page, { 'If-None-Match': named })).status).toBe(200);
    expect((await ask(page, { 'If-None-Match': etag, 'Accept-Encoding': 'br' })).status).toBe(200);
  });

  it('never responds 304 for unknown paths', async () => {
    await keep(notFound, html);
    const { etag = '' } = (await ask(notFound)).headers;
    expect((await ask(notFound, { 'If-None-Match': etag })).status).toBe(404);
  });
});

describe('a page with a scheduled change', () => {
  it('is not sent from the time of the change on, and is rendered again', async () => {
    await keep(page, html);
    await keep(page, 'made at the same time');
    expect((await ask(page)).text).toBe(html);
    clock.setSystemTime(nextChange(quiet) - 1);
    expect((await ask(page)).text).toBe(html);
    clock.setSystemTime(nextChange(quiet));
    expect((await ask(page)).text).toBe('no entry');
    await keep(page, 'next year');
    expect((await ask(page)).text).toBe('next year');
  });

  it('is sent stale while it is rendered again, without permission to cache it', async () => {
    await keep(page, html);
    await keep(notFound, 'always', { validUntil: () => Number.POSITIVE_INFINITY });
    clock.setSystemTime(nextChange(quiet));
    await cache.renew(async (keys) => {
      expect(keys).toEqual([page]);
      const old = await ask(page);
      expect([old.text, old.headers['cache-control']]).toEqual([html, 'no-cache']);
      await keep(page, 'next year');
      expect((await ask(page)).text).toBe('next year');
    });
    expect((await ask(page)).headers['cache-control']).toBe('as it was made');
    clock.setSystemTime(nextChange(nextChange(quiet)));
    await expect(cache.renew(() => Promise.reject(new Error('no render')))).rejects.toThrow('no render');
    expect((await ask(page)).text).toBe('no entry');
  });

  it('has the time until the change in CDN headers only if it is near', async () => {
    await keep(page, html);
    const near = nextChange(quiet) - longestKept;
    const told = async (now: number, headers = {}) => {
      clock.setSystemTime(now);
      return (await ask(page, headers)).headers['cache-control'];
    };
    // Formatters of dates take longer than all else of the answer.
    const formatters = jest.spyOn(Intl, 'DateTimeFormat');
    expect(await told(near - 1)).toBe('as it was made');
    await told(near + 1);
    expect(formatters).not.toHaveBeenCalled();
    formatters.mockRestore();
    expect(await told(near)).toBe(cacheControl(near, page.url));
    expect(await told(near + 60_000, { 'If-None-Match': '*' })).toBe(cacheControl(near + 60_000, page.url));
  });
});

describe('the cache', () => {
  it('keeps the first of several concurrent renders', async () => {
    await Promise.all([keep(page, 'first'), keep(page, 'second')]);
    expect((await ask(page)).text).toBe('first');
  });

  it('does not keep an expired page, but the next one', async () => {
    await keep(page, html, { validUntil: () => 0 });
    expect((await ask(page)).text).toBe('no entry');
    await keep(page, html);
    expect((await ask(page)).text).toBe(html);
  });

  it('rejects if a page cannot be compressed, and keeps it the next time', async () => {
    const broken = { status: 404, headers: {}, html: Readable.from([]), validUntil: () => quiet + 1 };
    await expect(cache.keep(notFound, broken, undefined as unknown as Buffer)).rejects.toThrow('undefined');
    await keep(notFound, html);
    expect((await ask(notFound)).text).toBe(html);
  });
});
