/** Signed links to unsubscribe from the newsletter and to resubscribe. For the emails, see mails.test.ts. */
import { createHmac } from 'node:crypto';
import { MemoryStore, type Store } from 'express-rate-limit';
import request from 'supertest';
import { pages } from '../../shared/pages';
import { formResultIn, normalize } from '../support/html';
import { recipientsOf } from '../support/posts';
import { pageTexts, site } from '../support/small';
import { loadPages, memoryOutbox, testApp } from '../support/test-app';
import { validPosts } from '../support/validPosts';

beforeAll(loadPages);

const { path: page } = pages.unsubscribe;
const texts = pageTexts('unsubscribe');
const keyed = { RESEND_API_KEY: 're_test', RESEND_SEGMENT_ID: 'seg', SITE_URL: 'https://www.example.com' };
const { RESEND_SEGMENT_ID: _, ...withoutList } = keyed;
const { email } = validPosts.newsletter;

function linkFor(signed: string, query: Record<string, string> = { email }, secret = keyed.RESEND_API_KEY) {
  const key = createHmac('sha256', secret).update(signed).digest('base64url');
  return `${page}?${new URLSearchParams({ ...query, key })}`;
}
const leave = linkFor(`unsubscribe ${email}`);
const rejoin = linkFor(`resubscribe ${email}`, { state: 'back', email });

type App = Parameters<typeof request>[0];

