import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createBrotliDecompress } from 'node:zlib';
import FakeTimers from '@sinonjs/fake-timers';
import { createElement, Suspense, use } from 'react';
import type { PageModules } from '../../server/pages/allPages';
import { begin } from '../../tools/harness/rawRequest';
import { until } from '../../tools/harness/serverProcess';
import { type Asked, serve, textOf } from '../support/ask';
import { warm } from '../support/cached-page';
import { pages } from '../support/content';
import { loadPages, testApp } from '../support/test-app';

/** Promises that the page's deferred part waits for, by test. */
let part: Promise<string> = Promise.resolve('');

/** A page with a deferred part. */
let renders = 0;
const Part = () => {
  renders += 1;
  return createElement('p', { id: 'part' }, use(part));
};
const Component = () =>
  createElement(Suspense, { fallback: createElement('p', { id: 'waiting' }) }, createElement(Part));

const page = pages.terms.path;
let site: Asked;
/** The server's response object of the latest request. */
let latest: ServerResponse;
let log: string[];
let loaded: PageModules;
beforeAll(async () => {
  loaded = await loadPages();
});
beforeEach(async () => {
  const withPart = { ...loaded, terms: { default: Component } };
  const { app, lines } = testApp({}, { pages: withPart });
  log = lines;
  site = await serve((req, res) => {
    latest = res;
    app(req, res);
  });
});
afterEach(() => {
  site.close();
  part = Promise.resolve('');
});

/** Errors in the log. */
const faults = () =>
  log.map((line) => JSON.parse(line)).filter(({ level }: { level: number }) => level >= 50);
const partFailed = (message: string) =>
  expect.objectContaining({
    msg: 'part of a page failed to render',
    path: page,
    err: expect.objectContaining({ message }),
  });

/** The deferred part in the cached page, after renders whose part is first as given and then 'second'. */
async function partInCache(): Promise<string | undefined> {
  part = Promise.resolve('second');
  await warm(site, page);
  return /id="part">(\w*)/.exec(textOf(await site.ask(page)))?.[1];
}

describe('a streaming page', () => {
  it.each(['identity', 'br'])('reaches its guest part by part (%s)', async (encoding) => {
    let arrive: (text: string) => void = () => undefined;
    part = new Promise((resolve) => {
      arrive = resolve;
    });
    const res = await begin(site.url + page, { 'Accept-Encoding': encoding });
    const body = encoding === 'br' ? res.pipe(createBrotliDecompress()) : res;
    let text = '';
    body.on('data', (chunk) => (text += String(chunk)));
    await until(() => text.includes('id="waiting"'));
    expect(text).not.toMatch(/id="part"/);
    arrive('first');
    await once(body, 'end');
    expect(text).toMatch(/id="part">first/);
    expect(await partInCache()).toBe('first');
    expect(textOf(await site.ask(page)) === text).toBe(true);
  });

  it('is sent but not cached if a part fails', async () => {
    part = Promise.reject(new Error('a part broke'));
    part.catch(() => undefined);
    const answer = await site.ask(page);
    expect(answer.status).toBe(200);
    expect(textOf(answer)).not.toMatch(/id="part"/);
    expect(faults()).toEqual([partFailed('a part broke')]);
    expect(await partInCache()).toBe('second');
  });

  it('stops rendering and is not cached if its guest disconnects', async () => {
    let arrive: (text: string) => void = () => undefined;
    part = new Promise((resolve) => {
      arrive = resolve;
    });
    const res = await begin(site.url + page);
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
    expect(faults()).toEqual([]);
  });

  it('is ended and not cached after a timeout', async () => {
    part = new Promise(() => undefined);
    const clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
    const res = await begin(site.url + page);
    await once(res, 'data');
    clock.tick(10_000);
    clock.uninstall();
    await once(res.resume(), 'end');
    expect(faults()).toEqual([partFailed('render took more than 10000 ms')]);
    expect(await partInCache()).toBe('second');
  });
});
