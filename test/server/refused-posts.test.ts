/** Rejected posts: status, format, and what is logged and counted. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { NotStoredError } from '../../server/mail/outbox';
import { noMetrics } from '../../server/metrics/metrics';
import { pages } from '../../shared/pages';
import { until } from '../../tools/harness/serverProcess';
import { serve } from '../support/ask';
import { shownBy } from '../support/html';
import { byForm, byScript } from '../support/posts';
import { messages, site, errors as texts } from '../support/small';
import { loadPages, memoryOutbox, testApp } from '../support/test-app';
import { validPosts } from '../support/validPosts';

beforeAll(loadPages);

/** A single line, since browsers normalize line breaks. */
const contact = { ...validPosts.contact, message: 'Is there a rack?' };
const limitless = { RATE_LIMIT_MAX: '1000' };

/** An application with its log and counted rejections. */
function watched(env: Record<string, string> = {}, parts: Parameters<typeof testApp>[1] = {}) {
  const refusals: [form: string, status: number][] = [];
  const metrics = {
    ...noMetrics,
    refusal: (form: string, status: number) => void refusals.push([form, status]),
  };
  const made = testApp(env, { metrics, ...parts });
  const errors = () =>
    made.lines.map((line) => JSON.parse(line)).filter(({ level }: { level: number }) => level >= 50);
  return { ...made, refusals, errors };
}

const broken = (error: Error) => ({ store: () => Promise.reject(error) });

describe('what is not a post of one of our forms', () => {
  const refusal = { success: false, message: expect.any(String) };

  it.each(['/api/nothing', '/api', '/api/', '/api/newsletter/more'])('%s is JSON 404', async (path) => {
    for (const method of ['get', 'post'] as const) {
      const { status, body, headers } = await request(testApp().app)[method](path);
      expect([status, body, headers['cache-control']]).toEqual([404, refusal, 'no-store']);
    }
  });

  it.each(['get', 'put', 'delete', 'options'] as const)('%s on a form is 405 with Allow', async (method) => {
    const { status, body, headers } = await request(testApp().app)[method]('/api/contact');
    expect([status, headers.allow, headers['cache-control']]).toEqual([405, 'POST', 'no-store']);
    expect(body).toEqual(refusal);
  });

  it.each<Record<string, string>>([
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'multipart/form-data; boundary=x' },
    { 'Content-Type': 'nonsense' },
    { 'Content-Type': 'application/json; charset=latin-9' },
    { 'Content-Type': 'application/json', 'Content-Encoding': 'zip' },
  ])('a body of %j is 415, and so is none', async (headers) => {
    const { app } = testApp(limitless);
    const { status, body } = await request(app).post('/api/contact').set(headers).send('{"a":1}');
    expect([status, body]).toEqual([415, { success: false, message: texts.unsupportedType }]);
    expect((await request(app).post('/api/contact')).status).toBe(415);
  });

  it.each(['{', '"text"', '7', 'null', '{"name":"\\x"}', '', '[[[[', '{"a":1}}'])(
    'the body %j is 400',
    async (body) => {
      const answer = await request(testApp().app).post('/api/contact').type('json').send(body);
      expect([answer.status, answer.body]).toEqual([400, expect.objectContaining(refusal)]);
    },
  );

  it('cannot reach a prototype', async () => {
    const { app, outbox } = testApp(limitless);
    const poison = '{"__proto__":{"name":"x","polluted":true},"constructor":{"prototype":{"polluted":true}}}';
    expect((await request(app).post('/api/contact').type('json').send(poison)).status).toBe(400);
    const form = '__proto__[polluted]=1&__proto__=1&constructor=2&hasOwnProperty=3&name=a';
    expect((await request(app).post('/api/contact').type('form').send(form)).status).toBe(400);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(outbox.stored).toEqual([]);
  });
});

