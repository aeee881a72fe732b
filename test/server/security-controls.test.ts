/** Controls of docs/security.md that no other test covers. */
import request from 'supertest';
import { formNames } from '../../shared/forms/allForms';
import { pages } from '../../shared/pages';
import { byForm, byScript } from '../support/posts';
import { redirects, small, unknownPath } from '../support/small';
import { loadPages, testApp } from '../support/test-app';
import { validPosts } from '../support/validPosts';

beforeAll(loadPages);

const { contact } = validPosts;
const stranger = 'https://stranger.example';
const [redirected = ''] = redirects.keys();

describe('the content of a post', () => {
  it('cannot break out of markup or data where the page quotes it', async () => {
    const sent = '</script></textarea>"><img src=x onerror=alert(1)>';
    const body = { ...contact, name: sent, message: sent, email: 'no address' };
    const answer = await byForm(testApp().app, 'contact', body);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('onerror=alert(1)');
    expect(answer.text).not.toContain('<img src=x');
    expect(answer.text).not.toContain('</script></textarea>');
  });

  it('is decoded once, with and without JavaScript', async () => {
    const { app, outbox } = testApp();
    const message = '%3Cb%3E &lt;i&gt; \\u0041 {"a":1}';
    await byScript(app, 'contact', { ...contact, message });
    await byForm(app, 'contact', { ...contact, message, subject: 'Another' });
    const texts = outbox.stored.map(({ calls: [notice] }) => notice?.type === 'email' && notice.text);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toContain(message);
  });

  it('is ignored in fields that the form does not have', async () => {
    const { app, outbox } = testApp();
    const more = {
      to: 'victim@stranger.example',
      from: stranger,
      html: stranger,
      headers: { Bcc: stranger },
    };
    expect((await byScript(app, 'contact', { ...contact, ...more })).status).toBe(200);
    expect(outbox.stored).toHaveLength(1);
    expect(JSON.stringify(outbox.stored)).not.toContain('stranger.example');
  });
});

it('a mail’s subject has no encoded words that mail programs would decode', async () => {
  const { app, outbox } = testApp({ DELIVER_LOCAL_FORMS: 'true' });
  const word = '=?utf-8?B?RnJlZSBtb25leQ==?=';
  const names = { name: word, subject: word, fullName: word, firstName: word, lastName: word };
  for (const form of formNames) await byScript(app, form, { ...validPosts[form], ...names });
  const mails = outbox.stored.flatMap(({ calls }) => calls.filter((call) => call.type === 'email'));
  expect(mails.length).toBeGreaterThan(6);
  for (const { subject } of mails) expect(subject).not.toContain('=?');
});

describe('every response', () => {
  it('has the same strict headers, a type, no cookies, and is not readable cross-origin', async () => {
    const { app } = testApp({ RATE_LIMIT_MAX: '1' });
    const get = (path: string) => request(app).get(path).set('Origin', stranger);
    const first = await get(pages.about.path);
    let cached = first;
    while (!cached.headers.etag) cached = await get(pages.about.path);
    const answers = [
      first,
      cached,
      await get(pages.about.path).set('If-None-Match', cached.headers.etag),
      await get(unknownPath),
      await get(redirected),
      await get('/%ff'),
      await get('/healthz'),
      await get('/robots.txt'),
      await get('/sitemap.xml'),
      await get('/llms.txt'),
      await get('/favicon.svg'),
      await get('/api/contact'),
      await request(app).options('/api/contact').set('Origin', stranger),
      await byScript(app, 'contact', contact),
      await byScript(app, 'contact', { ...contact, subject: 'Another' }),
      await byForm(app, 'contact', {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([
      ...[200, 200, 304, 404, 301, 400],
      ...[200, 200, 200, 200, 200, 405, 405, 200, 429, 429],
    ]);
    for (const { headers, text, request: of } of answers) {
      expect(headers).toMatchObject({
        'content-security-policy': first.headers['content-security-policy'],
        'permissions-policy': first.headers['permissions-policy'],
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      if (text)
        expect([of.url, headers['content-type']]).toEqual([
          of.url,
          expect.stringMatching(/; charset=utf-8$|^image\/svg\+xml/),
        ]);
      const others = Object.keys(headers).filter((name) =>
        /^(?:set-cookie|x-powered-by|access-control-.*)$/.test(name),
      );
      expect([of.url, others]).toEqual([of.url, []]);
    }
  });

  it.each([
    ['host', 'max-age=31536000'],
    ['subdomains', 'max-age=31536000; includeSubDomains'],
    ['off', 'max-age=0'],
  ])('has HSTS as configured: %s', async (HSTS, value) => {
    const { app, warm } = testApp({ HSTS });
    await warm();
    for (const path of [pages.about.path, unknownPath, '/healthz', '/favicon.svg'])
      expect((await request(app).get(path)).headers['strict-transport-security']).toBe(value);
  });

  it('permits a page to load only from our own host and the map', async () => {
    const { headers } = await request(testApp().app).get('/');
    const csp = headers['content-security-policy'] ?? '';
    for (const directive of [
      "default-src 'none'",
      "script-src 'self';",
      "img-src 'self';",
      "connect-src 'self' ",
      "form-action 'self' https:;",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script';trusted-types 'none'",
    ])
      expect(csp).toContain(directive);
    expect(csp).not.toMatch(/unsafe|nonce|\*/);
    // The hotel's own styles: test/server/hotel-styles.test.ts.
    const withoutHash = csp.replace(/(style-src 'self') 'sha256-[\w+/]{43}='/, '$1');
    const sources = [...withoutHash.matchAll(/[\w-]+-src(?:-\w+)? ([^;]*)/g)].flatMap(([, list = '']) =>
      list.split(' '),
    );
    expect(new Set(sources)).toEqual(new Set(["'self'", "'none'", new URL(small.links.mapEmbed).origin]));
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['permissions-policy']).not.toContain('interest-cohort');
  });
});

describe('an address', () => {
  it('is decoded once: a double-encoded one is different', async () => {
    const { app } = testApp();
    expect((await request(app).get('/%2561bout')).status).toBe(404);
    expect((await request(app).get('/about%252f')).status).toBe(404);
  });

  it('is one line of the log, literally, whatever it contains', async () => {
    const { app, lines } = testApp();
    await request(app).get('/%25s%25d%25j%25o');
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ msg: 'request', path: '/%25s%25d%25j%25o' }),
    );
    await request(app).get('/a%0a%7b%22level%22:60%7d%0d%0ab');
    for (const line of lines) expect(line.trimEnd()).not.toMatch(/[\r\n]/);
  });
});

it('the log contains no personal data', async () => {
  const { app, lines } = testApp();
  const personal = { 'User-Agent': 'Agent/1' };
  await request(app).post('/api/contact?from=june%40example.com').set(personal).send(contact);
  await byForm(app, 'contact', { ...contact, email: 'june@' });
  await request(app).get('/unsubscribe/june@example.com');
  await request(app).get('/healthz');
  const log = lines.join('');
  expect(log).toContain('"path":"/api/contact","status":200');
  expect(log).toContain('"path":"/unsubscribe/[address]","status":404');
  expect(log).not.toMatch(/june|rack|127\.0\.0\.1|::1|Agent/i);
});
