/** Pages are streamed in parts, and cached only if complete. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createBrotliDecompress } from 'node:zlib';
import FakeTimers from '@sinonjs/fake-timers';
import { createElement, Suspense, use } from 'react';
import type { PageModules } from '../../../server/pages/allPages';
import { rawRequest } from '../../../tools/harness/rawRequest';
import { until } from '../../../tools/harness/serverProcess';
import { bodyText, type ServedSite, serve, warm } from '../../support/serve';
import { loadPages, testApp } from '../../support/test-app';

/** The text that the page's deferred part waits for. */
let part: Promise<string>;
let arrive: (text: string) => void;
let renders = 0;
const Part = () => {
  renders += 1;
  return createElement('p', { id: 'part' }, use(part));
};
const Component = () =>
  createElement(Suspense, { fallback: createElement('p', { id: 'waiting' }) }, createElement(Part));

const page = '/terms';
let site: ServedSite;
/** The server's response object of the latest request. */
let latest: ServerResponse;
let made: ReturnType<typeof testApp>;
let loaded: PageModules;
beforeAll(async () => {
  loaded = await loadPages();
});
beforeEach(async () => {
  part = new Promise((resolve) => {
    arrive = resolve;
  });
  made = testApp({}, { pages: { ...loaded, terms: { default: Component } } });
  site = await serve((req, res) => {
    latest = res;
    made.app(req, res);
  });
});

const partFailed = (message: string) =>
  expect.objectContaining({
    msg: 'part of a page failed to render',
    path: page,
    err: expect.objectContaining({ message }),
  });

/** The deferred part in the cached page; 'second' if the page was not cached before. */
async function partInCache(): Promise<string | undefined> {
  part = Promise.resolve('second');
  await warm(site, page);
  return /id="part">(\w*)/.exec(bodyText(await site.send(page)))?.[1];
}

it.each(['identity', 'br'])('a page is streamed part by part (%s)', async (encoding) => {
  const res = await rawRequest(site.url + page, { 'Accept-Encoding': encoding });
  const body = encoding === 'br' ? res.pipe(createBrotliDecompress()) : res;
  let text = '';
  body.on('data', (chunk) => (text += String(chunk)));
  await until(() => text.includes('id="waiting"'));
  expect(text).not.toContain('id="part"');
  arrive('first');
  await once(body, 'end');
  expect(text).toContain('id="part">first');
  expect(await partInCache()).toBe('first');
});

it('a page is sent but not cached if a part fails', async () => {
  part = Promise.reject(new Error('a part broke'));
  part.catch(() => undefined);
  const res = await site.send(page);
  expect(res.status).toBe(200);
  expect(bodyText(res)).not.toContain('id="part"');
  expect(made.errors()).toEqual([partFailed('a part broke')]);
  expect(await partInCache()).toBe('second');
});

it('a page stops rendering and is not cached if the guest disconnects', async () => {
  const res = await rawRequest(site.url + page);
  res.on('error', () => undefined);
  await once(res, 'data');
  const closed = once(latest, 'close');
  res.destroy();
  await closed;
  const before = renders;
  arrive('too late');
  for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate);
  expect(renders).toBe(before);
  expect(await partInCache()).toBe('second');
  expect(made.errors()).toEqual([]);
});

it('a page is cut off and not cached after a timeout', async () => {
  const clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
  const res = await rawRequest(site.url + page);
  await once(res, 'data');
  clock.tick(10_000);
  clock.uninstall();
  await once(res.resume(), 'end');
  expect(made.errors()).toEqual([partFailed('render took more than 10000 ms')]);
  expect(await partInCache()).toBe('second');
});
