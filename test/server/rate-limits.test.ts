/** Counting of posts; refused-posts.test.ts tests responses beyond the limit. */
import FakeTimers from '@sinonjs/fake-timers';
import request from 'supertest';
import { byForm, byScript } from '../support/posts';
import { errors } from '../support/small';
import { loadPages, testApp } from '../support/test-app';
import { validPosts } from '../support/validPosts';

beforeAll(loadPages);

let posts = 0;
/** A post that duplicates no other. */
function anotherPost() {
  posts += 1;
  return { ...validPosts.contact, subject: `Enquiry ${posts}` };
}

it('a guest can post a form 5 times in 10 minutes, and is told when to retry', async () => {
  const clock = FakeTimers.install({ toFake: ['Date'] });
  try {
    const { app, outbox } = testApp();
    const post = () => byScript(app, 'contact', anotherPost());
    for (let left = 4; left >= 0; left -= 1) {
      const answer = await post();
      expect(answer.status).toBe(200);
      expect(answer.headers.ratelimit).toBe(`"contact"; r=${left}; t=600`);
      expect(answer.headers['ratelimit-policy']).toContain('"contact"; q=5; w=600');
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
    }
    const answer = await post();
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '600']);
    expect(answer.headers.ratelimit).toContain('r=0');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(outbox.stored).toHaveLength(5);
    // Forms have separate counts.
    expect((await byScript(app, 'newsletter', validPosts.newsletter)).status).toBe(200);
    clock.setSystemTime(clock.now + 599_000);
    const later = await post();
    expect([later.status, later.body.message]).toEqual([429, errors.tooManyPosts(1)]);
    clock.setSystemTime(clock.now + 1000);
    expect((await post()).status).toBe(200);
  } finally {
    clock.uninstall();
  }
});

describe('posts whose X-Forwarded-For differs', () => {
  /** Status of the third of three posts, with a limit of two. */
  async function third(env: Record<string, string>, addresses: readonly string[]) {
    const { app } = testApp({ RATE_LIMIT_MAX: '2', ...env });
    const statuses: number[] = [];
    for (const address of addresses) {
      const post = request(app).post('/api/contact').set('X-Forwarded-For', address);
      statuses.push((await post.send(anotherPost())).status);
    }
    expect(statuses.slice(0, 2)).toEqual([200, 200]);
    return statuses[2];
  }
  const three = (pattern: string) => [1, 2, 3].map((n) => pattern.replace('*', String(n)));

  it('count as one guest if no proxy is trusted', async () => {
    expect(await third({}, three('203.0.113.*'))).toBe(429);
  });

  it.each([
    '198.51.100.*, 203.0.113.9',
    '2001:db8:1:2:*::1',
    '203.0.113.7:500*',
    '[2001:db8::1]:500*',
    'guest *',
    'unknown-*:99',
    'x203.0.113.*:80',
    '203.0.113.*:80x',
    '203.0.113.*:x',
    'x[2001:db8:*::1]:80',
    '[2001:db8:*::1]x',
  ])('count as one guest behind a proxy that writes %s', async (pattern) => {
    expect(await third({ TRUST_PROXY: '1' }, three(pattern))).toBe(429);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7:1', '203.0.113.7'],
    ['[2001:db8::1]', '2001:db8::1', '[2001:db8::1]:65535'],
  ])('count as one guest with and without ports: %s, %s, %s', async (...addresses) => {
    expect(await third({ TRUST_PROXY: '1' }, addresses)).toBe(429);
  });

  it.each(['203.0.113.*', '2001:db8:1:*::1', '203.0.113.*:5000', '[2001:db8:*::1]:443', '[2001:db8:*::1]'])(
    'count as three guests behind a proxy that writes %s',
    async (pattern) => {
      expect(await third({ TRUST_PROXY: '1' }, three(pattern))).toBe(200);
    },
  );
});

it('an enquiry is accepted if a shared counter is unreachable', async () => {
  const down = () => Promise.reject(new Error('no connection'));
  const store = { increment: down, decrement: down, resetKey: down, localKeys: false };
  const createStore = (form: string) => ({ ...store, prefix: form });
  const { app, lines } = testApp({ RATE_LIMIT_MAX: '1' }, { createStore });
  for (let n = 0; n < 2; n += 1) expect((await byScript(app, 'contact', anotherPost())).status).toBe(200);
  const told = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
  expect(told.length).toBeGreaterThan(0);
  // Its message may contain the counter's URL.
  for (const line of told)
    expect(line).toEqual({ level: 50, time: line.time, code: 'Error', msg: 'rate limit failed' });
});

it('a cross-site post counts for its address, but not against the guest’s own posts', async () => {
  const { app, outbox } = testApp({ RATE_LIMIT_MAX: '2', TRUST_PROXY: '1' });
  const from = { 'X-Forwarded-For': '203.0.113.1' };
  const crossSite = { 'Sec-Fetch-Site': 'cross-site' };
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    const { status, headers } = await byForm(app, 'contact', anotherPost()).set({ ...from, ...crossSite });
    statuses.push(status);
    expect(headers['ratelimit-policy']).toContain('"refused"; q=2; w=600');
  }
  expect(statuses).toEqual([403, 403, 429, 429]);
  expect((await byForm(app, 'contact', anotherPost()).set(crossSite)).status).toBe(403);
  expect((await byForm(app, 'contact', anotherPost()).set(from)).status).toBe(303);
  expect((await byScript(app, 'contact', anotherPost()).set(from)).status).toBe(200);
  expect(outbox.stored).toHaveLength(2);
});
