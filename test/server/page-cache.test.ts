import { once } from 'node:events';
import { brotliCompressSync, constants, createBrotliDecompress } from 'node:zlib';
import FakeTimers from '@sinonjs/fake-timers';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Document } from '../../client/Document';
import { chooseEncoding } from '../../server/encoding';
import { knownPage } from '../../server/pages/address';
import { departments, jobLocations } from '../../shared/content/careers';
import { roomFilters } from '../../shared/content/room-filter';
import { roomSlugs } from '../../shared/roomSlugs';
import { pages, redirects, roomPath } from '../../shared/routes';
import { begin } from '../../tools/rawRequest';
import { until } from '../../tools/serverProcess';
import { siteApp } from '../support/app';
import { type Asked, serve, textOf } from '../support/ask';
import { all, h1Of } from '../support/html';

/** A page with a part that comes later: what it waits for, by test. */
let mockPart: Promise<string> = Promise.resolve('');
jest.mock('../../client/pages/Terms/Terms', () => {
  const { createElement, Suspense, use } = jest.requireActual('react');
  const Part = () => createElement('p', { id: 'part' }, use(mockPart));
  return {
    __esModule: true,
    default: () =>
      createElement(Suspense, { fallback: createElement('p', { id: 'waiting' }) }, createElement(Part)),
  };
});

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
const isKept = async (path: string) => 'etag' in (await ask(path)).headers;
/** Asks for a page until its bytes are kept. */
const warm = (path: string) => until(() => isKept(path));

const caching = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

