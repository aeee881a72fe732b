/** Posts to signed links, and requests for new links. For the emails, see mails.test.ts. */
import { MemoryStore, type Store } from 'express-rate-limit';
import request from 'supertest';
import { formResultIn, normalize } from '../../support/html';
import {
  email,
  keyed,
  leave,
  linkFor,
  oldLinkFor,
  oneClick,
  page,
  press,
  rejoin,
  withoutList,
} from '../../support/list-links';
import { byForm, byScript, recipientsOf } from '../../support/posts';
import { content, pageContent, site } from '../../support/small-hotel';
import { loadPages, memoryOutbox, testApp } from '../../support/test-app';
import { validPosts } from '../../support/valid-posts';

beforeAll(loadPages);

const pageWords = pageContent('unsubscribe');

it('offers an email address for unsubscribing if there is no secret to sign links with', async () => {
  const { app, outbox } = testApp();
  await request(app).post('/api/newsletter').send(validPosts.newsletter);
  const welcome = outbox.stored[0]?.messages[1];
  const headers = welcome?.kind === 'email' ? welcome.headers : {};
  expect(headers?.['List-Unsubscribe']).toBe(`<mailto:${site.email}?subject=unsubscribe>`);
  expect(headers).not.toHaveProperty('List-Unsubscribe-Post');
});

describe.each([
  ['unsubscribe', leave, { kind: 'unsubscribe', email }, `Newsletter unsubscribe: ${email}`],
  [
    'resubscribe',
    rejoin,
    { kind: 'resubscribe', email, segmentId: 'seg' },
    `Newsletter sign-up: ${email} is back`,
  ],
])('a signed link to %s', (_what, link, message, subject) => {
  const isSubscribed = link === rejoin;
  const words = isSubscribed ? pageWords.back : pageWords;

  it('changes nothing when opened, and shows a button', async () => {
    const { app, outbox } = testApp(keyed);
    const { status, text } = await request(app).get(link).redirects(1);
    expect([status, outbox.stored]).toEqual([200, []]);
    expect(text).toMatch(/<form method="post">/);
    expect(text).toMatch(/<meta name="robots" content="noindex"/);
    if (isSubscribed) expect(normalize(text)).toContain(pageWords.back.button);
  });

  it('changes the subscription and notifies the hotel after a press of its button or a one-click post', async () => {
    for (const post of [press, oneClick]) {
      const { app, outbox } = testApp(keyed);
      const res = await post(app, link);
      const [stored] = outbox.stored;
      expect(stored).toMatchObject({ form: 'newsletter', email, fields: { choice: message.kind } });
      expect(stored?.messages).toEqual([
        message,
        expect.objectContaining({ kind: 'email', replyTo: email, subject }),
      ]);
      expect([res.headers['cache-control'], res.headers['retry-after']]).toEqual(['no-store', undefined]);
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

  it('still shows its button if the request could not be stored, and the log omits the email address', async () => {
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

it.each([
  'application/x-www-form-urlencoded; charset=UTF8',
  'text/plain; charset=windows-1252',
  'multipart/form-data',
])('ignores the body of a one-click post with content type %s (RFC 8058)', async (type) => {
  for (const link of [leave, oldLinkFor('unsubscribe')]) {
    const { app, outbox } = testApp(keyed);
    const post = request(app).post(link).set({ 'Content-Type': type, 'Content-Encoding': 'br' });
    const res = await post.send('x'.repeat(100_000));
    expect([res.status, res.text, outbox.stored.length]).toEqual([200, 'done', 1]);
  }
});

it.each([
  ['the email service excludes the address', keyed, 'onList'],
  ['the hotel keeps its own list', withoutList, 'text'],
] as const)('notifies the hotel of the next steps if %s', async (_, env, words) => {
  const { app, outbox } = testApp(env);
  await oneClick(app, leave);
  const notice = outbox.stored[0]?.messages.at(-1);
  const text = notice?.kind === 'email' ? notice.text : '';
  expect(text.replace(/\s+/g, ' ')).toContain(content.mails.unsubscribeNotice[words]);
});

it('an invalid link to resubscribe leads to the page for invalid links', async () => {
  const { headers } = await press(testApp(keyed).app, `${page}?state=back&token=x`);
  expect(headers.location).toBe(`${page}?state=invalid`);
});

it('an invalid link leads to a page with a contact address', async () => {
  const { app } = testApp(keyed);
  for (const get of [request(app).get(`${page}/x`), press(app, `${page}?email=a%40example.com&key=x`)]) {
    const res = await get;
    expect([res.status, res.headers['cache-control']]).toEqual([303, 'no-store']);
    const { text } = await request(app).get(res.headers.location ?? '');
    expect(normalize(text)).toContain(pageWords.invalid.title);
    expect(text).toContain(`mailto:${site.email}`);
  }
});

describe('a request for a new link', () => {
  const form = 'unsubscribe-link';

  it('is offered after an invalid link, and gets a response that does not reveal who is subscribed', async () => {
    const { app, outbox } = testApp(keyed);
    const invalid = (await request(app).get(`${page}?state=invalid`)).text;
    expect(invalid).toContain('action="/api/unsubscribe-link#');
    const { status, headers } = await byForm(app, form, { email, page });
    expect([status, headers.location]).toEqual([303, `${page}?sent=${form}`]);
    const shown = normalize((await request(app).get(headers.location ?? '')).text);
    expect(shown).toContain(pageWords.link.success);
    expect(shown).not.toContain('alert--error');
    const mail = { kind: 'email', to: email, text: expect.stringContaining(leave) };
    expect(outbox.stored).toMatchObject([{ form, email, messages: [{ kind: 'link', email, mail }] }]);
  });

  it('sends the link by email to any address if the hotel keeps the newsletter list itself', async () => {
    const { app, outbox } = testApp(withoutList);
    await byScript(app, form, { email: 'June@Example.com' });
    const mail = { kind: 'email', to: 'June@Example.com', text: expect.stringContaining(leave) };
    expect(outbox.stored).toMatchObject([{ messages: [mail] }]);
  });

  it('is stored at most three times a day per mailbox, but always gets a success response', async () => {
    const { app, outbox } = testApp({ ...keyed, RATE_LIMIT_MAX: '100' });
    for (let time = 0; time < 5; time += 1)
      expect((await byScript(app, form, { email: `june+${time}@example.com` })).status).toBe(200);
    expect(outbox.stored).toHaveLength(3);
  });
});

describe('posts to one signed link', () => {
  it('notify the hotel at most five times an hour but change the subscription each time', async () => {
    for (const [env, kinds] of [
      [keyed, [...Array(5).fill('unsubscribe,the hotel'), ...Array(2).fill('unsubscribe')]],
      [withoutList, Array(5).fill('the hotel')],
    ] as const) {
      const { app, outbox } = testApp(env);
      for (let time = 0; time < 7; time += 1) expect((await oneClick(app, leave)).status).toBe(200);
      expect(outbox.stored.map(({ messages }) => recipientsOf(messages).join())).toEqual(kinds);
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
    const other = linkFor('unsubscribe max@example.com', 'max@example.com');
    expect((await oneClick(app, other)).status).toBe(200);
  });

  it('are also limited per client, and are accepted while the shared counter is down', async () => {
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
    expect(recipientsOf(outbox.stored[0]?.messages)).toEqual(['unsubscribe', 'the hotel']);
  });
});
