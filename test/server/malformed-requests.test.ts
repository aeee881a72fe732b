import { once } from 'node:events';
import { connect } from 'node:net';
import { type Metrics, noMetrics } from '../../server/metrics/metrics';
import { type Asked, serve } from '../support/ask';
import { errors } from '../support/small';
import { loadPages, testApp } from '../support/test-app';

let site: Asked;
/** What the metrics counted of each request: a cached page, another page, or none. */
const counted: (boolean | undefined)[] = [];
const metrics: Metrics = { ...noMetrics, request: (_req, _res, isHit) => void counted.push(isHit) };
beforeAll(async () => {
  await loadPages();
  site = await serve(testApp({}, { metrics }).app);
});
afterAll(() => site.close());

/** Sends a raw request. */
async function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  socket.write(text);
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  await once(socket, 'close');
  return answer;
}

describe('a request with two hosts', () => {
  it.each(['/', '/nowhere', '/api/contact', '/favicon.svg', '/about-us'])('to %s gets 400', async (path) => {
    const answer = await raw(
      `GET ${path} HTTP/1.1\r\nHost: a.example\r\nHOST: b.example\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain("default-src 'none'");
    expect(counted.at(-1)).toBeUndefined();
  });
});

describe('a target with a host', () => {
  const get = (target: string, host: string) =>
    raw(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

  it.each([
    ['http://[/healthz', 'a.example'],
    ['http://[/healthz', '['],
    ['http://a:99999/about', 'a:99999'],
    ['http://evil.example/healthz', 'a.example'],
    ['http://evil.example/about', 'a.example'],
    ['https://a.example:444/api/contact', 'a.example'],
  ])('%s gets our own 400 if it is malformed or differs from Host: %s', async (target, host) => {
    const answer = await get(target, host);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain("default-src 'none';script-src");
    expect(answer).toContain(errors.unreadable);
  });

  it.each([
    ['http://a.example/healthz', 'a.example'],
    ['HTTP://A.example:80/healthz', 'a.EXAMPLE'],
    ['https://a.example/healthz?x', 'a.example:443'],
  ])('%s is accepted if Host is the same: %s', async (target, host) => {
    expect(await get(target, host)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a post with an ambiguous end', () => {
  it.each([
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 3'],
    ['a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked'],
    ['chunks that are not the last encoding', 'Transfer-Encoding: chunked, gzip'],
    ['a length that is no number', 'Content-Length: 0x2'],
  ])('gets 400, and nothing after it is parsed as a request: %s', async (_what, headers) => {
    const answer = await raw(
      `POST /api/contact HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/json\r\n${headers}\r\n\r\n{}GET /healthz HTTP/1.1\r\nHost: a.example\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/^HTTP\//gm)).toHaveLength(1);
    expect(answer).toMatch(/^cache-control: no-store\r$/im);
  });
});

describe('a request without a host', () => {
  it('gets our own 400, unless it is HTTP/1.0', async () => {
    const answer = await raw('GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain("default-src 'none';script-src");
    expect(await raw('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('that is a post is cross-site if its page has no origin either', async () => {
    const answer = await raw(
      'POST /api/contact HTTP/1.0\r\nOrigin: null\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  });
});

describe('/.well-known/security.txt', () => {
  it('has a contact and an expiry less than a year away (RFC 9116)', async () => {
    const { status, headers, bytes } = await site.ask('/.well-known/security.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = new Map(
      String(bytes)
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/) as [string, string]),
    );
    expect(fields.get('Contact')).toMatch(/^mailto:.+@.+/);
    const expires = Date.parse(fields.get('Expires') ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
    expect(fields.get('Expires')).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
    expect(fields.get('Canonical')).toBe('http://localhost:3000/.well-known/security.txt');
    expect(fields.get('Preferred-Languages')).toBe('en');
    expect(fields.size).toBe(4);
    expect(String(bytes).endsWith('\n')).toBe(true);
    expect(headers['cache-control']).toBe('public, max-age=86400');
  });
});

it.each(['http://a:99999/unsubscribe?email=june@example.com', 'http://[/unsubscribe?email=june@example.com'])(
  'a post to %s, whose host is malformed, gets 400, and its query is not logged',
  async (target) => {
    const { app, lines } = testApp({ LINK_SECRET: 'x'.repeat(32) });
    const other = await serve(app);
    const socket = connect(Number(new URL(other.url).port), '127.0.0.1');
    socket.write(
      `POST ${target} HTTP/1.1\r\nHost: a.example\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    await once(socket, 'close');
    await other.close();
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(lines.join('')).not.toContain('june');
  },
);
