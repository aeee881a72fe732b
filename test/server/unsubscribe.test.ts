import { createHmac } from 'node:crypto';
import { MemoryStore, type Store } from 'express-rate-limit';
import request from 'supertest';
import { pages } from '../../shared/pages';
import { site, unsubscribeContent } from '../support/content';
import { readable, shownBy } from '../support/html';
import { loadPages, memoryOutbox, testApp } from '../support/test-app';
import { validPosts } from '../support/validPosts';

beforeAll(loadPages);

const SITE_URL = 'https://www.example.com';
const keyed = { SITE_URL, RESEND_API_KEY: 're_test', RESEND_SEGMENT_ID: 'seg', RATE_LIMIT_MAX: '1000' };
const { email } = validPosts.newsletter;

/** Signs up. @returns the welcome's headers */
async function signUp(env: Record<string, string> = keyed, parts = {}) {
  const made = testApp(env, parts);
  await request(made.app).post('/api/newsletter').send(validPosts.newsletter);
  const [, call] = made.outbox.stored[0]?.calls ?? [];
  const { welcome, back } = (call?.type === 'contact' && call.mails) || { welcome: call, back: undefined };
  const headers = welcome?.type === 'email' ? welcome.headers : undefined;
  const [, link = ''] = /^<(https?:[^>]*)>/.exec(headers?.['List-Unsubscribe'] ?? '') ?? [];
  const [backLink = ''] = /https:\S+/.exec(back?.text ?? '') ?? [];
  return { ...made, headers, path: link.replace(SITE_URL, ''), backPath: backLink.replace(SITE_URL, '') };
}

/** The post of a mail program (RFC 8058, 3.2). */
const oneClick = (app: Parameters<typeof request>[0], path: string) =>
  request(app)
    .post(path)
    .set('Origin', 'https://mail.example')
    .set('Sec-Fetch-Site', 'cross-site')
    .type('form')
    .send('List-Unsubscribe=One-Click');

/** The post of the page's button. */
const press = (app: Parameters<typeof request>[0], path: string) =>
  request(app).post(path).type('form').send({ page: pages.unsubscribe.path });

type Paths = Record<'path' | 'backPath', string>;

