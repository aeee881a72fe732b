import FakeTimers from '@sinonjs/fake-timers';
import request from 'supertest';
import { errorTexts, refusalTexts } from '../../server/forms/errors';
import { formNames } from '../../shared/formNames';
import { validPosts } from '../../tools/validPosts';
import { pages, site } from '../support/content';
import { loadPages, testApp } from '../support/test-app';

beforeAll(loadPages);

let posts = 0;
/** One that repeats no other. */
function anotherPost() {
  posts += 1;
  return { ...validPosts.contact, subject: `Enquiry ${posts}` };
}

describe('rate limits', () => {
  it('let 5 posts of a form through in 10 minutes, and say when to come again', async () => {
    const clock = FakeTimers.install({ toFake: ['Date'] });
    try {
      const { app, outbox } = testApp();
      const post = () => request(app).post('/api/contact').send(anotherPost());
      for (let left = 4; left >= 0; left -= 1) {
        const answer = await post();
        expect(answer.status).toBe(200);
        expect(answer.headers.ratelimit).toBe(`"contact"; r=${left}; t=600`);
        expect(answer.headers['ratelimit-policy']).toContain('"contact"; q=5; w=600');
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
      }
      const answer = await post();
      expect(answer.status).toBe(429);
      expect(answer.headers['retry-after']).toBe('600');
      expect(answer.headers.ratelimit).toContain('r=0');
      expect(answer.body).toEqual({ success: false, message: errorTexts.tooManyPosts(10) });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(outbox.accepted).toHaveLength(5);
      // The other form has its own count.
      expect((await request(app).post('/api/newsletter').send(validPosts.newsletter)).status).toBe(200);
      clock.setSystemTime(clock.now + 599_000);
      const later = await post();
      expect([later.status, later.body.message]).toEqual([429, errorTexts.tooManyPosts(1)]);
      clock.setSystemTime(clock.now + 1000);
      expect((await post()).status).toBe(200);
    } finally {
      clock.uninstall();
    }
  });

  const spread = async (env: Record<string, string>, address: (n: number) => string) => {
    const { app } = testApp({ RATE_LIMIT_MAX: '2', ...env });
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const answer = await request(app)
        .post('/api/contact')
        .set('X-Forwarded-For', address(n))
        .send(anotherPost());
      statuses.push(answer.status);
    }
    return statuses;
  };

  it('are not fooled by a forged X-Forwarded-For', async () => {
    expect(await spread({}, (n) => `203.0.113.${n}`)).toEqual([200, 200, 429]);
  });

  it('tell guests behind as many proxies as TRUST_PROXY says apart, and believe no more', async () => {
    expect(await spread({ TRUST_PROXY: '1' }, (n) => `203.0.113.${n}`)).toEqual([200, 200, 200]);
    expect(await spread({ TRUST_PROXY: '1' }, (n) => `198.51.100.${n}, 203.0.113.9`)).toEqual([
      200, 200, 429,
    ]);
  });

  it('count a household’s IPv6 network as one', async () => {
    expect(await spread({ TRUST_PROXY: '1' }, (n) => `2001:db8:1:2:${n}::1`)).toEqual([200, 200, 429]);
    expect(await spread({ TRUST_PROXY: '1' }, (n) => `2001:db8:1:${n}::1`)).toEqual([200, 200, 200]);
  });

  it('count an address with the port that some proxies add as the address', async () => {
    expect(await spread({ TRUST_PROXY: '1' }, (n) => `203.0.113.7:${5000 + n}`)).toEqual([200, 200, 429]);
    expect(await spread({ TRUST_PROXY: '1' }, (n) => `[2001:db8::1]:${5000 + n}`)).toEqual([200, 200, 429]);
    const withAndWithout = [
      '203.0.113.7',
      '203.0.113.7:1',
      '[2001:db8::1]',
      '2001:db8::1',
      '[2001:db8::1]:65535',
    ];
    expect(await spread({ TRUST_PROXY: '1' }, (n) => withAndWithout[n % 2] ?? '')).toEqual([200, 200, 429]);
    expect(await spread({ TRUST_PROXY: '1' }, (n) => withAndWithout[2 + (n % 3)] ?? '')).toEqual([
      200, 200, 429,
    ]);
  });

  it('tell addresses apart that have a port', async () => {
    expect(await spread({ TRUST_PROXY: '1' }, (n) => `203.0.113.${n}:5000`)).toEqual([200, 200, 200]);
    expect(await spread({ TRUST_PROXY: '1' }, (n) => `[2001:db8:${n}::1]:443`)).toEqual([200, 200, 200]);
    expect(await spread({ TRUST_PROXY: '1' }, (n) => `[2001:db8:${n}::1]`)).toEqual([200, 200, 200]);
  });

  it('count what is no address as the proxy’s own', async () => {
    expect(await spread({ TRUST_PROXY: '1' }, (n) => `guest ${n}`)).toEqual([200, 200, 429]);
    expect(await spread({ TRUST_PROXY: '1' }, (n) => `unknown-${n}:99`)).toEqual([200, 200, 429]);
    for (const odd of [
      'x203.0.113.*:80',
      '203.0.113.*:80x',
      '203.0.113.*:x',
      'x[2001:db8:*::1]:80',
      '[2001:db8:*::1]x',
    ])
      expect(await spread({ TRUST_PROXY: '1' }, (n) => odd.replace('*', String(n)))).toEqual([200, 200, 429]);
  });

  it('are counted by all servers under a name of their own each', () => {
    const names: string[] = [];
    const store = { increment: async () => ({ totalHits: 1, resetTime: undefined }) };
    const createStore = (name: string) => {
      names.push(name);
      return { ...store, decrement: () => undefined, resetKey: () => undefined };
    };
    testApp({ DELIVER_LOCAL_FORMS: 'true' }, { createStore });
    expect(names.sort()).toEqual([...formNames, 'recipient', 'unsubscribe'].sort());
  });

  it('let an enquiry through where a shared counter cannot be reached', async () => {
    const down = () => Promise.reject(new Error('no connection'));
    const store = { increment: down, decrement: down, resetKey: down, localKeys: false };
    const createStore = (form: string) => ({ ...store, prefix: form });
    const { app, lines } = testApp({ RATE_LIMIT_MAX: '1' }, { createStore });
    for (let n = 0; n < 2; n += 1) {
      expect((await request(app).post('/api/contact').send(anotherPost())).status).toBe(200);
    }
    const told = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
    expect(told.length).toBeGreaterThan(0);
    // Its message may name the counter's address.
    for (const line of told)
      expect(line).toEqual({ level: 50, time: line.time, code: 'Error', msg: 'rate limit failed' });
  });
});

