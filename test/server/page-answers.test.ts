import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Response } from 'express';
import request from 'supertest';
import { loadAllPages } from '../../server/pages/allPages';
import { cacheControl } from '../../server/pages/freshness';
import { readManifest } from '../../server/pages/manifest';
import { findPage } from '../../server/pages/routes';
import { tee } from '../../server/pages/tee';
import { matchPage } from '../../shared/matchPage';
import { bareManifest } from '../../tools/serverBundle';
import { temporaryDirectory } from '../../tools/serverProcess';
import { addresses, groupsContent, pages, plainText, unknownPath } from '../support/content';
import { canonicalOf, h1Of, structuredData, wordsOf } from '../support/html';
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
    expect(findPage({ url } as Parameters<typeof findPage>[0])?.url).toBe(found);
  });
});

describe('an address', () => {
  beforeAll(async () => {
    await loadPages();
  });

  it('of a page may be read, and says how long it keeps and by what it differs', async () => {
    const { app } = testApp({}, { cachePages: false });
    for (const [path, status] of [
      [pages.about.path, 200],
      [unknownPath, 404],
    ] as const) {
      const answer = await request(app).get(path);
      expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
      expect(answer.headers['cache-control']).toBe(cacheControl());
      expect(answer.headers.vary).toBe('Accept-Encoding');
      const head = await request(app).head(path);
      expect([head.status, head.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    }
  });

  it('of a page takes nothing else, and says what it takes', async () => {
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

  it('knows where the site is, what it is about whatever its query, and what is delivered', async () => {
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

  it('that cannot even begin is the error page, and one line of the log', async () => {
    const manifest = { ...bareManifest, fonts: undefined as unknown as string[] };
    const { app, lines } = testApp({}, { manifest });
    const answer = await request(app).get(pages.about.path);
    expect([answer.status, h1Of(answer.text)]).toEqual([500, ['Unexpected Application Error!']]);
    const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'page failed to render');
    expect(told).toEqual([
      expect.objectContaining({ level: 50, path: pages.about.path, err: expect.anything() }),
    ]);
  });

  it('is loaded before anybody asks, that of unknown addresses too', async () => {
    const all = await loadAllPages({});
    for (const path of [...addresses.map((address) => address.path), '/404']) {
      const { name, params } = matchPage(path);
      expect({ path, isLoaded: all.loaded(name, params) !== undefined }).toEqual({ path, isLoaded: true });
    }
  });
});

it('the build’s list of its files is read from beside them', () => {
  const directory = temporaryDirectory();
  writeFileSync(path.join(directory, 'manifest.json'), JSON.stringify(bareManifest));
  expect(readManifest(directory)).toEqual(bareManifest);
  expect(() => readManifest(path.join(directory, 'nothing'))).toThrow('ENOENT');
});

describe('HTML on its way to a guest and to the cache', () => {
  const response = (highWaterMark: number) =>
    new PassThrough({ highWaterMark }) as unknown as Response & PassThrough;

  it('is the same to both, in the end', async () => {
    const res = response(1024);
    let whole: Buffer | undefined;
    const stream = tee(res, (bytes) => {
      whole = bytes;
    });
    stream.write('one ');
    stream.write('two');
    expect(whole).toBeUndefined();
    const closed = once(stream, 'close');
    stream.end();
    expect(String(await buffer(res))).toBe('one two');
    await closed;
    expect(String(whole)).toBe('one two');
  });

  it('waits for a guest who reads slowly', async () => {
    const res = response(4);
    const stream = tee(res, () => undefined);
    const passedOn: string[] = [];
    for (const part of ['12345', '6']) stream.write(part, () => passedOn.push(part));
    await new Promise(setImmediate);
    expect(passedOn).toEqual([]);
    stream.end();
    expect(String(await buffer(res))).toBe('123456');
    expect(passedOn).toEqual(['12345', '6']);
  });

  it('ends where the guest goes away, and is not whole', async () => {
    const res = response(1024);
    let isWhole = false;
    const stream = tee(res, () => {
      isWhole = true;
    });
    stream.write('one');
    res.destroy();
    await once(stream, 'close');
    expect([stream.destroyed, isWhole]).toEqual([true, false]);
  });
});
