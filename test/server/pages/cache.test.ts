/** Pages are rendered once and then served from memory, as seen by a client. */
import { createElement } from 'react';
import type { Snapshot } from '../../../server/content/snapshot';
import type { PageModules } from '../../../server/pages/allPages';
import { createPageCache } from '../../../server/pages/cache';
import { cacheControl, campaignParameters } from '../../../server/pages/render';
import { pageDataIn } from '../../../shared/dataBlocks';
import { bookPath } from '../../../shared/stay';
import { until } from '../../../tools/harness/serverProcess';
import { bodyText, isCached, type ServedSite, serve, warm } from '../../support/serve';
import { everyPath, small } from '../../support/small-hotel';
import { hotelOf, loadPages, testApp } from '../../support/test-app';

const cachedPaths = everyPath.filter((path) => path !== bookPath);

let renders: string[] = [];
/** The current snapshot, which a test can replace. */
let current: Snapshot;
let prepare: (snapshot: Snapshot) => Promise<void>;
let countingPages: PageModules;
let app: ReturnType<typeof testApp>;
let site: ServedSite;

beforeAll(async () => {
  const pages = await loadPages();
  countingPages = Object.fromEntries(
    Object.keys(pages).map((name) => {
      const Counting = () => {
        renders.push(name);
        return createElement('h1', {}, name);
      };
      return [name, { default: Counting }];
    }),
  ) as unknown as PageModules;
});
beforeEach(async () => {
  renders = [];
  current = { ...small, id: 'one', cache: createPageCache(small.headers) };
  const hotel = {
    ...hotelOf(() => current),
    beforeChange(callback: typeof prepare) {
      prepare = callback;
    },
  };
  app = testApp({}, { pages: countingPages, hotel });
  site = await serve(app.app);
});

const etagOf = async (path: string) => {
  await warm(site, path);
  return (await site.send(path)).headers.etag;
};
const snapshotOf = async (path: string) => pageDataIn(bodyText(await site.send(path)))?.snapshot;

it('streams a page to the first guest, and sends other guests the same bytes without rendering', async () => {
  const first = await site.send('/about');
  expect(first.headers).toMatchObject({ 'transfer-encoding': 'chunked', 'cache-control': cacheControl });
  expect(first.headers).not.toHaveProperty('etag');
  await warm(site, '/about');
  const before = renders.length;
  const later = await site.send('/about');
  expect(later.headers).toMatchObject({ ...small.headers, 'cache-control': cacheControl });
  expect(later.bytes.equals(first.bytes)).toBe(true);
  expect(renders).toHaveLength(before);
});

it('renders each page once before the first request', async () => {
  await app.warm();
  expect(renders).toHaveLength(cachedPaths.length);
  for (const path of cachedPaths) expect([path, await isCached(site, path)]).toEqual([path, true]);
  for (let n = 0; n < 50; n += 1) {
    await site.send(`/about?unknown=${n}`);
    await site.send(`/nope/${n}`);
  }
  expect(renders).toHaveLength(cachedPaths.length);
});

it('lets caches ignore campaign parameters, and sends the same bytes for them', async () => {
  await app.warm();
  const plain = await site.send('/about');
  expect(plain.headers['no-vary-search']).toMatch(/^params=\("utm_source"( "\w+")+\)$/);
  expect(plain.headers['no-vary-search']).toContain('"fbclid"');
  for (const name of campaignParameters) {
    const res = await site.send(`/about?${name}=x`);
    expect([name, res.headers.etag]).toEqual([name, plain.headers.etag]);
  }
});

it('renders the empty stay form once per snapshot', async () => {
  for (const id of ['one', 'two']) {
    current = { ...current, id };
    for (let visits = 0; visits < 2; visits += 1) expect(await snapshotOf(bookPath)).toBe(id);
  }
  expect(renders).toEqual(['book', 'book']);
});

