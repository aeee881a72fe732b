import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Response } from 'express';
import request from 'supertest';
import { cacheControl } from '../../server/pages/freshness';
import { findPage } from '../../server/pages/routes';
import { tee } from '../../server/pages/tee';
import { pages, unknownPath } from '../support/content';
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
