/** Alerts to operators about messages that wait or fail. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import FakeTimers from '@sinonjs/fake-timers';
import { createAlerts } from '../../../server/mail/alerts';
import type { OutboxStats } from '../../../server/mail/outbox/store';
import { until } from '../../../tools/harness/serverProcess';
import { recordingLogger } from '../../support/config-and-logger';
import { listen } from '../../support/listen';

const minute = 60_000;
const after = 10 * minute;

/** Starts a webhook that responds with the given statuses, and then with 200. Each response body never ends. */
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

/** Creates alerts for an outbox whose stats the test changes. */
async function testAlerts(given: Partial<OutboxStats> = {}, statuses: number[] = []) {
  const webhook = await startWebhook(statuses);
  const { logger, lines, logged } = recordingLogger();
  const stats: OutboxStats = { length: 0, oldest: 0, limit: 100, failed: 0, overdue: 0, ...given };
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

it('logs and posts one alert when an inquiry is late, and one alert when the inquiry has been sent', async () => {
  const { posts, logged, checkWith } = await testAlerts();
  expect([await checkWith({ oldest: after }), posts, logged()]).toEqual([undefined, [], []]);
  const notice = 'an inquiry has been waiting to be sent for 11 minutes; see npm run outbox';
  expect([await checkWith({ oldest: after + minute }), posts]).toEqual([notice, [notice]]);
  expect(await checkWith({ oldest: after + 2 * minute })).toContain('for 12 minutes');
  const line = { level: 50, time: expect.any(Number), minutes: 11, queued: 0 };
  expect(logged()).toEqual([{ ...line, msg: 'an inquiry has been waiting too long to be sent' }]);
  const over = 'all late inquiries have been sent';
  expect([await checkWith({ oldest: 0 }), posts.slice(1)]).toEqual([undefined, [over]]);
  expect(logged().slice(1)).toMatchObject([{ level: 30, msg: over }]);
});

it.each([
  ['failed', 'one inquiry or list change failed', '2 inquiries or list changes failed'],
  ['overdue', 'one message is overdue', '2 messages are overdue'],
] as const)('reports newly %s messages, but not messages from before the start', async (which, one, two) => {
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
  const full = '81 messages are waiting; beyond 100, forms return 503';
  const notice = `${full}; one inquiry or list change failed; see npm run outbox`;
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

it('reports how long a message has waited, and the provider error that delays the message', async () => {
  const { checkWith } = await testAlerts();
  expect(await checkWith({ oldest: after + minute, rejectedWith: '429 daily_quota_exceeded' })).toBe(
    'an inquiry has been waiting to be sent for 11 minutes (Resend: 429 daily_quota_exceeded); see npm run outbox',
  );
});

it('posts one alert at a time, and reports problems that arise in the meantime in the next alert', async () => {
  let respond = () => undefined as unknown;
  const posted: string[] = [];
  const server = createServer(async (req, res) => {
    posted.push((JSON.parse(await text(req)) as { text: string }).text);
    respond = () => res.end();
  });
  const { logger } = recordingLogger();
  const stats: OutboxStats = { length: 0, oldest: 0, limit: 100, failed: 1, overdue: 0 };
  const alerts = createAlerts({ after, url: (await listen(server)).url, stats: () => stats, logger });
  const first = alerts.check();
  await until(() => posted.length === 1);
  for (const oldest of [after + minute, 0, after + minute]) {
    Object.assign(stats, { oldest });
    await alerts.check();
  }
  expect(posted).toHaveLength(1);
  respond();
  await first;
  const second = alerts.check();
  await until(() => posted.length === 2);
  respond();
  await second;
  const late = 'an inquiry has been waiting to be sent for 11 minutes; one inquiry or list change failed';
  expect(posted[1]).toBe(`all late inquiries have been sent; ${late}; see npm run outbox`);
});

it('retries an alert that the webhook did not accept, together with the end of another problem', async () => {
  const { posts, checkWith, alerts } = await testAlerts({ length: 90 }, [200, 500, 500]);
  await checkWith({});
  await checkWith({ failed: 1 });
  await checkWith({ length: 0 });
  await alerts.check();
  expect(posts.at(-1)).toBe(
    'the email queue is no longer nearly full; one inquiry or list change failed; see npm run outbox',
  );
});

it('checks for problems every 15 seconds until stopped', async () => {
  const clock = FakeTimers.install({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { alerts, logged } = await testAlerts({ oldest: after + minute });
    alerts.start();
    clock.tick(14_999);
    expect(logged()).toEqual([]);
    clock.tick(1);
    expect(logged()).toHaveLength(1);
    alerts.stop();
    expect(clock.countTimers()).toBe(0);
  } finally {
    clock.uninstall();
  }
});
