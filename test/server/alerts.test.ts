/** Alerts to operators about emails that wait or fail. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { createAlerts } from '../../server/mail/alerts';
import type { OutboxStats } from '../../server/mail/outbox';
import { recordingLogger } from '../support/config-and-logger';
import { listen } from '../support/listen';
import { testOutbox } from '../support/test-outbox';

const minute = 60_000;
const after = 10 * minute;

/** A chat service's webhook, which responds with these statuses, then 200, and never ends a response. */
async function startWebhook(statuses: number[] = []) {
  const posts: string[] = [];
  const requests: string[] = [];
  const { url } = await listen(
    createServer(async (req, res) => {
      requests.push(`${req.method} ${req.url} ${req.headers['content-type']}`);
      posts.push((JSON.parse(await text(req)) as { text: string }).text);
      res.writeHead(statuses.shift() ?? 200, { Location: '/elsewhere' }).write('ok');
    }),
  );
  return { url: `${url}/secret`, posts, requests };
}

/** Alerts for an outbox whose stats the test changes. */
async function testAlerts(given: Partial<OutboxStats> = {}, statuses: number[] = []) {
  const webhook = await startWebhook(statuses);
  const { logger, lines, logged } = recordingLogger();
  const stats: OutboxStats = { length: 0, oldest: 0, limit: 100, failed: 0, unreadable: 0, ...given };
  const alerts = createAlerts({ after, url: webhook.url, stats: () => stats, logger });
  /** Changes the stats and checks twice, because an alert must be sent only once. */
  async function checkWith(changes: Partial<OutboxStats>): Promise<string | undefined> {
    Object.assign(stats, changes);
    await alerts.check();
    await alerts.check();
    return alerts.notice();
  }
  return { ...webhook, alerts, lines, logged, checkWith };
}

it('logs and posts one alert when an enquiry is late, and one when it has been sent', async () => {
  const { posts, logged, checkWith } = await testAlerts();
  expect([await checkWith({ oldest: after }), posts, logged()]).toEqual([undefined, [], []]);
  const notice = 'an enquiry has been waiting to be sent for 11 minutes; see npm run outbox';
  expect([await checkWith({ oldest: after + minute }), posts]).toEqual([notice, [notice]]);
  expect(await checkWith({ oldest: after + 2 * minute })).toContain('for 12 minutes');
  const line = { level: 50, time: expect.any(Number), minutes: 11, queued: 0 };
  expect(logged()).toEqual([{ ...line, msg: 'an enquiry has been waiting too long to be sent' }]);
  const over = 'all late enquiries have been sent';
  expect([await checkWith({ oldest: 0 }), posts.slice(1)]).toEqual([undefined, [over]]);
  expect(logged().slice(1)).toMatchObject([{ level: 30, msg: over }]);
});

it.each([
  ['failed', 'one enquiry or list change failed', '2 enquiries or list changes failed'],
  ['unreadable', 'one outbox file cannot be read', '2 outbox files cannot be read'],
] as const)('reports newly %s entries, but not those from before the start', async (which, one, two) => {
  const { alerts, posts, checkWith } = await testAlerts({ [which]: 1 });
  alerts.start();
  alerts.stop();
  expect([await checkWith({}), posts]).toEqual([`${one}; see npm run outbox`, []]);
  await checkWith({ [which]: 2 });
  expect(posts).toEqual([`${two}; see npm run outbox`]);
  expect([await checkWith({ [which]: 0 }), posts.length]).toEqual([undefined, 1]);
});

it('reports several problems in one alert', async () => {
  const { posts, logged, checkWith } = await testAlerts();
  expect(await checkWith({ length: 80 })).toBeUndefined();
  const full = '81 calls are waiting; beyond 100, forms return 503';
  const notice = `${full}; one enquiry or list change failed; see npm run outbox`;
  expect([await checkWith({ length: 81, failed: 1 }), posts]).toEqual([notice, [notice]]);
  expect(logged()).toMatchObject([{ level: 50, queued: 81, msg: 'the email queue is nearly full' }]);
});

it('retries a failed webhook without logging its URL', async () => {
  const { posts, requests, lines, checkWith, alerts } = await testAlerts({}, [500, 307]);
  await checkWith({ oldest: after + minute });
  await alerts.check();
  await alerts.check();
  expect([posts.length, new Set(requests)]).toEqual([3, new Set(['POST /secret application/json'])]);
  expect(lines.filter((line) => line.includes('ALERT_URL did not accept the alert'))).toHaveLength(2);
  expect(lines.join()).not.toContain('secret');
});

it('reports the age of emails across restarts, and the provider error that holds them up', async () => {
  const quota = { kind: 'held', code: '429 daily_quota_exceeded', reason: '' } as const;
  const first = testOutbox([quota, quota]);
  await first.store('one', 'two');
  await first.callsAfter(0);
  first.clock.now += after + minute;
  const stats = first.delivery.stats();
  expect(stats).toMatchObject({ length: 2, oldest: after + minute });
  const { checkWith } = await testAlerts();
  expect(await checkWith(stats)).toBe(
    'an enquiry has been waiting to be sent for 11 minutes (Resend: 429 daily_quota_exceeded); see npm run outbox',
  );
  const second = testOutbox([quota], first.root);
  second.clock.now = first.clock.now;
  await second.delivery.runOnce();
  expect(second.delivery.stats()).toMatchObject({ oldest: after + minute });
  await second.callsAfter(10 * minute);
  expect(second.delivery.stats().heldBy).toBeUndefined();
});