/** Posts like a mail client (RFC 8058, 3.2). */
const oneClick = (app: App, link: string) =>
  request(app)
    .post(link)
    .set({ Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' })
    .type('form')
    .send('List-Unsubscribe=One-Click');

/** Posts like the page's button. */
const press = (app: App, link: string) => request(app).post(link).type('form').send({ page });

it('offers an email address for unsubscribing if there is no secret to sign links with', async () => {
  const { app, outbox } = testApp();
  await request(app).post('/api/newsletter').send(validPosts.newsletter);
  const welcome = outbox.stored[0]?.calls[1];
  const headers = welcome?.type === 'email' ? welcome.headers : {};
  expect(headers?.['List-Unsubscribe']).toBe(`<mailto:${site.email}?subject=unsubscribe>`);
  expect(headers).not.toHaveProperty('List-Unsubscribe-Post');
});

describe.each([
  ['unsubscribe', leave, { type: 'unsubscribe', email }, `Newsletter unsubscribe: ${email}`],
  [
    'resubscribe',
    rejoin,
    { type: 'resubscribe', email, segmentId: 'seg' },
    `Newsletter sign-up: ${email} is back`,
  ],
])('a link to %s', (_what, link, call, subject) => {
  const isSubscribed = link === rejoin;
  const words = isSubscribed ? texts.back : texts;

  it('changes nothing when opened, and shows a button', async () => {
    const { app, outbox } = testApp(keyed);
    const { status, text } = await request(app).get(link);
    expect([status, outbox.stored]).toEqual([200, []]);
    expect(text).toMatch(/<form method="post">/);
    expect(text).toMatch(/<meta name="robots" content="noindex"/);
    expect(text).not.toContain(encodeURIComponent(email));
    if (isSubscribed) expect(normalize(text)).toContain(texts.back.button);
  });

  it('changes the list and notifies the hotel, both from the button and from one-click posts', async () => {
    for (const post of [press, oneClick]) {
      const { app, outbox } = testApp(keyed);
      const res = await post(app, link);
      expect(outbox.stored).toMatchObject([
        { form: 'newsletter', calls: [call, { type: 'email', replyTo: email, subject }] },
      ]);
      expect(res.headers['cache-control']).toBe('no-store');
      if (post === oneClick) {
        expect([res.status, res.text]).toEqual([200, 'done']);
      } else {
        const done = `${page}?state=${isSubscribed ? 'back-done' : 'done'}`;
        expect([res.status, res.headers.location]).toEqual([303, done]);
        const shown = normalize((await request(app).get(done)).text);
        expect(shown).toContain(words.done.title);
        expect(shown).not.toContain('<form method="post">');
      }
    }
  });

  it('still shows its button if nothing could be stored, without logging the email address', async () => {
    const { app, lines } = testApp(keyed, { outbox: memoryOutbox(true) });
    expect((await oneClick(app, link)).status).toBe(503);
    const res = await press(app, link);
    expect(res.status).toBe(503);
    expect(normalize(res.text)).toContain(words.failed.title ?? words.failed.text[0]);
    expect(res.text).toContain('<form method="post">');
    const message = isSubscribed ? 'back-failed' : 'failed';
    expect(formResultIn(res.text)).toEqual({ form: 'unsubscribe', success: false, message });
    const log = lines.join('');
    expect(log).toMatch(/"level":50.*no space left.*"unsubscribe not stored"/);
    expect(log).not.toContain(email);
  });
});

it('accepts multipart posts but not long ones (RFC 8058)', async () => {
  const { app, outbox } = testApp(keyed);
  expect((await request(app).post(leave).field('List-Unsubscribe', 'One-Click')).status).toBe(200);
  const long = request(app).post(leave).type('form');
  expect((await long.send(`page=${'x'.repeat(1100)}`)).status).toBe(413);
  expect(outbox.stored).toHaveLength(1);
});

const secret = 'a secret of more than thirty-two characters';
it.each<[what: string, status: number, link: string, env?: Record<string, string>]>([
  [
    'signed with the secret',
    200,
    linkFor(`unsubscribe ${email}`, { email }, secret),
    { LINK_SECRET: secret },
  ],
  ['signed with another secret', 400, linkFor(`unsubscribe ${email}`, { email }, secret)],
  ['without a key', 400, leave.replace(/&key=.*/, '')],
  ['with a truncated key', 400, leave.slice(0, -1)],
  ['for another address', 400, leave.replace('june', 'july')],
  ['without parameters', 400, page],
  ['signed without its purpose', 400, linkFor(email)],
  ['signed for another purpose', 400, linkFor(`subscribe ${email}`)],
  ['to unsubscribe, used to resubscribe', 400, `${leave}&state=back`],
  ['to resubscribe, used to unsubscribe', 400, rejoin.replace('state=back&', '')],
  ['if no secret is set', 400, leave, { RESEND_API_KEY: '' }],
])('a link %s gets %d', async (_what, status, link, env = {}) => {
  const { app, outbox } = testApp({ ...keyed, ...env });
  const res = await oneClick(app, link);
  expect([res.status, res.text]).toEqual([status, status === 200 ? 'done' : 'invalid']);
  expect(outbox.stored).toHaveLength(status === 200 ? 1 : 0);
});

it('an invalid link leads to a contact address', async () => {
  const { app } = testApp(keyed);
  const res = await press(app, `${page}?email=a%40example.com&key=x`);
  expect([res.status, res.headers['cache-control']]).toEqual([303, 'no-store']);
  const { text } = await request(app).get(res.headers.location ?? '');
  expect(normalize(text)).toContain(texts.invalid.title);
  expect(text).toContain(`mailto:${site.email}`);
});

describe('posts to one link', () => {
  it('notify the hotel at most five times an hour but change the list each time', async () => {
    for (const [env, kinds] of [
      [keyed, [...Array(5).fill('unsubscribe,the hotel'), ...Array(2).fill('unsubscribe')]],
      [withoutList, Array(5).fill('the hotel')],
    ] as const) {
      const { app, outbox } = testApp(env);
      for (let time = 0; time < 7; time += 1) expect((await oneClick(app, leave)).status).toBe(200);
      expect(outbox.stored.map(({ calls }) => recipientsOf(calls).join())).toEqual(kinds);
    }
  });

  it('are rejected beyond twenty an hour without affecting other links', async () => {
    const { app, outbox } = testApp(keyed);
    for (let time = 0; time < 20; time += 1) expect((await oneClick(app, leave)).status).toBe(200);
    const refusal = await oneClick(app, leave);
    expect([refusal.status, refusal.text, refusal.headers['retry-after']]).toEqual([429, 'too many', '3600']);
    const shown = await press(app, leave);
    expect([shown.status, normalize(shown.text)]).toEqual([429, expect.stringContaining('in 60 minutes')]);
    expect(outbox.stored).toHaveLength(20);
    const other = linkFor('unsubscribe max@example.com', { email: 'max@example.com' });
    expect((await oneClick(app, other)).status).toBe(200);
  });

  it('are also limited per client, and accepted while the counter is down', async () => {
    const counting = (increment: Store['increment']) =>
      testApp(keyed, {
        createStore: (name) =>
          Object.assign(new MemoryStore(), name.startsWith('unsubscribe-') && { increment }),
      });
    const hits = counting(async () => ({ totalHits: 5001, resetTime: undefined }));
    expect((await oneClick(hits.app, leave)).status).toBe(429);
    const failing = counting(async () => Promise.reject(new Error('away')));
    expect((await oneClick(failing.app, leave)).status).toBe(200);
    expect(failing.outbox.stored).toHaveLength(1);
  });

  it('are not counted if they could not be stored', async () => {
    const { app, outbox } = testApp(keyed);
    outbox.isBroken = true;
    for (let time = 0; time < 21; time += 1) expect((await oneClick(app, leave)).status).toBe(503);
    outbox.isBroken = false;
    expect((await oneClick(app, leave)).status).toBe(200);
    expect(recipientsOf(outbox.stored[0]?.calls)).toEqual(['unsubscribe', 'the hotel']);
  });
});