describe('newsletter mail', () => {
  it('has a one-click link and a mailbox in its headers', async () => {
    const { headers } = await signUp();
    expect(headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(
        new RegExp(
          `^<${SITE_URL}${pages.unsubscribe.path}\\?email=[^>]+&key=[\\w-]{43}>, <mailto:${site.email}\\?subject=unsubscribe>$`,
        ),
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('offers one click only on https', async () => {
    const { headers } = await signUp({ ...keyed, SITE_URL: 'http://localhost:4220' });
    expect(headers?.['List-Unsubscribe']).toMatch(/^<http:/);
    expect(headers).not.toHaveProperty('List-Unsubscribe-Post');
  });

  it('has only the mailbox if there is no secret to sign a link', async () => {
    const { headers } = await signUp({ SITE_URL });
    expect(headers).toMatchObject({ 'List-Unsubscribe': `<mailto:${site.email}?subject=unsubscribe>` });
    expect(headers).not.toHaveProperty('List-Unsubscribe-Post');
  });

  it('is the only mail with such headers', async () => {
    const { app, outbox } = testApp({ ...keyed, DELIVER_LOCAL_FORMS: 'true' });
    for (const [form, fields] of Object.entries(validPosts))
      await request(app)
        .post(`/api/${form}`)
        .send(form === 'newsletter' ? { ...fields, consent: false } : fields);
    const calls = outbox.stored.flatMap((enquiry) => enquiry.calls);
    expect(calls.length).toBeGreaterThan(6);
    const names = calls.flatMap((call) => Object.keys((call.type === 'email' && call.headers) || {}));
    expect(names.filter((name) => name.startsWith('List-'))).toEqual([]);
  });
});

describe('one click in a mail program', () => {
  it('removes the address from the list and tells the hotel, without a redirect', async () => {
    const { app, outbox, path } = await signUp();
    const answer = await oneClick(app, path);
    expect([answer.status, answer.text]).toEqual([200, 'done']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(outbox.stored[1]).toMatchObject({
      form: 'newsletter',
      calls: [
        { type: 'unsubscribe', email },
        { type: 'email', replyTo: email, subject: `Newsletter unsubscribe: ${email}` },
      ],
    });
  });

  it('can be multipart, as the RFC permits', async () => {
    const { app, outbox, path } = await signUp();
    const answer = await request(app).post(path).field('List-Unsubscribe', 'One-Click');
    expect(answer.status).toBe(200);
    expect(outbox.stored).toHaveLength(2);
  });

  it('only tells the hotel if there is no list', async () => {
    const { RESEND_SEGMENT_ID: _, ...listless } = keyed;
    const { app, outbox, path } = await signUp(listless);
    await oneClick(app, path);
    expect(outbox.stored[1]?.calls.map(({ type }) => type)).toEqual(['email']);
  });

  it('works on another server with the same secret, and after Resend’s key has changed', async () => {
    const LINK_SECRET = 'a secret of more than thirty-two characters';
    const { path } = await signUp({ ...keyed, LINK_SECRET });
    const other = testApp({ ...keyed, LINK_SECRET, RESEND_API_KEY: 're_other' });
    expect((await oneClick(other.app, path)).status).toBe(200);
    expect((await oneClick(testApp(keyed).app, path)).status).toBe(400);
  });

  it('tells the hotel five times an hour at most, and changes the list each time', async () => {
    const { app, outbox, path } = await signUp();
    for (let time = 0; time < 7; time += 1) expect((await oneClick(app, path)).status).toBe(200);
    const types = outbox.stored.slice(1).map(({ calls }) => calls.map(({ type }) => type).join(' '));
    expect(types).toEqual([...Array(5).fill('unsubscribe email'), ...Array(2).fill('unsubscribe')]);
  });

  it('is refused beyond twenty posts an hour of one link, without effect on other links', async () => {
    const { app, outbox, path } = await signUp();
    const statuses: number[] = [];
    for (let time = 0; time < 22; time += 1) statuses.push((await oneClick(app, path)).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
    expect(outbox.stored).toHaveLength(1 + 20);
    const refusal = await oneClick(app, path);
    expect([refusal.text, refusal.headers['retry-after']]).toEqual(['too many', '3600']);
    const page = await request(app).post(path).type('form').send({ page: pages.unsubscribe.path });
    expect([page.status, readable(page.text)]).toEqual([429, expect.stringContaining('in 60 minutes')]);
    const key = createHmac('sha256', keyed.RESEND_API_KEY)
      .update('unsubscribe max@example.com')
      .digest('base64url');
    const link = `${pages.unsubscribe.path}?${new URLSearchParams({ email: 'max@example.com', key })}`;
    expect((await oneClick(app, link)).status).toBe(200);
  });

  it('is counted by client too, with a high ceiling, and is taken while counting fails', async () => {
    const { path } = await signUp();
    const counting = (increment: Store['increment']) =>
      testApp(keyed, {
        createStore: (name) =>
          Object.assign(new MemoryStore(), name.startsWith('unsubscribe-') && { increment }),
      });
    const hits = (totalHits: number) => counting(async () => ({ totalHits, resetTime: undefined }));
    expect((await oneClick(hits(5001).app, path)).status).toBe(429);
    const failing = counting(async () => Promise.reject(new Error('away')));
    expect((await oneClick(failing.app, path)).status).toBe(200);
    expect(failing.outbox.stored).toHaveLength(1);
  });

  it('stores nothing beyond the limit if there is no list', async () => {
    const { RESEND_SEGMENT_ID: _, ...listless } = keyed;
    const { app, outbox, path } = await signUp(listless);
    for (let time = 0; time < 7; time += 1) expect((await oneClick(app, path)).status).toBe(200);
    expect(outbox.stored).toHaveLength(1 + 5);
  });

  it.each([
    ['without a key', (path: string) => path.replace(/&key=.*/, '')],
    ['with a key cut short', (path: string) => path.slice(0, -1)],
    ['for another address', (path: string) => path.replace('june', 'july')],
    ['without anything', () => pages.unsubscribe.path],
  ])('is rejected %s', async (_how, change) => {
    const { app, outbox, path } = await signUp();
    const answer = await oneClick(app, change(path));
    expect([answer.status, answer.text]).toEqual([400, 'invalid']);
    expect(outbox.stored).toHaveLength(1);
  });

  it('is signed with HMAC-SHA-256 over purpose and address; other signatures of the secret are invalid', async () => {
    const { app } = await signUp();
    const statusOf = async (signed: string, algorithm = 'sha256') => {
      const key = createHmac(algorithm, keyed.RESEND_API_KEY).update(signed).digest('base64url');
      const query = new URLSearchParams({ email, key });
      return (await oneClick(app, `${pages.unsubscribe.path}?${query}`)).status;
    };
    expect(await statusOf(`unsubscribe ${email}`)).toBe(200);
    expect(await statusOf(email)).toBe(400);
    expect(await statusOf(`subscribe ${email}`)).toBe(400);
    expect(await statusOf(`unsubscribe ${email}`, 'sha512')).toBe(400);
  });

  it('can be tried again if it could not be stored', async () => {
    const { path } = await signUp();
    const { app, lines } = testApp(keyed, { outbox: memoryOutbox(true) });
    expect((await oneClick(app, path)).status).toBe(503);
    const [told, ...more] = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
    expect([told.msg, told.form, more]).toEqual(['unsubscribing not stored', 'newsletter', []]);
    expect(JSON.stringify(told)).toContain('no space left');
    expect(lines.join()).not.toContain(email);
  });

  it('is rejected if there is no secret', async () => {
    const { path } = await signUp();
    const { app, outbox } = testApp({ SITE_URL });
    expect((await oneClick(app, path)).status).toBe(400);
    expect(outbox.stored).toEqual([]);
  });

  it('has a short body: a long one is not read', async () => {
    const { app, outbox, path } = await signUp();
    const answer = await request(app)
      .post(path)
      .type('form')
      .send(`page=${'x'.repeat(1100)}`);
    expect(answer.status).toBe(413);
    expect(outbox.stored).toHaveLength(1);
  });
});

describe('the link in the mail', () => {
  it('changes nothing when opened, and has a button that posts to its URL', async () => {
    const { app, outbox, path } = await signUp();
    const page = await request(app).get(path);
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/<form method="post">/);
    expect(page.text).not.toContain(encodeURIComponent(email));
    expect(page.text).toMatch(/<meta name="robots" content="noindex"/);
    expect(outbox.stored).toHaveLength(1);
  });

  it('reports success after the button', async () => {
    const { app, outbox, path } = await signUp();
    const answer = await press(app, path);
    expect([answer.status, answer.headers.location]).toEqual([303, `${pages.unsubscribe.path}?state=done`]);
    expect(outbox.stored).toHaveLength(2);
    const page = readable((await request(app).get(answer.headers.location ?? '')).text);
    expect(page).toContain(unsubscribeContent.done.title);
    expect(page).not.toContain('<form method="post">');
  });

  it('says whom to write to if it was not made here', async () => {
    const { app } = await signUp();
    const answer = await press(app, `${pages.unsubscribe.path}?email=a%40example.com&key=x`);
    expect(answer.status).toBe(303);
    expect(answer.headers['cache-control']).toBe('no-store');
    const page = await request(app).get(answer.headers.location ?? '');
    expect(readable(page.text)).toContain(unsubscribeContent.invalid.title);
    expect(page.text).toContain(`mailto:${site.email}`);
  });

  it('keeps its button if nothing could be stored', async () => {
    const { path } = await signUp();
    const { app } = testApp(keyed, { outbox: memoryOutbox(true) });
    const answer = await press(app, path);
    expect(answer.status).toBe(503);
    expect(readable(answer.text)).toContain(unsubscribeContent.failed.title);
    expect(answer.text).toContain('<form method="post">');
  });
});

describe('the link to come back', () => {
  it('is for one who has left, is in no header, and changes nothing when opened', async () => {
    const { app, outbox, path, backPath } = await signUp();
    expect(backPath).toMatch(/\?state=back&email=[^&]+&key=[\w-]{43}$/);
    expect(backPath).not.toContain(new URLSearchParams(path).get('key'));
    const page = await request(app).get(backPath);
    expect([page.status, outbox.stored.length]).toEqual([200, 1]);
    expect(readable(page.text)).toContain(unsubscribeContent.back.button);
    expect(page.text).toMatch(/<form method="post">/);
  });

  it('puts the address back and tells the hotel, after the button', async () => {
    const { app, outbox, backPath } = await signUp();
    const answer = await press(app, backPath);
    const done = `${pages.unsubscribe.path}?state=back-done`;
    expect([answer.status, answer.headers.location]).toEqual([303, done]);
    expect(outbox.stored[1]).toMatchObject({
      form: 'newsletter',
      calls: [
        { type: 'resubscribe', email, segmentId: 'seg' },
        { type: 'email', replyTo: email, subject: `Newsletter sign-up: ${email} is back` },
      ],
    });
    const page = readable((await request(app).get(done)).text);
    expect(page).toContain(unsubscribeContent.back.done.title);
    expect(page).not.toContain('<form method="post">');
  });

  it.each([
    ['the link to leave', ({ path }: Paths) => `${path}&state=back`],
    ['the link of another', ({ backPath }: Paths) => backPath.replace('june', 'july')],
    ['a link without a key', ({ backPath }: Paths) => backPath.replace(/&key=.*/, '')],
  ])('is not %s', async (_what, change) => {
    const { app, outbox, ...paths } = await signUp();
    const answer = await oneClick(app, change(paths));
    expect([answer.status, outbox.stored.length]).toEqual([400, 1]);
  });

  it('takes nobody off the list', async () => {
    const { app, outbox, backPath } = await signUp();
    expect((await oneClick(app, backPath.replace('state=back&', ''))).status).toBe(400);
    expect(outbox.stored).toHaveLength(1);
  });

  it('keeps its button if nothing could be stored', async () => {
    const { backPath } = await signUp();
    const answer = await press(testApp(keyed, { outbox: memoryOutbox(true) }).app, backPath);
    expect(answer.status).toBe(503);
    const page = readable(answer.text);
    expect(page).toContain(unsubscribeContent.back.failed.text[0]);
    // The browser hydrates the link's address, which does not say that it failed.
    expect(shownBy(answer.text)).toEqual({ form: 'unsubscribe', success: false, message: 'back-failed' });
    expect(page).toContain(unsubscribeContent.back.button);
  });
});
