import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { errorTexts } from '../../server/forms/errors';
import { messages } from '../../shared/messages';
import { validPosts } from '../../tools/validPosts';
import { outside } from '../support/content';
import { loadPages, testApp } from '../support/test-app';

beforeAll(loadPages);

const limitless = { RATE_LIMIT_MAX: '1000' };

describe('what is no post of one of our forms', () => {
  it.each(['/api/nothing', '/api', '/api/', '/api/newsletter/more'])('%s is JSON 404', async (path) => {
    for (const method of ['get', 'post'] as const) {
      const answer = await request(testApp().app)[method](path);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ success: false, message: expect.any(String) });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it.each(['get', 'put', 'delete', 'patch', 'options'] as const)(
    '%s on a form is 405 with Allow',
    async (method) => {
      const answer = await request(testApp().app)[method]('/api/contact');
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('POST');
      expect(answer.body).toEqual({ success: false, message: expect.any(String) });
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'nonsense'])(
    '%s is 415',
    async (type) => {
      const answer = await request(testApp().app)
        .post('/api/contact')
        .set('Content-Type', type)
        .send('{"a":1}');
      expect(answer.status).toBe(415);
      expect(answer.body.success).toBe(false);
    },
  );

  it('is 415 in an unknown charset or encoding, or without any body', async () => {
    const { app } = testApp();
    const post = () => request(app).post('/api/contact');
    expect((await post().set('Content-Type', 'application/json; charset=latin-9').send('{}')).status).toBe(
      415,
    );
    expect((await post().type('json').set('Content-Encoding', 'zip').send('{}')).status).toBe(415);
    expect((await post()).status).toBe(415);
  });

  it.each(['{', '[]', '"text"', '7', 'null', '{"name":"\\x"}', '', '[[[[', '{"a":1}}'])(
    '%j as a body is 400',
    async (body) => {
      const answer = await request(testApp().app).post('/api/contact').type('json').send(body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ success: false, message: expect.any(String) });
    },
  );

  it('is 400 where the address cannot be decoded', async () => {
    const answer = await request(testApp().app).post('/api/%ff').send({});
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ success: false, message: 'Bad request' });
  });

  it('cannot reach a prototype', async () => {
    const { app, outbox } = testApp(limitless);
    const poison = '{"__proto__":{"name":"x","polluted":true},"constructor":{"prototype":{"polluted":true}}}';
    expect((await request(app).post('/api/contact').type('json').send(poison)).status).toBe(400);
    const form = '__proto__[polluted]=1&__proto__=1&constructor=2&hasOwnProperty=3&name=a';
    expect((await request(app).post('/api/contact').type('form').send(form)).status).toBe(400);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(outbox.accepted).toEqual([]);
  });
});

describe('the body limit of 16 KB', () => {
  const large = JSON.stringify({ ...validPosts.contact, padding: 'x'.repeat(17_000) });

  it('is 413 above it, and counts a compressed body after inflating it', async () => {
    const { app } = testApp(limitless);
    const post = () => request(app).post('/api/contact').type('json');
    expect((await post().send(large)).status).toBe(413);
    const packed = gzipSync(large);
    expect(packed.length).toBeLessThan(1000);
    const answer = await post()
      .set('Content-Encoding', 'gzip')
      .serialize((body) => body)
      .send(packed);
    expect(answer.status).toBe(413);
    expect(answer.body).toEqual({ success: false, message: errorTexts.tooLarge });
    const small = gzipSync(JSON.stringify(validPosts.contact));
    const ok = await post()
      .set('Content-Encoding', 'gzip')
      .serialize((body) => body)
      .send(small);
    expect(ok.status).toBe(200);
  });

  it('is 400 for a body that is not the gzip it says', async () => {
    const post = request(testApp().app).post('/api/contact').type('json').set('Content-Encoding', 'gzip');
    expect((await post.send('{}')).status).toBe(400);
  });
});

