/** The response at each address. docs/behavior.md#addresses */
import path from 'node:path';
import request from 'supertest';
import { cacheControl } from '../../../server/pages/render';
import { lazyDataPath } from '../../../shared/lazyData';
import { bookPath } from '../../../shared/stay';
import { configOf } from '../../support/config-and-logger';
import { byRole, canonicalOf, linksIn, metaOf } from '../../support/html';
import { sampleDirectory, sampleHotel } from '../../support/sample-hotel';
import {
  addresses,
  content,
  indexedPaths,
  pageContent,
  redirects,
  small,
  smallDirectory,
} from '../../support/small-hotel';
import { hotelOf, testApp, testSite } from '../../support/test-app';

const SITE_URL = 'https://www.example.com';

const hotel = sampleHotel(smallDirectory, configOf({ SITE_URL }));
const temporaryRedirects = new Map([['/room/hidden/', '/rooms-suites']]);
const current = () => ({ ...hotel, temporaryRedirects });
const { app, get } = testSite({ SITE_URL }, { hotel: hotelOf(current) });

const html = 'text/html; charset=utf-8';
const plain = 'text/plain; charset=utf-8';
const unknown = pageContent('not-found').heading;
const longest = `?${'x'.repeat(999)}`;

/** Page addresses with and without a trailing slash, each with its canonical address. */
const spellings = addresses
  .map(({ path }): string => path)
  .flatMap((path) => [path, path.endsWith('/') ? path.slice(0, -1) : `${path}/`].map((each) => [each, path]))
  .filter(([spelling = '']) => spelling && !redirects.has(spelling)) as [string, string][];

describe('a page', () => {
  it.each(spellings)('is served at %s, with the canonical address %s', async (spelling, path) => {
    const { status, headers, text } = await get(`${spelling}?utm_source=mail`);
    const isCached = path !== bookPath;
    expect([status, headers['content-type'], headers['cache-control'], headers.vary]).toEqual([
      ...[200, html, isCached ? cacheControl : 'no-store', 'Accept-Encoding'],
    ]);
    expect(text).toMatch(/^<!DOCTYPE html><html lang="en-US".*<\/html>$/s);
    expect(canonicalOf(text)).toEqual([SITE_URL + path]);
    expect(metaOf(text, 'robots')).toEqual(
      (indexedPaths as readonly string[]).includes(path) ? [] : ['noindex'],
    );
  });

  it.each(['post', 'put', 'delete'] as const)('rejects %s and lists the allowed methods', async (method) => {
    const { status, headers, text } = await request(app())[method]('/about');
    expect([status, headers.allow, headers['content-type'], text]).toEqual([
      ...[405, 'GET, HEAD', plain, 'Method not allowed'],
    ]);
    const nowhere = await request(app())[method]('/nope');
    expect([nowhere.status, nowhere.headers['content-type'], nowhere.text]).toEqual([
      404,
      plain,
      'Not found',
    ]);
  });
});

describe('a redirect', () => {
  const forAnHour = 'public, max-age=3600';

  it.each<[from: string, status: number, to: string, cache: string]>([
    ['/about-us', 301, '/about/', forAnHour],
    ['/about-us/', 301, '/about/', forAnHour],
    ['/rooms', 301, '/rooms-suites', forAnHour],
    ['/terms-conditions', 301, '/terms', forAnHour],
    ['/do-not-sell-my-personal-information', 301, '/do-not-sell', forAnHour],
    ['/room/garden', 301, '/room/garden-king/', forAnHour],
    ['/room/old-room/', 301, '/rooms-suites', forAnHour],
    ['/room/harbor-queen', 301, '/room/harbor-queen/', forAnHour],
    ['/room/hidden/', 302, '/rooms-suites', 'no-cache'],
    ['/room/hidden/?utm_source=a', 302, '/rooms-suites?utm_source=a', 'no-cache'],
    ['/rooms?next=/rooms?x', 301, '/rooms-suites?next=/rooms?x', 'private, max-age=3600'],
    [`/rooms${longest}`, 301, `/rooms-suites${longest}`, 'private, max-age=3600'],
    [`/rooms${longest}x`, 301, '/rooms-suites', forAnHour],
  ])('from %s is %i to %s', async (from, status, to, cache) => {
    for (const method of ['get', 'head'] as const) {
      const res = await request(app())[method](from);
      expect([res.status, res.headers.location, res.headers['cache-control']]).toEqual([
        ...[status, to, cache],
      ]);
    }
  });
});

