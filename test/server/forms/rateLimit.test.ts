import { randomUUID } from 'node:crypto';
import FakeTimers from '@sinonjs/fake-timers';
import request from 'supertest';
import { NotStoredError } from '../../../server/mail/outbox/outbox';
import { byForm, byScript } from '../../support/posts';
import { errors as errorMessages } from '../../support/small-hotel';
import { loadPages, testApp } from '../../support/test-app';
import { validPosts } from '../../support/valid-posts';

beforeAll(loadPages);

const { contact } = validPosts;

const anotherPost = () => ({ ...contact, subject: randomUUID() });

describe('the rate limit', () => {
  it('allows the configured number of posts per form and window, and then sends the time to retry', async () => {
    const clock = FakeTimers.install({ toFake: ['Date'] });
    try {
      const { app, outbox } = testApp({ RATE_LIMIT_MAX: '3', RATE_LIMIT_WINDOW_MINUTES: '10' });
      const post = () => byScript(app, 'contact', anotherPost());
      for (let left = 2; left >= 0; left -= 1) {
        const { status, headers } = await post();
        expect([status, headers.ratelimit]).toEqual([200, `"contact"; r=${left}; t=600`]);
        expect(headers['ratelimit-policy']).toContain('"contact"; q=3; w=600');
      }
      const refused = await post();
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600']);
      expect(refused.headers.ratelimit).toContain('r=0');
      expect(outbox.stored).toHaveLength(3);
      // Other forms are counted separately.
      expect((await byScript(app, 'newsletter', validPosts.newsletter)).status).toBe(200);
      clock.setSystemTime(clock.now + 599_000);
      expect((await post()).body.message).toBe(errorMessages.tooManyPosts(1));
      clock.setSystemTime(clock.now + 1000);
      expect((await post()).status).toBe(200);
    } finally {
      clock.uninstall();
    }
  });

  it.each<[status: number | undefined, env: Record<string, string>, addresses: string]>([
    [429, {}, '203.0.113.*'],
    ...[
      ...['198.51.100.*, 203.0.113.9', '2001:db8:1:2:*::1', '203.0.113.7:500*', '[2001:db8::1]:500*'],
      ...['guest *', 'x203.0.113.*:80', '203.0.113.*:80x', 'x[2001:db8:*::1]:80', '[2001:db8:*::1]x'],
      ...['203.0.113.7|203.0.113.7:1|203.0.113.7', '[2001:db8::1]|2001:db8::1|[2001:db8::1]:65535'],
    ].map((pattern): [number, Record<string, string>, string] => [429, { TRUST_PROXY: '1' }, pattern]),
    ...['203.0.113.*', '2001:db8:1:*::1', '203.0.113.*:5000', '[2001:db8:*::1]:443', '[2001:db8:*::1]'].map(
      (pattern): [number, Record<string, string>, string] => [200, { TRUST_PROXY: '1' }, pattern],
    ),
  ])('responds to the third post with %d given %j and X-Forwarded-For %s', async (status, env, pattern) => {
    const { app } = testApp({ RATE_LIMIT_MAX: '2', ...env });
    const patterns = pattern.split('|');
    const statuses: number[] = [];
    for (const n of [0, 1, 2]) {
      const address = (patterns[n] ?? pattern).replace('*', String(n + 1));
      const post = request(app).post('/api/contact').set('X-Forwarded-For', address);
      statuses.push((await post.send(anotherPost())).status);
    }
    expect(statuses).toEqual([200, 200, status]);
  });

  it('allows posts while the shared counter is down, without logging its URL', async () => {
    const down = () => Promise.reject(new Error('redis://user:secret@host'));
    const createStore = (prefix: string) => ({ increment: down, decrement: down, resetKey: down, prefix });
    const { app, errors: logged } = testApp({ RATE_LIMIT_MAX: '1' }, { createStore });
    for (let n = 0; n < 2; n += 1) expect((await byScript(app, 'contact', anotherPost())).status).toBe(200);
    const [line] = logged();
    expect(line).toEqual({ level: 50, time: line.time, code: 'Error', msg: 'rate limit failed' });
  });

  it('counts cross-site posts separately from the guest’s own posts', async () => {
    const { app, outbox } = testApp({ RATE_LIMIT_MAX: '2', TRUST_PROXY: '1' });
    const from = { 'X-Forwarded-For': '203.0.113.1' };
    const crossSite = { 'Sec-Fetch-Site': 'cross-site' };
    const post = (headers: Record<string, string>) => byForm(app, 'contact', anotherPost()).set(headers);
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await post({ ...from, ...crossSite })).status);
    expect(statuses).toEqual([403, 403, 429, 429]);
    expect((await post(crossSite)).status).toBe(403);
    expect([(await post(from)).status, (await post(from)).status]).toEqual([303, 303]);
    expect(outbox.stored).toHaveLength(2);
  });

  it('responds with 429 beyond the limit, even to an invalid post', async () => {
    const { app } = testApp({ RATE_LIMIT_MAX: '1' });
    await byScript(app, 'contact', contact);
    for (const body of ['{}', '{', JSON.stringify({ message: 'x'.repeat(70_000) })]) {
      const res = await request(app).post('/api/contact').type('json').send(body);
      expect([res.status, res.body.message]).toEqual([429, errorMessages.tooManyPosts(10)]);
    }
  });

  it.each([
    [503, new NotStoredError(new Error('no space left'))],
    [500, new TypeError('a mistake')],
  ])('still reports a server error (%d) for a repeat beyond the limit', async (status, error) => {
    const outbox = { knows: async () => true, store: () => Promise.reject(error) };
    const { app } = testApp({ RATE_LIMIT_MAX: '1' }, { outbox });
    for (let n = 0; n < 2; n += 1) expect((await byScript(app, 'contact', contact)).status).toBe(status);
  });
});