it.each([
  [undefined, undefined],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['gzip;q=1.0, br;q=0.9', 'gzip'],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['gzip; q=0 , br ; q=0.001', 'br'],
  ['deflate', undefined],
  ['gzip;q=0.5, identity;q=0.8', undefined],
])('responds to Accept-Encoding %j with %s', async (accepted, encoding) => {
  const etag = await etagOf('/about');
  const res = await site.send('/about', accepted === undefined ? {} : { 'Accept-Encoding': accepted });
  expect(res.headers).toMatchObject({
    vary: 'Accept-Encoding',
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(res.bytes.length),
    etag: encoding ? expect.not.stringMatching(etag ?? '') : etag,
  });
  expect(res.headers['content-encoding']).toBe(encoding);
  expect(bodyText(res)).toMatch(/<h1>about<\/h1>/);
});

it('responds to HEAD without a body and caches the page for GET', async () => {
  await site.send('/about', {}, 'HEAD');
  await until(async () => 'etag' in (await site.send('/about', {}, 'HEAD')).headers);
  const head = await site.send('/about', {}, 'HEAD');
  const get = await site.send('/about');
  expect(head.bytes).toHaveLength(0);
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
});

it('responds with 304 if the client sends the ETag for the same encoding', async () => {
  const etag = (await etagOf('/about')) ?? '';
  for (const known of [etag, `W/${etag}`, `"a",W/${etag} , "b"`, '*']) {
    const res = await site.send('/about', { 'If-None-Match': known, 'Cache-Control': 'no-cache' });
    expect([res.status, res.bytes.length, res.headers.etag]).toEqual([304, 0, etag]);
    expect(res.headers).toMatchObject({ ...small.headers, 'cache-control': cacheControl });
  }
  for (const headers of [
    { 'If-None-Match': '"other"' },
    { 'If-None-Match': etag, 'Accept-Encoding': 'br' },
  ] as Record<string, string>[])
    expect((await site.send('/about', headers)).status).toBe(200);
  const unknown = { 'If-None-Match': (await etagOf('/nope')) ?? '' };
  expect((await site.send('/nope', unknown)).status).toBe(404);
});

it.each([
  ['/rooms-suites?filter=king', '/rooms-suites', false],
  ['/rooms-suites/?utm_source=mail&filter=king&x', '/rooms-suites?filter=king', true],
  ['/rooms-suites?filter=king&filter=queen', '/rooms-suites?filter=king', true],
  ['/rooms-suites?filter=constructor', '/rooms-suites', true],
  ['/about?filter=king', '/about', true],
  ['/gallery?sent=newsletter', '/gallery', false],
  ['/gallery?sent=contact', '/gallery', true],
  ['/contact?sent=contact', '/contact', false],
  ['/assets/nope.js', '/nope', true],
])('%s and %s have the same cache entry: %s', async (address, other, isSame) => {
  await warm(site, other);
  const before = renders.length;
  await warm(site, address);
  expect(renders.length === before).toBe(isSame);
});

it('renders every page of a new snapshot before the snapshot is served', async () => {
  await app.warm();
  renders = [];
  const next = { ...small, id: 'two', cache: createPageCache(small.headers) };
  await prepare(next);
  expect(renders).toHaveLength(cachedPaths.length);
  expect(await snapshotOf('/about')).toBe('one');
  current = next;
  for (const path of [...cachedPaths, '/nope']) expect([path, await snapshotOf(path)]).toEqual([path, 'two']);
  expect(renders).toHaveLength(cachedPaths.length);
});

it('never caches the response to a post', async () => {
  const body = new URLSearchParams({ name: 'June Uncached', email: 'no address', page: '/contact' });
  const post = await fetch(`${site.url}/api/contact`, { method: 'POST', body });
  expect([post.status, post.headers.get('cache-control')]).toEqual([400, 'no-store']);
  expect(await post.text()).toContain('June Uncached');
  await warm(site, '/contact');
  expect(bodyText(await site.send('/contact'))).not.toContain('June Uncached');
});
