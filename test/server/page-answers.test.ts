import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import express from 'express';
import request from 'supertest';
import { requestTarget } from '../../server/http/requestTarget';
import { loadAllPages } from '../../server/pages/allPages';
import { cacheKeyOf, notFoundKey } from '../../server/pages/cacheKey';
import { cacheControl } from '../../server/pages/freshness';
import { readManifest } from '../../server/pages/manifest';
import { htmlType, sendPage } from '../../server/pages/page';
import { matchPage } from '../../shared/matchPage';
import { begin } from '../../tools/harness/rawRequest';
import { bareManifest } from '../../tools/harness/serverBundle';
import { temporaryDirectory, until } from '../../tools/harness/serverProcess';
import { serve } from '../support/ask';
import { addresses, groupsContent, pages, plainText, unknownPath } from '../support/content';
import { canonicalOf, structuredData, wordsOf } from '../support/html';
import { loadPages, testApp } from '../support/test-app';

describe('the page of a request', () => {
  it.each([
    [pages.about.path, pages.about.path],
    [`${pages.about.path}?x=1#y`, pages.about.path],
    [`http://other.example${pages.about.path}`, pages.about.path],
    [`HTTPS://other.example:8080${pages.about.path}#y`, pages.about.path],
    ['http://other.example', '/'],
    ['http://other.example?sent=newsletter', '/?sent=newsletter'],
    [`/http://other.example${pages.about.path}`, undefined],
    [`ftp://other.example${pages.about.path}`, undefined],
    [`${pages.rooms.path}?filter=unknown&x`, pages.rooms.path],
    [unknownPath, undefined],
    ['*', undefined],
  ])('whose target is %s is %s', (url, found) => {
    expect(cacheKeyOf(requestTarget({ url }))?.url).toBe(found);
  });
});

describe('an address', () => {
  beforeAll(async () => {
    await loadPages();
  });

  it('of a page can be read, with its freshness and what it varies by', async () => {
    const { app } = testApp({}, { cachePages: false });
    for (const [path, { url, status }] of [
      [pages.about.path, { url: pages.about.path, status: 200 }],
      [unknownPath, notFoundKey],
    ] as const) {
      const answer = await request(app).get(path);
      expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
      expect(answer.headers['cache-control']).toBe(cacheControl(Date.now(), url));
      expect(answer.headers.vary).toBe('Accept-Encoding');
      const head = await request(app).head(path);
      expect([head.status, head.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    }
  });

  it('of a page rejects other methods, and lists the allowed ones', async () => {
    const { app } = testApp({}, { cachePages: false });
    for (const method of ['post', 'put', 'delete'] as const) {
      const answer = await request(app)[method](pages.about.path);
      expect([answer.status, answer.headers.allow, answer.text]).toEqual([
        405,
        'GET, HEAD',
        'Method not allowed',
      ]);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      const nowhere = await request(app)[method](unknownPath);
      expect([nowhere.status, nowhere.text]).toEqual([404, 'Not found']);
      expect(nowhere.headers['content-type']).toBe('text/plain; charset=utf-8');
    }
  });
});

describe('a page', () => {
  beforeAll(async () => {
    await loadPages();
  });
  const SITE_URL = 'https://www.example.com';
  const html = async (path: string, env = {}, parts = {}) =>
    (await request(testApp({ SITE_URL, ...env }, { cachePages: false, ...parts }).app).get(path)).text;

  it('gets the site’s origin, its canonical path for any query, and which forms are delivered', async () => {
    const page = await html('/?sent=newsletter');
    expect(canonicalOf(page)).toEqual([`${SITE_URL}/`]);
    expect(structuredData(page).map((each) => each['@type'])).toEqual(['Hotel', 'WebSite']);
    const note = plainText(groupsContent.request.local);
    const groups = [
      await html(pages.groups.path),
      await html(pages.groups.path, { DELIVER_LOCAL_FORMS: 'true' }),
    ];
    expect(groups.map((text) => wordsOf(text).includes(note))).toEqual([true, false]);
  });

  it('is loaded before requests, also the not-found page', async () => {
    const all = await loadAllPages({});
    for (const path of [...addresses.map((address) => address.path), '/404']) {
      const { name, params } = matchPage(path);
      expect({ path, isLoaded: all.loaded(name, params) !== undefined }).toEqual({ path, isLoaded: true });
    }
  });
});

it('the manifest of the build is read from beside its files', () => {
  const directory = temporaryDirectory();
  writeFileSync(path.join(directory, 'manifest.json'), JSON.stringify(bareManifest));
  expect(readManifest(directory)).toEqual(bareManifest);
  expect(() => readManifest(path.join(directory, 'nothing'))).toThrow('ENOENT');
});

describe('a page that is being sent', () => {
  const part = Buffer.alloc(64 * 1024, '.');

  /** Serves a page with a number of parts. */
  async function sending(parts: number) {
    let read = 0;
    const html = new Readable({
      read() {
        this.push(read < parts ? part : null);
        read += 1;
      },
    });
    const page = { status: 200, headers: { 'Content-Type': htmlType }, html, validUntil: () => 0 };
    let sent: (html: Buffer | undefined) => void = () => undefined;
    const whole = new Promise<Buffer | undefined>((resolve) => {
      sent = resolve;
    });
    const site = await serve(express().use(async (_req, res) => sent(await sendPage(res, page))));
    return { site, html, whole, read: () => read };
  }

  it('resolves when it is sent completely', async () => {
    const { site, whole } = await sending(3);
    const { bytes } = await site.ask('/');
    expect([bytes.length, (await whole)?.equals(bytes)]).toEqual([3 * part.length, true]);
    site.close();
  });

  it('is read no faster than a slow client reads it, and not after the client disconnects', async () => {
    const { site, html, whole, read } = await sending(10_000);
    const res = await begin(site.url);
    res.on('error', () => undefined);
    let before = 0;
    await until(() => {
      const isWaiting = read() > 1 && read() === before;
      before = read();
      return isWaiting;
    });
    expect(read()).toBeLessThan(1000);
    res.destroy();
    expect([await whole, html.destroyed]).toEqual([undefined, true]);
    site.close();
  });
});
