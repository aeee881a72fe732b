import FakeTimers from '@sinonjs/fake-timers';
import { createPageCache, noPageCache, type PageCache } from '../../server/pages/cache';
import type { CacheKey } from '../../server/pages/cacheKey';
import { cacheControl, longestKept, nextChange } from '../../server/pages/freshness';
import { serve, textOf } from '../support/ask';
import { listeningLogger } from '../support/config-and-logger';

const page: CacheKey = { url: '/page', status: 200 };
const notFound: CacheKey = { url: '/404', status: 404 };
const html = `<p>${'A page. '.repeat(50)}</p>`;
const made = { 'cache-control': 'as it was made', vary: 'Accept-Encoding' };

/** Long before anything changes by itself: the first days of a year after all offers. */
const quiet = Date.parse('2998-01-05T12:00:00Z');

let clock: FakeTimers.Clock;
beforeEach(() => {
  clock = FakeTimers.install({ toFake: ['Date'], now: quiet });
});
afterEach(() => clock.uninstall());

const newCache = () => {
  const { logger, lines } = listeningLogger();
  return { cache: createPageCache(logger), lines };
};

async function keep(cache: PageCache, key: CacheKey, text: string) {
  cache.writerFor(key, made)?.(Buffer.from(text));
  await cache.settled();
}

/** What a cache answers a request for a page; 'no entry' where it passes it on. */
async function ask(cache: PageCache, key: CacheKey | undefined, headers = {}, method = 'GET') {
  const site = await serve((req, res) => {
    req.page = key;
    cache.answer(req, res, () => res.end('no entry'));
  });
  const answer = await site.ask('/', headers, method);
  site.close();
  return { ...answer, text: textOf(answer) };
}

describe('a page that is kept', () => {
  it('is sent with its status and the headers that it was made with', async () => {
    const { cache } = newCache();
    expect((await ask(cache, page)).text).toBe('no entry');
    await keep(cache, page, html);
    await keep(cache, notFound, 'not here');
    const answer = await ask(cache, page);
    expect([answer.status, answer.text]).toEqual([200, html]);
    expect(answer.headers).toMatchObject({
      ...made,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(html.length),
    });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    const other = await ask(cache, notFound);
    expect([other.status, other.text]).toEqual([404, 'not here']);
  });

  it.each(['br', 'gzip'])('is sent as %s to who takes that', async (encoding) => {
    const { cache } = newCache();
    await keep(cache, page, html);
    const answer = await ask(cache, page, { 'Accept-Encoding': encoding });
    expect([answer.headers['content-encoding'], answer.text]).toEqual([encoding, html]);
    expect(answer.bytes.length).toBeLessThan(html.length);
  });

  it('is for GET and HEAD, and for who asks for this page', async () => {
    const { cache } = newCache();
    await keep(cache, page, html);
    const head = await ask(cache, page, {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.text]).toEqual([200, String(html.length), '']);
    expect((await ask(cache, page, {}, 'POST')).text).toBe('no entry');
    expect((await ask(cache, undefined)).text).toBe('no entry');
    expect((await ask(cache, { ...page, url: '/other' })).text).toBe('no entry');
  });

  it('is unchanged for who has it, but never where it is the page of unknown addresses', async () => {
    const { cache } = newCache();
    for (const key of [page, notFound]) await keep(cache, key, html);
    const { etag = '' } = (await ask(cache, page)).headers;
    const known = { 'If-None-Match': etag };
    const unchanged = await ask(cache, page, { ...known, 'Cache-Control': 'no-cache' });
    expect([unchanged.status, unchanged.text, unchanged.headers.etag]).toEqual([304, '', etag]);
    expect(unchanged.headers).toMatchObject(made);
    expect(unchanged.headers).not.toHaveProperty('content-type');
    expect((await ask(cache, notFound, known)).status).toBe(404);
    expect((await ask(cache, page, { 'If-None-Match': '"other"' })).status).toBe(200);
  });
});

describe('what changes by itself', () => {
  it('is no longer sent from the moment on at which it changes, and then kept anew', async () => {
    const { cache } = newCache();
    await keep(cache, page, html);
    await keep(cache, page, 'made at the same time');
    expect((await ask(cache, page)).text).toBe(html);
    clock.setSystemTime(nextChange(quiet) - 1);
    expect((await ask(cache, page)).text).toBe(html);
    clock.setSystemTime(nextChange(quiet));
    expect((await ask(cache, page)).text).toBe('no entry');
    await keep(cache, page, 'next year');
    expect((await ask(cache, page)).text).toBe('next year');
  });

  it('tells CDNs so when the change is near, and only then', async () => {
    const { cache } = newCache();
    await keep(cache, page, html);
    const near = nextChange(quiet) - longestKept;
    const told = async (now: number, headers = {}) => {
      clock.setSystemTime(now);
      return (await ask(cache, page, headers)).headers['cache-control'];
    };
    expect(await told(near - 1)).toBe('as it was made');
    expect(await told(near)).toBe(cacheControl(near));
    expect(await told(near + 60_000, { 'If-None-Match': '*' })).toBe(cacheControl(near + 60_000));
  });
});

describe('the cache', () => {
  it('keeps the first of several renders that end at once', async () => {
    const { cache } = newCache();
    const [first, second] = [cache.writerFor(page, made), cache.writerFor(page, made)];
    first?.(Buffer.from('first'));
    second?.(Buffer.from('second'));
    await cache.settled();
    expect((await ask(cache, page)).text).toBe('first');
  });

  it('tells the log of a page that it could not keep, and takes it the next time', async () => {
    const { cache, lines } = newCache();
    cache.writerFor(page, made)?.('no bytes at all' as unknown as Buffer);
    cache.writerFor(notFound, made)?.(undefined as unknown as Buffer);
    await cache.settled();
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'page not cached', url: '/404', err: expect.anything() }),
    );
    await keep(cache, notFound, html);
    expect((await ask(cache, notFound)).text).toBe(html);
  });

  it('that keeps nothing passes everything on', async () => {
    expect((await ask(noPageCache, page)).text).toBe('no entry');
    expect(noPageCache.writerFor(page, made)).toBeUndefined();
    expect(await noPageCache.settled()).toBeUndefined();
  });
});
