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
    const alerts = createAlerts({ after, url, oldest: () => waited, failed: () => 0, logger });
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
        msg: 'an enquiry waits too long to be mailed',
      },
    ]);
    waited = 0;
    await alerts.check();
    await alerts.check();
    expect(posts.slice(1)).toEqual([JSON.stringify({ text: 'all enquiries have been mailed' })]);
    expect(lines.slice(1).map((line) => JSON.parse(line).msg)).toEqual([
      'all late enquiries have been mailed',
    ]);
  });

  it('is posted again if the webhook failed; the webhook’s URL is not logged', async () => {
    const { url, posts, requests } = await startWebhook([500, 307]);
    const { logger, lines } = recordingLogger();
    const alerts = createAlerts({ after, url, oldest: () => after + minute, failed: () => 0, logger });
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
    const { heldBy } = delivery;
    const alerts = createAlerts({ after, url, oldest: () => 11 * minute, heldBy, failed: () => 0, logger });
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
    expect(heldBy()).toBeUndefined();
  });

  it('that cannot be mailed at all is reported at once, each time there is one more', async () => {
    const { url, posts } = await startWebhook();
    const { logger } = recordingLogger();
    let failed = 1;
    const alerts = createAlerts({ after, url, oldest: () => 0, failed: () => failed, logger });
    alerts.start();
    alerts.stop();
    await alerts.check();
    expect(alerts.notice()).toBe('an enquiry could not be mailed; see npm run outbox');
    expect(posts).toEqual([]);
    failed = 2;
    await alerts.check();
    await alerts.check();
    expect(posts).toEqual([JSON.stringify({ text: '2 enquiries could not be mailed; see npm run outbox' })]);
    failed = 0;
    await alerts.check();
    expect([posts.length, alerts.notice()]).toEqual([1, undefined]);
  });

  it('has its age from the queue, also after a restart', async () => {
    const held = { kind: 'held', code: '401', reason: '401' } as const;
    const first = testOutbox([held]);
    await first.store('one');
    await first.delivery.runOnce();
    first.clock.now += after;
    expect(first.delivery.queue()).toEqual({ length: 1, oldest: after });
    const second = testOutbox([held], first.root);
    second.clock.now = first.clock.now;
    await second.delivery.runOnce();
    expect(second.delivery.queue()).toEqual({ length: 1, oldest: after });
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
