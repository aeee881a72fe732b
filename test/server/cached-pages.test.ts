/** Unit tests of the page cache; test/server/page-cache.test.ts tests the site with it. */
import { createPageCache, type PageCache, sendCachedPage } from '../../server/pages/cache';
import type { CacheKey } from '../../server/pages/cacheKey';
import { serve, textOf } from '../support/ask';

const page: CacheKey = { url: '/page', status: 200 };
const notFound: CacheKey = { url: '/404', status: 404 };
const html = `<p>${'A page. '.repeat(50)}</p>`;
const made = { 'cache-control': 'as it was made', vary: 'Accept-Encoding', 'x-frame-options': 'DENY' };

let cache: PageCache;
beforeEach(() => {
  cache = createPageCache({ 'X-Frame-Options': 'DENY' });
});

const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'as it was made' };
const keep = ({ url, status }: CacheKey, text: string) =>
  cache.keep(url, { status, headers }, Buffer.from(text));

/** Response to a request for a page; 'no entry' if it is not cached. */
async function ask(key: CacheKey, headers = {}, method = 'GET') {
  const site = await serve((req, res) => {
    const cached = cache.get(key.url);
    if (cached) sendCachedPage(req, res, cached);
    else res.end('no entry');
  });
  const answer = await site.ask('/', headers, method);
  site.close();
  return { ...answer, text: textOf(answer) };
}

describe('a cached page', () => {
  it('is sent with its status, its own headers and those of every response, in three encodings', async () => {
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

describe('the cache', () => {
  it('keeps the first of several concurrent renders', async () => {
    await Promise.all([keep(page, 'first'), keep(page, 'second')]);
    expect((await ask(page)).text).toBe('first');
  });

  it('rejects if a page cannot be compressed, and keeps it the next time', async () => {
    const nothing = undefined as unknown as Buffer;
    await expect(cache.keep(notFound.url, { status: 404, headers }, nothing)).rejects.toThrow('undefined');
    await keep(notFound, html);
    expect((await ask(notFound)).text).toBe(html);
  });
});
