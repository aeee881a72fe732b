import request from 'supertest';
import { cacheControl } from '../../../server/pages/render';
import { bookPath } from '../../../shared/stay';
import { configOf } from '../../support/config-and-logger';
import { smallDirectory } from '../../support/hotel-source';
import { byRole, canonicalOf, metaOf } from '../../support/html';
import { sampleHotel } from '../../support/sample-hotel';
import { addresses, indexedPaths, pageContent, redirects } from '../../support/small-hotel';
import { hotelOf, testSite } from '../../support/test-app';

const SITE_URL = 'https://www.example.com';

const hotel = sampleHotel(smallDirectory, configOf({ SITE_URL }));
const temporaryRedirects = new Map([['/room/hidden/', '/rooms-suites']]);
const current = () => ({ ...hotel, temporaryRedirects });
const { app, get } = testSite({ SITE_URL }, { hotel: hotelOf(current) });

const html = 'text/html; charset=utf-8';
const plain = 'text/plain; charset=utf-8';
const unknown = pageContent('not-found').heading;

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