describe('cross-site posts', () => {
  const post = (headers: Record<string, string>, env: Record<string, string> = limitless) =>
    request(testApp(env).app).post('/api/contact').set(headers).send(validPosts.contact);

  it.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost:3000' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'nonsense' },
    { Origin: 'http://www.example.com.evil.example', Host: 'www.example.com' },
    { Origin: 'http://localhost:3000.evil.example' },
    { Origin: 'http://localhost:30001' },
    { Origin: 'http://evil.example/http://localhost:3000' },
  ])('%j is 403', async (headers) => {
    const { app, outbox } = testApp(limitless);
    const answer = await request(app).post('/api/contact').set(headers).send(validPosts.contact);
    expect(answer.status).toBe(403);
    expect(answer.body.success).toBe(false);
    expect(outbox.accepted).toEqual([]);
  });

  it.each([
    {},
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://www.example.com' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'http://localhost:3000' },
    { Origin: 'http://www.example.com', Host: 'www.example.com' },
  ])('%j is one of ours', async (headers) => {
    expect((await post(headers as Record<string, string>)).status).toBe(200);
  });

  it('believe a forwarded host only behind a proxy that is trusted', async () => {
    const headers = {
      Origin: 'https://hotel.example',
      Host: 'inner:3000',
      'X-Forwarded-Host': 'hotel.example',
    };
    expect((await post(headers)).status).toBe(403);
    expect((await post(headers, { ...limitless, TRUST_PROXY: '1' })).status).toBe(200);
    expect((await post(headers, { ...limitless, SITE_URL: 'https://hotel.example' })).status).toBe(200);
  });
});

describe('every answer', () => {
  it('carries the same strict headers', async () => {
    const { app } = testApp({ RATE_LIMIT_MAX: '1' });
    const answers = [
      await request(app).get('/'),
      await request(app).get('/nowhere'),
      await request(app).get('/healthz'),
      await request(app).get('/robots.txt'),
      await request(app).get('/about-us'),
      await request(app).get('/%ff'),
      await request(app).get('/api/contact'),
      await request(app).post('/api/contact').send(validPosts.contact),
      await request(app).post('/api/contact').send(validPosts.contact),
      await request(app).post('/api/contact').type('form').send({}),
    ];
    expect(new Set(answers.map(({ headers }) => headers['content-security-policy'])).size).toBe(1);
    for (const { headers } of answers) {
      const csp = headers['content-security-policy'] ?? '';
      expect(csp).toContain("default-src 'none'");
      expect(csp).toContain("script-src 'self';");
      expect(csp).toContain("form-action 'self'");
      expect(csp).toContain("frame-ancestors 'none'");
      expect(csp).toContain("base-uri 'none'");
      expect(csp).toContain("object-src 'none'");
      expect(csp).toContain("require-trusted-types-for 'script';trusted-types 'none'");
      expect(csp).not.toMatch(/unsafe|nonce|\*/);
      // Whatever is fetched, framed or posted to: our own host, the map's, and the engine's alone.
      const sources = [...csp.matchAll(/[\w-]+-src(?:-\w+)? ([^;]*)/g)].flatMap(([, list = '']) =>
        list.split(' '),
      );
      expect(new Set(sources)).toEqual(new Set(["'self'", "'none'", new URL(outside.mapEmbed).origin]));
      expect(csp).toContain("img-src 'self';");
      expect(csp).toContain("connect-src 'self' ");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('geolocation=()');
      expect(headers['permissions-policy']).not.toContain('interest-cohort');
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('tells nothing of the inside where something breaks', async () => {
    const broken = { accept: () => Promise.reject(new TypeError('secret at /srv/app/outbox.ts')) };
    const { app, lines } = testApp({}, { outbox: broken });
    const answer = await request(app).post('/api/contact').send(validPosts.contact);
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ success: false, message: messages.contact.failure });
    expect(lines.join()).toContain('secret at');
    expect(lines.join()).not.toContain(validPosts.contact.email);
  });
});

describe('the log', () => {
  it('holds no personal data', async () => {
    const { app, lines } = testApp();
    await request(app)
      .post('/api/contact?from=june%40example.com')
      .set('User-Agent', 'Agent/1')
      .send(validPosts.contact);
    await request(app)
      .post('/api/contact')
      .type('form')
      .send({ ...validPosts.contact, email: 'june@' });
    await request(app).get('/unsubscribe/june@example.com');
    await request(app).get('/healthz');
    const log = lines.join('');
    expect(log).toContain('"path":"/api/contact","status":200');
    expect(log).toContain('"path":"/unsubscribe/[address]","status":404');
    expect(log).not.toMatch(/june|rack|127\.0\.0\.1|::1|Agent/i);
  });
});
