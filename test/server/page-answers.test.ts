import { Readable } from 'node:stream';
import express from 'express';
import request from 'supertest';
import { notFoundKey } from '../../server/pages/cacheKey';
import { htmlType, sendPage } from '../../server/pages/page';
import { cacheControl } from '../../server/pages/render';
import { pages } from '../../shared/pages';
import { plainText } from '../../shared/richText';
import { begin } from '../../tools/harness/rawRequest';
import { until } from '../../tools/harness/serverProcess';
import { serve } from '../support/ask';
import { canonicalOf, structuredData, wordsOf } from '../support/html';
import { pageTexts, unknownPath } from '../support/small';
import { loadPages, testApp } from '../support/test-app';

describe('an address', () => {
  beforeAll(async () => {
    await loadPages();
  });

  it('of a page can be read, with its freshness and what it varies by', async () => {
    const { app } = testApp({});
    for (const [path, { status }] of [
      [pages.about.path, { url: pages.about.path, status: 200 }],
      [unknownPath, notFoundKey],
    ] as const) {
      const answer = await request(app).get(path);
      expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
      expect(answer.headers['cache-control']).toBe(cacheControl);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      const head = await request(app).head(path);
      expect([head.status, head.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    }
  });

  it('of a page rejects other methods, and lists the allowed ones', async () => {
    const { app } = testApp({});
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
    (await request(testApp({ SITE_URL, ...env }, parts).app).get(path)).text;

  it('gets the site’s origin, its canonical path for any query, and which forms are delivered', async () => {
    const page = await html('/?sent=newsletter');
    expect(canonicalOf(page)).toEqual([`${SITE_URL}/`]);
    expect(structuredData(page).map((each) => each['@type'])).toEqual(['Hotel', 'WebSite']);
    const note = plainText(pageTexts('groups').request.local);
    const groups = [
      await html(pages.groups.path),
      await html(pages.groups.path, { DELIVER_LOCAL_FORMS: 'true' }),
    ];
    expect(groups.map((text) => wordsOf(text).includes(note))).toEqual([true, false]);
  });
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
    const page = { status: 200, headers: { 'Content-Type': htmlType }, html, isComplete: () => true };
    let sent: (html: Buffer | undefined) => void = () => undefined;
    const whole = new Promise<Buffer | undefined>((resolve) => {
      sent = resolve;
    });
    const site = await serve(express().use(async (_req, res) => sent(await sendPage(res, page))));
    return { site, html, whole, read: () => read };
  }

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
