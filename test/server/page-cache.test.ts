/** The site with its page cache; test/server/cached-pages.test.ts has unit tests of the cache. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { cacheControl } from '../../server/pages/render';
import { until } from '../../tools/harness/serverProcess';
import { type Asked, serve, textOf } from '../support/ask';
import { isCached, warm } from '../support/cached-page';
import { pages, redirects, roomFilters, unknownPath } from '../support/content';
import { all, h1Of } from '../support/html';
import { sampleDirectory } from '../support/sample';
import { loadPages, testApp } from '../support/test-app';

beforeAll(loadPages);

let site: Asked;
beforeEach(async () => {
  site = await serve(testApp({}, { directory: sampleDirectory }).app);
});
afterEach(() => site.close());

const ask: Asked['ask'] = (...parameters) => site.ask(...parameters);
const page = pages.about.path;
const [redirected = ''] = redirects.keys();

it('a page streams to the first guest; later requests get cached bytes', async () => {
  const first = await ask(page);
  expect(first.headers).toMatchObject({
    'transfer-encoding': 'chunked',
    'cache-control': cacheControl,
  });
  expect(first.headers).not.toHaveProperty('etag');
  await warm(site, page);
  const later = await ask(page);
  expect(later.headers).toMatchObject({
    'cache-control': cacheControl,
    vary: 'Accept-Encoding',
  });
  expect(later.headers).not.toHaveProperty('transfer-encoding');
  expect(later.bytes.equals(first.bytes)).toBe(true);
  // Decoded only once, so compressed only once.
  expect(textOf(await ask(page, { 'Accept-Encoding': 'br' })) === textOf(first)).toBe(true);
});

it('a page is cached for all when the first request is HEAD, and found by an absolute-form target', async () => {
  await ask(page, {}, 'HEAD');
  await until(async () => 'etag' in (await ask(page, {}, 'HEAD')).headers);
  const get = await ask(page);
  expect(h1Of(textOf(get))).toHaveLength(1);
  const sent = request(site.url, { path: `${site.url}${page}?x#y`, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.headers.etag).toBe(get.headers.etag);
});

it('there is an entry for each query value that a page knows, and one for all others', async () => {
  const { path } = pages.rooms;
  const filterPath = `${path}?filter=${roomFilters.find((each) => each !== 'all')}`;
  await warm(site, path);
  await warm(site, filterPath);
  const plain = await ask(path);
  expect((await ask(`${path}?utm_source=<b>&filter=unknown`)).headers.etag).toBe(plain.headers.etag);
  const pressed = (html: string) =>
    all(html, /aria-current="true"[^>]*href="([^"]*)"|href="([^"]*)"[^>]*aria-current="true"/g);
  expect(pressed(textOf(await ask(filterPath)))).not.toEqual(pressed(textOf(plain)));
});

it('there is one not-found page for all unknown paths; redirects, files and forms are not pages', async () => {
  await warm(site, unknownPath);
  const { etag } = (await ask(unknownPath)).headers;
  for (const path of ['/other', '/room/nope?x=<b>', '/assets/nope.js', '/media/nope.webp', '/a/b/c']) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.etag]).toEqual([404, etag]);
  }
  expect((await ask(redirected)).status).toBe(301);
  expect((await ask('/favicon.svg')).headers['content-type']).toMatch(/^image\/svg/);
  expect((await ask('/robots.txt')).headers['content-type']).toMatch(/^text\/plain/);
  expect((await ask('/api/contact')).status).toBe(405);
});

it('nothing is cached in development', async () => {
  const developed = testApp({ NODE_ENV: 'development' });
  await developed.warm();
  const own = await serve(developed.app);
  expect(await isCached(own, page)).toBe(false);
  own.close();
});

it('the response to a post is never cached', async () => {
  const { path } = pages.contact;
  const body = new URLSearchParams({ name: 'June Uncached', email: 'no address', page: path });
  const post = await fetch(`${site.url}/api/contact`, { method: 'POST', body });
  expect([post.status, post.headers.get('cache-control')]).toEqual([400, 'no-store']);
  expect(await post.text()).toContain('June Uncached');
  await warm(site, path);
  expect(textOf(await ask(path))).not.toContain('June Uncached');
});
