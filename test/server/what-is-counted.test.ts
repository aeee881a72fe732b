import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { noMetrics } from '../../server/metrics/metrics';
import type { CacheKey } from '../../server/pages/cacheKey';
import { type Asked, serve } from '../support/ask';
import { warm } from '../support/cached-page';
import { pages, redirects, unknownPath } from '../support/content';
import { loadPages, testApp } from '../support/test-app';

const page = pages.about.path;
const [redirected = ''] = redirects.keys();

let site: Asked;
/** Calls of the metrics and the page view counter. */
let answers: { status: number; isHit: boolean | undefined }[];
let visits: { url: string; browser: string | undefined }[];

beforeAll(async () => {
  await loadPages();
});
beforeEach(async () => {
  answers = [];
  visits = [];
  const metrics = {
    ...noMetrics,
    request: (_req: IncomingMessage, res: ServerResponse, isHit: boolean | undefined) =>
      void res.once('close', () => answers.push({ status: res.statusCode, isHit })),
  };
  const count = ({ url }: CacheKey, browser: string | undefined) => void visits.push({ url, browser });
  site = await serve(testApp({}, { metrics, visits: { count } }).app);
});
afterEach(() => site.close());

describe('a page view', () => {
  it('is a page requested by a browser, from the cache or not', async () => {
    await site.ask(`${page}?utm_source=june`, { 'User-Agent': 'Browser/1' });
    await warm(site, page);
    visits.splice(0);
    await site.ask(page, { 'User-Agent': 'Browser/2' });
    expect(visits).toEqual([{ url: page, browser: 'Browser/2' }]);
  });

  it('is not a prefetch, a check, a form, a file or an unknown path', async () => {
    await site.ask(page, { 'Sec-Purpose': 'prefetch' });
    await site.ask(page, {}, 'HEAD');
    await site.ask(page, {}, 'POST');
    for (const path of ['/favicon.svg', redirected, unknownPath, '/api/contact']) await site.ask(path);
    expect(visits).toEqual([]);
    expect(answers).toHaveLength(7);
  });

  it('is not a request with two hosts, which is not routed', async () => {
    await warm(site, page);
    visits.splice(0);
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    socket.end(`GET ${page} HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n`);
    expect(String(await buffer(socket))).toMatch(/^HTTP\/1\.1 400 /);
    expect(visits).toEqual([]);
    expect(answers.at(-1)).toEqual({ status: 400, isHit: undefined });
  });
});

describe('pages rendered in advance', () => {
  it('are not counted as page views, and are not rendered in development, which has no cache', async () => {
    const count = ({ url }: CacheKey) => void visits.push({ url, browser: undefined });
    const made = testApp({ NODE_ENV: 'development' }, { visits: { count } });
    await made.warm();
    expect([visits, made.lines]).toEqual([[], []]);
    const uncached = await serve(made.app);
    for (const _ of [1, 2]) expect((await uncached.ask(page)).headers).not.toHaveProperty('etag');
    uncached.close();
  });
});