describe('a plain form’s post that is refused', () => {
  const plain = (app: ReturnType<typeof testApp>['app'], headers: Record<string, string> = {}) =>
    request(app).post('/api/contact').type('form').set(headers);
  const crossSite = { 'Sec-Fetch-Site': 'cross-site' };

  it.each([
    ['of another site', 403, errorTexts.crossSite, crossSite, anotherPost()],
    ['too large', 413, errorTexts.tooLarge, {}, { message: 'x'.repeat(17_000) }],
    [
      'in an unknown charset',
      415,
      errorTexts.unsupportedType,
      { 'Content-Type': 'application/x-www-form-urlencoded; charset=x' },
      'a=1',
    ],
    ['unreadable', 400, errorTexts.unreadable, { 'Content-Encoding': 'gzip' }, 'a=1'],
  ])(
    'because it is %s gets a short page that says what to do, and whom to call',
    async (_why, status, message, headers, body) => {
      const { app, outbox } = testApp();
      const answer = await plain(app, headers as Record<string, string>).send(body);
      expect(answer.status).toBe(status);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
      const text = answer.text.replace(/&amp;/g, '&');
      expect(text).toContain(message);
      expect(text).toContain(refusalTexts.back);
      expect(text).toContain(`href="${site.phone.href}"`);
      expect(text).toContain(`href="${pages.contact.path}"`);
      expect(answer.text.length).toBeLessThan(1024);
      expect(outbox.accepted).toEqual([]);
    },
  );

  it('because there were too many gets one too, with when to come again', async () => {
    const { app } = testApp({ RATE_LIMIT_MAX: '1' });
    expect((await plain(app).send(anotherPost())).status).toBe(303);
    const answer = await plain(app).send({ ...anotherPost(), page: pages.home.path });
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '600']);
    expect(answer.text).toContain(errorTexts.tooManyPosts(10));
    expect(answer.text).toContain(refusalTexts.back);
    expect(answer.text.length).toBeLessThan(1024);
    // Whatever else is wrong with it: finding that out is not worth a page.
    const wrong = await plain(app).send({ ...anotherPost(), email: 'june@' });
    expect([wrong.status, wrong.text.length < 1024]).toEqual([429, true]);
  });

  it('counts for its address, but takes no guest’s own posts away from them', async () => {
    const { app, outbox } = testApp({ RATE_LIMIT_MAX: '2', TRUST_PROXY: '1' });
    const from = { 'X-Forwarded-For': '203.0.113.1' };
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const { status, headers } = await plain(app, { ...from, ...crossSite }).send(anotherPost());
      statuses.push(status);
      expect(headers['ratelimit-policy']).toContain('"refused"; q=2; w=600');
    }
    expect(statuses).toEqual([403, 403, 429, 429]);
    expect((await plain(app, crossSite).send(anotherPost())).status).toBe(403);
    expect((await plain(app, from).send(anotherPost())).status).toBe(303);
    expect((await request(app).post('/api/contact').set(from).send(anotherPost())).status).toBe(200);
    expect(outbox.accepted).toHaveLength(2);
  });
});