it('a body above 64 KB is 413, counted after decompression; invalid gzip is 400', async () => {
  const { app } = testApp(limitless);
  const post = () => request(app).post('/api/contact').type('json');
  const gzipped = (body: Buffer) =>
    post()
      .set('Content-Encoding', 'gzip')
      .serialize((each) => each)
      .send(body);
  const large = JSON.stringify({ ...contact, padding: 'x'.repeat(64 * 1024) });
  const answers = [await post().send(large), await gzipped(gzipSync(large))];
  for (const { status, body } of answers)
    expect([status, body]).toEqual([413, { success: false, message: texts.tooLarge }]);
  expect((await gzipped(gzipSync(JSON.stringify(contact)))).status).toBe(200);
  expect((await gzipped(Buffer.from('{}'))).status).toBe(400);
});

describe.each(['json', 'form'])('a message sent as %s', (type) => {
  const limit = 5000;

  it.each([
    ['Japanese', '波'],
    ['Russian', 'ж'],
    ['emoji', '🏄'],
    ['lines', 'a\r\n'],
    ['blank lines', '\r\n\r\nb'],
    ['quotes and signs', '"%&'],
  ])('has 5,000 UTF-16 units, with a line’s end as one: %s', async (_what, unit) => {
    const { app, outbox } = testApp(limitless);
    const lengthOf = (text: string) => text.replaceAll('\r\n', '\n').length;
    const text = unit.repeat(Math.floor(limit / lengthOf(unit))).trim();
    const post = (message: string) =>
      request(app)
        .post('/api/contact')
        .type(type)
        .send({ ...contact, name: '波'.repeat(200), subject: '波'.repeat(200), message });
    const longest = text + 'z'.repeat(limit - lengthOf(text));
    expect((await post(longest)).status).toBeLessThan(400);
    expect(outbox.stored).toHaveLength(1);
    expect((await post(`${longest}z`)).status).toBe(400);
  });
});

