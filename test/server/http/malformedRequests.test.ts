/** Requests that no browser sends. */
import request from 'supertest';
import { noMetrics } from '../../../server/metrics';
import { type ServedSite, serve } from '../../support/serve';
import { content, errors } from '../../support/small-hotel';
import { openSocket, readToEnd } from '../../support/sockets';
import { loadPages, testApp } from '../../support/test-app';

let site: ServedSite;
let made: ReturnType<typeof testApp>;
/** The `isHit` of each request in the metrics: true for a cached page, false for another page, otherwise undefined. */
const counted: (boolean | undefined)[] = [];
beforeAll(async () => {
  await loadPages();
  const env = { RATE_LIMIT_MAX: '1000000', DELIVER_LOCAL_FORMS: 'true', LINK_SECRET: 'x'.repeat(32) };
  const request = (_req: unknown, _res: unknown, isHit?: boolean) => void counted.push(isHit);
  made = testApp(env, { metrics: { ...noMetrics, request } });
  site = await serve(made.app);
});

/** Sends a request's lines and body as they are. @returns the response */
const raw = async (head: readonly string[], body = '') =>
  readToEnd(await openSocket(Number(new URL(site.url).port), `${head.join('\r\n')}\r\n\r\n${body}`));
const close = 'Connection: close';

it.each([
  ['two hosts', 'GET / HTTP/1.1', 'Host: a.example', 'HOST: b.example'],
  ['two hosts', 'GET /api/contact HTTP/1.1', 'Host: a.example', 'HOST: b.example'],
  ['two hosts', 'GET /about-us HTTP/1.1', 'Host: a.example', 'HOST: b.example'],
  ['an invalid host', 'GET http://[/healthz HTTP/1.1', 'Host: ['],
  ['an invalid port', 'GET http://a:99999/about HTTP/1.1', 'Host: a:99999'],
  ['another host', 'GET http://evil.example/about HTTP/1.1', 'Host: a.example'],
  ['another port', 'GET https://a.example:444/api/contact HTTP/1.1', 'Host: a.example'],
  ['a post with an invalid host', 'POST http://[/unsubscribe?email=june@example.com HTTP/1.1', 'Host: ['],
])('rejects %s (%s) with 400 and the site’s headers, without logging the query', async (_what, ...head) => {
  const res = await raw([...head, close]);
  expect(res).toMatch(/^HTTP\/1\.1 400 /);
  expect(res).toContain("default-src 'none';script-src");
  expect(res).toContain(errors.unreadable);
  expect([counted.at(-1), made.lines.join('').includes('june')]).toEqual([undefined, false]);
});

it.each([
  ['GET http://a.example/healthz HTTP/1.1', 'Host: a.example'],
  ['GET HTTP://A.example:80/healthz HTTP/1.1', 'Host: a.EXAMPLE'],
  ['GET https://a.example/healthz?x HTTP/1.1', 'Host: a.example:443'],
  ['GET /healthz HTTP/1.0', 'Accept: */*'],
  ['GET /healthz HTTP/1.1', 'Host: a.example', 'X-Forwarded-Host: a.example', 'Hostname: a', 'X-Word: host'],
])('accepts the request line “%s” with the header “%s”', async (...head) => {
  expect(await raw([...head, close])).toMatch(/^HTTP\/1\.1 200 /);
});

it('treats a post without a host or origin as cross-site', async () => {
  const type = ['Content-Type: application/json', 'Content-Length: 2'];
  const res = await raw(['POST /api/contact HTTP/1.0', 'Origin: null', ...type], '{}');
  expect(res).toMatch(/^HTTP\/1\.1 403 /);
});

it.each([
  ['two content lengths', 'Content-Length: 2\r\nContent-Length: 3'],
  ['both a content length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked'],
  ['another encoding after chunked', 'Transfer-Encoding: chunked, gzip'],
  ['a content length that is not decimal', 'Content-Length: 0x2'],
])('parses nothing after a post with %s', async (_what, length) => {
  const head = ['POST /api/contact HTTP/1.1', 'Host: a.example', 'Content-Type: application/json', length];
  const res = await raw(head, '{}GET /healthz HTTP/1.1\r\nHost: a.example\r\n\r\n');
  expect(res.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400']);
});

const { refusals } = content.ui;
const textType = 'text/plain; charset=utf-8';
const jsonType = 'application/json; charset=utf-8';

it.each([
  ['/api/%ff', jsonType, JSON.stringify({ success: false, message: refusals.unreadable })],
  ['/%ff', textType, refusals.unreadable],
  ['/about/%ff/api/', textType, refusals.unreadable],
  ['/media/%c0%ae', textType, refusals.unreadable],
])('responds to the malformed URL %s with 400 and %s', async (path, type, body) => {
  const { status, headers, text } = await request(made.app).get(path);
  expect([status, headers['content-type'], headers['cache-control'], text]).toEqual([
    ...[400, type, 'no-store', body],
  ]);
});
