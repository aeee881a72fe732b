import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { createAlerts, sendTestAlert } from '../../server/mail/alerts';
import { recordingLogger } from '../support/config-and-logger';
import { loadPages, testApp } from '../support/test-app';
import { testOutbox } from '../support/test-outbox';

const minute = 60_000;
const after = 10 * minute;

/** An outbox in which nothing is wrong. */
const well = { length: 0, oldest: 0, limit: 100, failed: 0, unreadable: 0 };

/** A chat service's webhook, which responds with these statuses, then 200, and without an end. It redirects to another of its paths. */
async function startWebhook(statuses: number[] = []) {
  const posts: string[] = [];
  const requests: string[] = [];
  const server = createServer(async (req, res) => {
    requests.push(`${req.method} ${req.url} ${req.headers['content-type']}`);
    posts.push(await text(req));
    res.writeHead(statuses.shift() ?? 200, { Location: '/elsewhere' }).write('ok');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret`, posts, requests };
}

it('a test alert says whether the webhook took it, and not where it is', async () => {
  const { url, posts } = await startWebhook([200, 404, 302]);
  const alert = () => sendTestAlert(url, 'https://hotel.example');
  expect(await alert()).toBeUndefined();
  expect(posts).toEqual(['{"text":"a test alert of https://hotel.example: alerts arrive here"}']);
  expect([await alert(), await alert()]).toEqual(['answered 404', 'answered 302']);
  expect(await sendTestAlert('http://127.0.0.1:1/secret', 'https://hotel.example')).toBe('bad port');
});

describe('an enquiry that waits too long', () => {
  it('is reported once in the log and to the webhook, and once more when it is over', async () => {
    const { url, posts } = await startWebhook();
    const { logger, lines } = recordingLogger();
    let waited = after;
    const alerts = createAlerts({ after, url, facts: () => ({ ...well, oldest: waited }), logger });
    await alerts.check();
    expect([lines, posts, alerts.notice()]).toEqual([[], [], undefined]);
    waited = after + minute;
    await alerts.check();
    waited += minute;
    await alerts.check();
    expect(alerts.notice()).toBe('an enquiry has waited for 12 minutes to be mailed; see npm run outbox');
    expect(posts).toEqual([
      JSON.stringify({ text: 'an enquiry has waited for 11 minutes to be mailed; see npm run outbox' }),
    ]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 50,
        time: expect.any(Number),
        minutes: 11,
        queued: 0,
        msg: 'an enquiry waits too long to be mailed',
      },
    ]);
    waited = 0;
    await alerts.check();
    await alerts.check();
    expect(posts.slice(1)).toEqual([JSON.stringify({ text: 'all late enquiries have been mailed' })]);
    expect(lines.slice(1).map((line) => JSON.parse(line).msg)).toEqual([
      'all late enquiries have been mailed',
    ]);
  });

  it('is posted again if the webhook failed; the webhook’s URL is not logged', async () => {
    const { url, posts, requests } = await startWebhook([500, 307]);
    const { logger, lines } = recordingLogger();
    const alerts = createAlerts({ after, url, facts: () => ({ ...well, oldest: after + minute }), logger });
    for (let n = 0; n < 4; n += 1) await alerts.check();
    expect(posts).toHaveLength(3);
    expect(new Set(requests)).toEqual(new Set(['POST /secret application/json']));
    expect(lines.filter((line) => line.includes('ALERT_URL did not take the alert'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('"reason":"WebhookError"'))).toHaveLength(2);
    expect(lines.join()).not.toContain('secret');
  });

  it('is reported with what the provider answers, if it holds mail', async () => {
    const { url, posts } = await startWebhook();
    const quota = { kind: 'held', code: '429 daily_quota_exceeded', reason: '' } as const;
    const { store, delivery, clock, lines } = testOutbox([quota, quota]);
    await store('one', 'two');
    await delivery.runOnce();
    const { logger } = recordingLogger();
    const facts = () => ({ ...well, ...delivery.facts(), oldest: 11 * minute });
    const alerts = createAlerts({ after, url, facts, logger });
    await alerts.check();
    const text =
      'an enquiry has waited for 11 minutes to be mailed (Resend answers 429 daily_quota_exceeded); see npm run outbox';
    expect([posts, alerts.notice()]).toEqual([[JSON.stringify({ text })], text]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 50,
      code: quota.code,
      msg: expect.stringContaining('quota'),
    });
    clock.now += 10 * minute;
    await delivery.runOnce();
    expect(delivery.facts().heldBy).toBeUndefined();
  });

  it.each([
    ['failed', 'one enquiry or list change failed', '2 enquiries or list changes failed'],
    ['unreadable', 'one file of the outbox cannot be read', '2 files of the outbox cannot be read'],
  ] as const)(
    'is reported at once if it is one of those that are %s, each time there is one more',
    async (which, one, two) => {
      const { url, posts } = await startWebhook();
      const { logger } = recordingLogger();
      let count = 1;
      const alerts = createAlerts({ after, url, facts: () => ({ ...well, [which]: count }), logger });
      alerts.start();
      alerts.stop();
      await alerts.check();
      expect(alerts.notice()).toBe(`${one}; see npm run outbox`);
      expect(posts).toEqual([]);
      count = 2;
      await alerts.check();
      await alerts.check();
      expect(posts).toEqual([JSON.stringify({ text: `${two}; see npm run outbox` })]);
      count = 0;
      await alerts.check();
      expect([posts.length, alerts.notice()]).toEqual([1, undefined]);
    },
  );

  it('is reported with all else that is wrong, such as a queue that is nearly full', async () => {
    const { url, posts } = await startWebhook();
    const { logger, lines } = recordingLogger();
    const facts = { ...well, length: 80, oldest: after };
    const alerts = createAlerts({ after, url, facts: () => facts, logger });
    await alerts.check();
    expect(posts).toEqual([]);
    Object.assign(facts, { length: 81, failed: 1 });
    await alerts.check();
    const text =
      '81 calls wait, and beyond 100 forms answer 503; one enquiry or list change failed; see npm run outbox';
    expect(posts).toEqual([JSON.stringify({ text })]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, queued: 81, msg: 'the queue of mails is nearly full' },
    ]);
  });

  it('has its age from the queue, also after a restart', async () => {
    const held = { kind: 'held', code: '401', reason: '401' } as const;
    const first = testOutbox([held]);
    await first.store('one');
    await first.delivery.runOnce();
    first.clock.now += after;
    expect(first.delivery.facts()).toMatchObject({ length: 1, oldest: after });
    const second = testOutbox([held], first.root);
    second.clock.now = first.clock.now;
    await second.delivery.runOnce();
    expect(second.delivery.facts()).toMatchObject({ length: 1, oldest: after });
  });

  it('is reported by /readyz, which stays 200', async () => {
    await loadPages();
    const { app } = testApp(
      {},
      { healthCheck: () => ({ notices: ['an enquiry has waited'], snapshot: 'abc' }) },
    );
    const answer = await request(app).get('/readyz');
    expect([answer.status, answer.text]).toEqual([200, 'ready; snapshot abc; an enquiry has waited']);
  });
});