describe('a cross-site post', () => {
  const post = (headers: Record<string, string>, env: Record<string, string> = limitless) =>
    request(testApp(env).app).post('/api/contact').set(headers).send(contact);

  it.each<Record<string, string>>([
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
  ])('is 403: %j', async (headers) => {
    const { app, outbox } = testApp(limitless);
    const answer = await request(app).post('/api/contact').set(headers).send(contact);
    expect([answer.status, answer.body.success, outbox.stored]).toEqual([403, false, []]);
  });

  it.each<Record<string, string>>([
    {},
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://www.example.com' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'http://localhost:3000' },
    { Origin: 'http://www.example.com', Host: 'www.example.com' },
  ])('is not one with %j', async (headers) => {
    expect((await post(headers)).status).toBe(200);
  });

  it('can name a forwarded host only behind a trusted proxy', async () => {
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

describe('a post beyond its limit', () => {
  it('is rejected for that, whatever else is wrong with it', async () => {
    const { app, refusals } = watched({ RATE_LIMIT_MAX: '1' });
    await byScript(app, 'contact', contact);
    const answers = [
      await byScript(app, 'contact', { ...contact, subject: 'Another' }),
      await byScript(app, 'contact', {}),
      await request(app).post('/api/contact').type('json').send('{'),
      await byScript(app, 'contact', { message: 'x'.repeat(17_000) }),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toEqual([429, { success: false, message: texts.tooManyPosts(10) }]);
    expect(refusals).toEqual(answers.map(() => ['contact', 429]));
  });

  it.each([
    [503, new NotStoredError(new Error('no space left'))],
    [500, new TypeError('a mistake')],
  ])('that duplicates an enquiry reports our own error (%i), not the limit', async (status, error) => {
    const deduplication = { knows: async () => true, once: () => Promise.reject(error) };
    const { app, refusals } = watched({ RATE_LIMIT_MAX: '1' }, { deduplication });
    for (let n = 0; n < 2; n += 1) expect((await byScript(app, 'contact', contact)).status).toBe(status);
    expect(refusals).toEqual([
      ['contact', status],
      ['contact', status],
    ]);
  });
});

/** A page without the hotel's colors and typefaces. */
const withoutStyles = (html: string) => html.replace(/<style>.*?<\/style>/s, '');

describe('a plain form', () => {
  const plain = (headers: Record<string, string>, body: string) => {
    const { app, outbox } = testApp({ RATE_LIMIT_MAX: '1' });
    const post = () => request(app).post('/api/contact').type('form').set(headers).send(body);
    return { post, outbox };
  };
  const filled = String(new URLSearchParams(contact));

  it.each<[string, number, string, Record<string, string>, string]>([
    ['is another site’s', 403, texts.crossSite, { 'Sec-Fetch-Site': 'cross-site' }, filled],
    ['is too large', 413, texts.tooLarge, {}, `message=${'x'.repeat(64 * 1024)}`],
    ['is unreadable', 400, texts.unreadable, { 'Content-Encoding': 'gzip' }, 'a=1'],
  ])(
    'that %s gets a short page with what to do and whom to call',
    async (_why, status, message, headers, body) => {
      const { post, outbox } = plain(headers, body);
      const answer = await post();
      expect([answer.status, outbox.stored]).toEqual([status, []]);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      });
      const text = answer.text.replace(/&amp;/g, '&');
      for (const each of [
        message,
        texts.page.back,
        `href="${site.phone.href}"`,
        `href="${pages.contact.path}"`,
      ])
        expect(text).toContain(each);
      expect(withoutStyles(answer.text).length).toBeLessThan(1024);
    },
  );

  it('beyond its limit gets a short page too, whatever else is wrong with it', async () => {
    const { app } = testApp({ RATE_LIMIT_MAX: '1' });
    expect((await byForm(app, 'contact', contact)).status).toBe(303);
    for (const change of [{ subject: 'Another' }, { email: 'june@' }]) {
      const answer = await byForm(app, 'contact', { ...contact, ...change });
      expect([answer.status, answer.headers['retry-after']]).toEqual([429, '600']);
      expect(answer.text).toContain(texts.tooManyPosts(10));
      expect(answer.text).toContain(texts.page.back);
      expect(withoutStyles(answer.text).length).toBeLessThan(1024);
    }
  });

  it('returns with all values after an internal error', async () => {
    const { app } = testApp({}, { outbox: broken(new TypeError('a mistake')) });
    const answer = await byForm(app, 'contact', contact);
    expect(answer.status).toBe(500);
    expect(shownBy(answer.text)).toMatchObject({ message: messages.contact.failure, values: contact });
  });
});

describe('the log', () => {
  it.each([
    ['could not be stored', memoryOutbox(true), 503, 'enquiry not stored', 'no space left'],
    ['broke the server', broken(new TypeError('secret at /srv/x.ts')), 500, 'form failed', 'secret at'],
  ])('reports a post that %s once, with cause and form', async (_what, outbox, status, msg, cause) => {
    const { app, errors, lines } = watched({}, { outbox });
    const answer = await byScript(app, 'contact', contact);
    expect([answer.status, JSON.stringify(answer.body).includes(cause)]).toEqual([status, false]);
    expect(errors()).toEqual([expect.objectContaining({ msg, form: 'contact', err: expect.anything() })]);
    expect(JSON.stringify(errors())).toContain(cause);
    expect(lines.join()).not.toContain(contact.email);
  });

  it('reports no error, and the metrics no rejection, if a guest disconnects while posting', async () => {
    const { app, lines, refusals, errors } = watched();
    let asked = 0;
    const own = await serve((req, res) => {
      asked += 1;
      app(req, res);
    });
    const socket = connect(Number(new URL(own.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"name":',
    );
    await until(() => asked > 0);
    socket.destroy();
    await until(() => lines.some((line) => line.includes('"complete":false')));
    const crossSite = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' };
    expect((await own.ask('/api/contact', crossSite, 'POST')).status).toBe(403);
    own.close();
    expect(refusals).toEqual([['contact', 403]]);
    expect(errors()).toEqual([]);
  });
});