it.each([
  ['/nope'],
  ['/About'],
  ['/about//'],
  ['/%61bout'],
  ['/room/'],
  ['/room/no-such-room/'],
  ['/offers/no-such-offer'],
  ['/room/garden-king/extra'],
  ['/index.html'],
  ['/constructor'],
  ['/__proto__'],
  ['/room/constructor/'],
  ['/media/nope.webp'],
  ['/assets/nope.js'],
  ['/..%2fpackage.json'],
  [`/${'a'.repeat(4000)}`],
  ['//evil.example'],
  ['//evil.example/about-us'],
  ['/about-us//evil.example'],
  ['/%2F%2Fevil.example'],
  ['/.//evil.example'],
  ['/%2561bout'],
  ['/about%252f'],
])('%s is not found', async (path) => {
  const res = await get(path);
  expect([res.status, res.headers.location]).toEqual([404, undefined]);
  expect(byRole(res.text, 'heading', unknown).map(({ tagName }) => tagName)).toEqual(['H1']);
  expect([canonicalOf(res.text), metaOf(res.text, 'robots')]).toEqual([[], ['noindex']]);
  expect(res.text === (await get('/other?x=<b>')).text).toBe(true);
});

const { signalHonored, ...cookies } = content.cookies;
const { calendar } = content.ui;
const { errors } = content.stayForm;

it.each([
  ['cookies', cookies, cookies.banner.text],
  ['calendar', { words: calendar, errors }, errors.noArrival],
  ['viewer', content.viewer, content.viewer.hint],
] as const)('%s data is fetched separately and revalidated', async (name, bodies, one) => {
  const { body, headers } = await get(lazyDataPath(name)).expect(200).expect('Content-Type', /json/);
  expect(body).toEqual(bodies);
  await get(lazyDataPath(name))
    .set('If-None-Match', headers.etag ?? '')
    .expect(304);
  expect(small.siteBlock).not.toContain(one);
  expect(small.siteBlock).toContain(signalHonored.title);
});

it.each(['small', 'plain', 'the sample'])('%s hotel has no dead links or empty elements', async (name) => {
  const directory = name === 'the sample' ? sampleDirectory : path.resolve('test/hotels', name);
  const own = testApp({}, { directory }).app;
  const { addresses: pages, redirects: moved } = sampleHotel(directory);
  const bodies = new Map<string, string>();
  const textOf = async (address: string) => {
    const known = bodies.get(address) ?? (await request(own).get(address)).text;
    bodies.set(address, known);
    return known;
  };
  const errors: string[] = [];
  for (const address of [...pages.map((each) => each.path), '/nope']) {
    const html = await textOf(address);
    const [empty] = /<(h[1-6]|li|ul|dl)(?: [^>]*)?><\/\1>/.exec(html.replace(/<!--.*?-->/g, '')) ?? [];
    if (empty) errors.push(`${address} has ${empty}`);
    for (const link of new Set(linksIn(html))) {
      const { pathname, search, hash } = new URL(link, SITE_URL);
      const target = moved.get(pathname) ?? pathname;
      const { status } = await request(own).head(target + search);
      // With a stay in the URL, /book redirects to the engine.
      const isThere = status === 200 || (pathname === bookPath && status === 303);
      const hasPlace = !hash || (await textOf(target)).includes(` id="${hash.slice(1)}"`);
      if (!isThere || !hasPlace) errors.push(`${address} -> ${link}`);
    }
  }
  expect(errors).toEqual([]);
});
