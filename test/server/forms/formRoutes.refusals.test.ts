/** Posts that all forms reject the same way. For each form's own responses, see formRoutes.test.ts. */
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { until } from '../../../tools/harness/serverProcess';
import { byForm, byScript } from '../../support/posts';
import { serve } from '../../support/serve';
import { openSocket } from '../../support/sockets';
import { loadPages, testApp } from '../../support/test-app';
import { validPosts } from '../../support/valid-posts';

beforeAll(loadPages);

const { contact } = validPosts;

describe('an invalid request', () => {
  const refusal = { success: false, message: expect.any(String) };

  it.each([
    ['get', '/api', 404],
    ['post', '/api/nothing', 404],
    ['post', '/api/newsletter/more', 404],
    ['get', '/api/contact', 405],
    ['put', '/api/contact', 405],
    ['options', '/api/contact', 405],
  ] as const)('(%s %s) gets %d as JSON', async (method, path, expected) => {
    const { status, body, headers } = await request(testApp().app)[method](path);
    expect([status, body, headers['cache-control']]).toEqual([expected, refusal, 'no-store']);
    expect(headers.allow).toBe(expected === 405 ? 'POST' : undefined);
  });

  it.each([
    ['text/plain', '{"a":1}', 415],
    ['multipart/form-data; boundary=x', '{"a":1}', 415],
    ['application/json; charset=latin-9', '{"a":1}', 415],
    ['', undefined, 415],
    ['application/json', '{', 400],
    ['application/json', '"text"', 400],
    ['application/json', 'null', 400],
    ['application/json', '{"__proto__":{"name":"x"},"constructor":{"prototype":{"name":"x"}}}', 400],
    ['application/x-www-form-urlencoded', '__proto__[name]=1&hasOwnProperty=3&name=a', 400],
  ])('with content type "%s" and body %s gets %d', async (type, body, expected) => {
    const post = request(testApp().app).post('/api/contact').set('Content-Type', type);
    expect((await post.send(body)).status).toBe(expected);
  });
});

it('applies the size limit to the decompressed body, and rejects invalid gzip', async () => {
  const post = (body: Buffer) =>
    request(testApp().app)
      .post('/api/contact')
      .set({ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
      .serialize((each) => each)
      .send(body);
  const gzipped = (more: string) => gzipSync(JSON.stringify({ ...contact, more }));
  const bodies = [gzipped(''), gzipped('x'.repeat(64 * 1024)), Buffer.from('{}')];
  const statuses = [];
  for (const body of bodies) statuses.push((await post(body)).status);
  expect(statuses).toEqual([200, 413, 400]);
});

it.each([byScript, byForm])('accepts a message of 5,000 non-Latin characters (%p)', async (send) => {
  const { app, outbox } = testApp();
  const post = (message: string) => send(app, 'contact', { ...contact, message });
  expect((await post('波'.repeat(5000))).status).toBeLessThan(400);
  expect((await post('波'.repeat(5001))).status).toBe(400);
  expect(outbox.stored).toHaveLength(1);
});

describe('a cross-site post', () => {
  const statusOf = async (headers: Record<string, string>, env = {}) =>
    (await request(testApp(env).app).post('/api/contact').set(headers).send(contact)).status;

  it.each<[status: number, Record<string, string>]>([
    [200, {}],
    [200, { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://www.example.com' }],
    [200, { 'Sec-Fetch-Site': 'none' }],
    [200, { Origin: 'http://localhost:3000' }],
    [200, { Origin: 'http://www.example.com', Host: 'www.example.com' }],
    [403, { 'Sec-Fetch-Site': 'same-site' }],
    [403, { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost:3000' }],
    [403, { Origin: 'null' }],
    [403, { Origin: 'http://www.example.com.evil.example', Host: 'www.example.com' }],
    [403, { Origin: 'http://localhost:30001' }],
    [403, { Origin: 'http://evil.example/http://localhost:3000' }],
  ])('is detected by its headers: %d for %j', async (status, headers) => {
    expect(await statusOf(headers)).toBe(status);
  });

  it('is accepted if X-Forwarded-Host matches its origin, but only behind a trusted proxy', async () => {
    const headers = { Origin: 'https://hotel.example', Host: 'a:3000', 'X-Forwarded-Host': 'hotel.example' };
    expect(await statusOf(headers)).toBe(403);
    expect(await statusOf(headers, { TRUST_PROXY: '1' })).toBe(200);
    expect(await statusOf(headers, { SITE_URL: 'https://hotel.example' })).toBe(200);
  });
});

it('logs no error if a guest disconnects while posting', async () => {
  const { app, lines, errors } = testApp();
  let received = 0;
  const own = await serve((req, res) => {
    received += 1;
    app(req, res);
  });
  const head = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 99';
  const text = `POST /api/contact HTTP/1.1\r\n${head}\r\n\r\n{"name":`;
  const socket = await openSocket(Number(new URL(own.url).port), text);
  await until(() => received > 0);
  socket.destroy();
  await until(() => lines.some((line) => line.includes('"complete":false')));
  expect(errors()).toEqual([]);
});
