import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { createAlerts } from '../../server/mail/alerts';
import { listeningLogger } from '../support/config-and-logger';
import { loadPages, testApp } from '../support/test-app';
import { testOutbox } from '../support/test-outbox';

const minute = 60_000;
const after = 10 * minute;

/** A chat service's webhook; it answers with the statuses given, then 200. A redirect would lead to another of its addresses. */
async function startWebhook(statuses: number[] = []) {
  const posts: string[] = [];
  const requests: string[] = [];
  const server = createServer(async (req, res) => {
    requests.push(`${req.method} ${req.url} ${req.headers['content-type']}`);
    posts.push(await text(req));
    res.writeHead(statuses.shift() ?? 200, { Location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret`, posts, requests };
}

describe('an enquiry that waits too long', () => {
  it('is said once in the log and once to the webhook, and once more when it is over', async () => {
    const { url, posts } = await startWebhook();
    const { logger, lines } = listeningLogger();
    let waited = after;
    const alerts = createAlerts({ after, url, oldest: () => waited, logger });
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

  it('is posted again where the webhook did not take it, whose address stays secret', async () => {
    const { url, posts, requests } = await startWebhook([500, 307]);
    const { logger, lines } = listeningLogger();
    const alerts = createAlerts({ after, url, oldest: () => after + minute, logger });
    for (let n = 0; n < 4; n += 1) await alerts.check();
    expect(posts).toHaveLength(3);
    expect(new Set(requests)).toEqual(new Set(['POST /secret application/json']));
    expect(lines.filter((line) => line.includes('ALERT_URL did not take the alert'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('"reason":"Error"'))).toHaveLength(2);
    expect(lines.join()).not.toContain('secret');
  });

  it('is as old as the queue says, over a restart too', async () => {
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

  it('is what /readyz says, which stays 200', async () => {
    await loadPages();
    const { app } = testApp({}, { healthCheck: () => ({ notice: 'an enquiry has waited' }) });
    const answer = await request(app).get('/readyz');
    expect([answer.status, answer.text]).toEqual([200, 'ready; an enquiry has waited']);
  });
});