describe('a page that was rendered once', () => {
  it('streams to its first guest; later requests get the finished bytes', async () => {
    const first = await ask('/gallery');
    expect(first.headers).toMatchObject({ 'transfer-encoding': 'chunked', 'cache-control': caching });
    expect(first.headers).not.toHaveProperty('etag');
    await warm('/gallery');
    const later = await ask('/gallery');
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

  it('is kept as identity, gzip and brotli at quality 11, each with a strong ETag of its own', async () => {
    await warm('/gallery');
    const [plain, gzip, br] = await Promise.all(
      ['identity', 'gzip', 'br'].map((encoding) => ask('/gallery', { 'Accept-Encoding': encoding })),
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
    for (const path of ['/about', '/nope']) {
      await warm(path);
      const answer = await ask(path, { 'Accept-Encoding': accepted });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
      // Decoding once leads to the document: nothing is compressed twice.
      expect(textOf(answer).endsWith('</html>')).toBe(true);
    }
  });

  it('answers 304 where If-None-Match names what the client would get', async () => {
    await warm('/about');
    const { etag = '' } = (await ask('/about')).headers;
    for (const named of [etag, `W/${etag}`, `"other", ${etag}`, `"a",W/${etag} , "b"`, '*']) {
      const answer = await ask('/about', { 'If-None-Match': named });
      expect(answer.status).toBe(304);
      expect(answer.bytes).toHaveLength(0);
      expect(answer.headers).toMatchObject({ etag, 'cache-control': caching, vary: 'Accept-Encoding' });
      expect(answer.headers).not.toHaveProperty('content-type');
    }
  });

  it('answers 200 where If-None-Match names something else, be it the same page in another encoding', async () => {
    await warm('/about');
    const { etag = '' } = (await ask('/about')).headers;
    for (const named of ['"other"', 'W/"other", "more"', etag.slice(0, -1), '']) {
      expect((await ask('/about', { 'If-None-Match': named })).status).toBe(200);
    }
    expect((await ask('/about', { 'If-None-Match': etag, 'Accept-Encoding': 'br' })).status).toBe(200);
  });

  it('answers HEAD as GET, without the body', async () => {
    await warm('/about');
    const get = await ask('/about', { 'Accept-Encoding': 'br' });
    const head = await ask('/about', { 'Accept-Encoding': 'br' }, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.bytes).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  it('is kept for all when the first to ask sends HEAD', async () => {
    await ask('/about', {}, 'HEAD');
    await until(async () => 'etag' in (await ask('/about', {}, 'HEAD')).headers);
    expect(h1Of(textOf(await ask('/about')))).toHaveLength(1);
  });

  it('still refuses other methods', async () => {
    await warm('/about');
    expect((await ask('/about', {}, 'DELETE')).status).toBe(405);
  });

  it('carries the same security headers as every other answer', async () => {
    const ofAll = (headers: object) =>
      Object.entries(headers).filter(
        ([name]) =>
          /policy|security|^x-|options|origin-agent/.test(name) && !/^x-(?:ratelimit|redis)/.test(name),
      );
    const { headers } = await ask('/about'); // streamed
    await warm('/about');
    const kept = await ask('/about');
    expect(ofAll(headers).length).toBeGreaterThan(8);
    expect(ofAll(headers).map(([name]) => name)).toContain('content-security-policy');
    const others = [
      kept,
      await ask('/about', { 'If-None-Match': String(kept.headers.etag) }),
      await ask('/about-us'),
      await ask('/nope'),
      await ask('/%'),
      await ask('/healthz'),
      await ask('/favicon.svg'),
      await ask('/api/newsletter'),
    ];
    expect(others.map(({ status }) => status)).toEqual([200, 304, 301, 404, 400, 200, 200, 405]);
    for (const other of others) expect(ofAll(other.headers)).toEqual(ofAll(headers));
  });

  it('is kept once when several guests ask for it at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask('/neighborhood')));
    expect(new Set(answers.map(textOf)).size).toBe(1);
    await warm('/neighborhood');
    expect(textOf(await ask('/neighborhood')) === textOf(answers[0] as (typeof answers)[0])).toBe(true);
  });
});

describe('the addresses of pages', () => {
  const canonicalPaths = [...Object.values(pages).map(({ path }) => path), ...roomSlugs.map(roomPath)];
  const urlOf = (asked: string) => knownPage(asked)?.url;

  it.each([
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/about?utm_source=mail&campaign=1', '/about'],
    ['/?', '/'],
    ['/room/the-enci-king', '/room/the-enci-king/'],
    ['/room/the-enci-king/?filter=ocean', '/room/the-enci-king/'],
    ['/rooms-suites?filter=ocean', '/rooms-suites?filter=ocean'],
    ['/rooms-suites/?utm_source=mail&filter=ocean&x', '/rooms-suites?filter=ocean'],
    ['/rooms-suites?filter=all', '/rooms-suites'],
    ['/rooms-suites?filter=penthouse', '/rooms-suites'],
    ['/rooms-suites?filter=ocean&filter=king', '/rooms-suites?filter=ocean'],
    ['/careers?location=Remote&department=Marketing', '/careers?department=Marketing&location=Remote'],
    ['/careers?department=Food+%26+Beverage', '/careers?department=Food+%26+Beverage'],
    ['/careers?department=all&location=Remote', '/careers?location=Remote'],
    ['/careers?filter=ocean', '/careers'],
    ['/gallery?sent=newsletter', '/gallery?sent=newsletter'],
    ['/contact?sent=contact', '/contact?sent=contact'],
    ['/gallery?sent=contact', '/gallery'],
    ['/do-not-sell?sent=opt-out', '/do-not-sell?sent=opt-out'],
    ['/group-accommodations?sent=group-request', '/group-accommodations?sent=group-request'],
  ])('%s is kept as %s', (asked, url) => {
    expect(urlOf(asked)).toBe(url);
  });

  it('are none for redirects, files, forms and unknown paths', () => {
    const others = [
      '/nope',
      '/about//',
      '//about',
      '/About',
      '/%61bout',
      '/favicon.svg',
      '/api/contact',
      '/healthz',
      '',
    ];
    expect([...redirects.keys(), ...others].filter(urlOf)).toEqual([]);
  });

  it('are few, whatever is asked for', () => {
    const values = [
      '',
      'x',
      'newsletter',
      'contact',
      'group-request',
      'opt-out',
      ...roomFilters,
      ...departments,
      ...jobLocations,
    ];
    const queries = ['sent', 'filter', 'department', 'location', 'utm_source'].flatMap((name) =>
      values.map((value) => [name, value] as const),
    );
    const urls = new Set<string | undefined>();
    for (const path of canonicalPaths) {
      for (const one of queries) {
        for (const other of queries)
          urls.add(urlOf(`${path}?${new URLSearchParams([[...one], [...other]])}`));
      }
    }
    expect(urls.size).toBeLessThanOrEqual(100);
  });

  /** What the browser renders at an address, from the first to the last tag of the body. */
  const rendered = (address: string) =>
    renderToStaticMarkup(
      createElement(
        StaticRouter,
        { location: address },
        createElement(Document, { settings: { siteUrl: 'https://x.example', deliverLocalForms: true } }),
      ),
    );

  it('lead to the HTML that the browser renders there, so that it hydrates', async () => {
    const queries = [
      '?utm_source=mail&filter=penthouse&department=x&sent=x',
      '?filter=ocean&department=Marketing&sent=newsletter',
      '?location=Remote&sent=contact',
    ];
    const differing = canonicalPaths.flatMap((path) =>
      [path, path.replace(/\/?$/, '/')].flatMap((form) =>
        queries
          .map((query) => form + query)
          .filter((asked) => rendered(asked) !== rendered(urlOf(asked) ?? '/nope')),
      ),
    );
    expect(differing.filter((asked) => urlOf(asked))).toEqual([]);
  });
});

describe('the cache', () => {
  it('answers a page asked for with foreign parameters from the page without them', async () => {
    await warm('/rooms-suites');
    const { headers } = await ask('/rooms-suites/?utm_source=<b>&filter=penthouse');
    expect(headers.etag).toBe((await ask('/rooms-suites')).headers.etag);
  });

  it('keeps a page apart for each query value that it knows', async () => {
    await warm('/rooms-suites');
    await warm('/rooms-suites?filter=ocean');
    const pressed = async (path: string) =>
      all(
        textOf(await ask(path)),
        /aria-current="true"[^>]*href="([^"]*)"|href="([^"]*)"[^>]*aria-current="true"/g,
      );
    expect(await pressed('/rooms-suites?filter=ocean')).not.toEqual(await pressed('/rooms-suites'));
  });

  it('holds one not-found page for all unknown addresses, which is never "not modified"', async () => {
    await warm('/nope');
    const { etag = '' } = (await ask('/nope')).headers;
    for (const path of ['/other', '/room/nope?x=<b>', '/assets/nope.js', '/media/nope.webp', '/a/b/c']) {
      const answer = await ask(path, { 'If-None-Match': etag });
      expect(answer.status).toBe(404);
      expect(answer.headers.etag).toBe(etag);
    }
  });

  it('leaves redirects, files and forms to those who answer them', async () => {
    await warm('/nope');
    expect((await ask('/rooms')).status).toBe(301);
    expect((await ask('/favicon.svg')).headers['content-type']).toMatch(/^image\/svg/);
    expect((await ask('/robots.txt')).headers['content-type']).toMatch(/^text\/plain/);
    expect((await ask('/api/contact')).status).toBe(405);
  });

  it('is off in development', async () => {
    await freshSite({ NODE_ENV: 'development' });
    for (let times = 0; times < 5; times += 1) {
      expect(await isKept('/about')).toBe(false);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

  it('never keeps the answer to a posted form', async () => {
    const body = new URLSearchParams({ name: 'June Unkept', email: 'no address', page: '/contact' });
    const post = await fetch(`${site.url}/api/contact`, { method: 'POST', body });
    expect(post.status).toBe(400);
    expect(post.headers.get('cache-control')).toBe('no-store');
    expect((await post.text()).includes('June Unkept')).toBe(true);
    await warm('/contact');
    expect(textOf(await ask('/contact')).includes('June Unkept')).toBe(false);
  });
});

describe('a render', () => {
  afterEach(() => {
    mockPart = Promise.resolve('');
  });

  /** How often to look whether something was kept against its promise. */
  const staysUnkept = async () => {
    for (let times = 0; times < 5; times += 1) {
      expect(await isKept('/terms')).toBe(false);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  it.each(['identity', 'br'])('reaches its guest part by part (%s)', async (encoding) => {
    let arrive: (text: string) => void = () => undefined;
    mockPart = new Promise((resolve) => {
      arrive = resolve;
    });
    const res = await begin(`${site.url}/terms`, { 'Accept-Encoding': encoding });
    const body = encoding === 'br' ? res.pipe(createBrotliDecompress()) : res;
    let text = '';
    body.on('data', (chunk) => (text += String(chunk)));
    await until(() => text.includes('id="waiting"'));
    expect(text).not.toMatch(/id="part"/);
    arrive('here it is');
    await once(body, 'end');
    expect(text).toMatch(/id="part">here it is/);
    await warm('/terms');
    expect(textOf(await ask('/terms')) === text).toBe(true);
  });

  it('with an error inside is sent but not kept', async () => {
    mockPart = Promise.reject(new Error('a part broke'));
    mockPart.catch(() => undefined);
    expect((await ask('/terms')).status).toBe(200);
    await staysUnkept();
    mockPart = Promise.resolve('');
    await warm('/terms');
  });

  it('whose guest went away is not kept', async () => {
    mockPart = new Promise(() => undefined);
    const res = await begin(`${site.url}/terms`);
    res.on('error', () => undefined);
    await once(res, 'data');
    res.destroy();
    await once(res, 'close');
    mockPart = Promise.reject(new Error('still broken'));
    mockPart.catch(() => undefined);
    await staysUnkept();
  });

  it('that took too long is ended and not kept', async () => {
    mockPart = new Promise(() => undefined);
    const clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
    const res = await begin(`${site.url}/terms`);
    await once(res, 'data');
    clock.tick(10_000);
    clock.uninstall();
    await once(res.resume(), 'end');
    mockPart = Promise.reject(new Error('still broken'));
    mockPart.catch(() => undefined);
    await staysUnkept();
  });
});

describe('New Year at the hotel', () => {
  const year = async () => all(textOf(await ask('/about')), /© (?:<!-- -->)?(\d{4})/g);

  it('turns the copyright line of kept pages over, at midnight in California', async () => {
    const clock = FakeTimers.install({ toFake: ['Date'], now: new Date('2030-12-31T23:59:00-08:00') });
    try {
      await warm('/about');
      expect(await year()).toEqual(['2030']);
      clock.setSystemTime(new Date('2031-01-01T00:00:00-08:00'));
      expect(await isKept('/about')).toBe(false);
      expect(await year()).toEqual(['2031']);
      await warm('/about');
      expect(await year()).toEqual(['2031']);
    } finally {
      clock.uninstall();
    }
  });
});

describe('content negotiation', () => {
  it.each([
    [undefined, 'identity'],
    ['gzip', 'gzip'],
    ['br, gzip', 'br'],
    ['gzip, br', 'br'],
    ['gzip;q=1.0, br;q=0.9', 'gzip'],
    ['*;q=0.1, gzip', 'gzip'],
    ['*;q=0', 'identity'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['gzip; q=0 , br ; q=0.001', 'br'],
    ['br;q=nonsense', 'identity'],
    [',,;;=', 'identity'],
  ])('of "%s" ends with %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});
