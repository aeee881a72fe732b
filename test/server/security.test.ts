/** Controls from docs/security.md that apply to every response. */
import request from 'supertest';
import { pages } from '../../shared/pages';
import { byForm, byScript } from '../support/posts';
import { redirects, site, small, unknownPath } from '../support/small-hotel';
import { loadPages, testApp } from '../support/test-app';
import { validPosts } from '../support/valid-posts';

beforeAll(loadPages);

const { contact } = validPosts;
const stranger = 'https://stranger.example';
const [redirected = ''] = redirects.keys();

it('sends the same strict headers, a content type, and no cookies with every response', async () => {
  const { app } = testApp({ RATE_LIMIT_MAX: '1' });
  const get = (path: string) => request(app).get(path).set('Origin', stranger);
  const first = await get(pages.about.path);
  let cached = first;
  while (!cached.headers.etag) cached = await get(pages.about.path);
  const answers = [
    first,
    cached,
    await get(pages.about.path).set('If-None-Match', cached.headers.etag),
    ...(await Promise.all(
      [unknownPath, redirected, '/%ff', '/healthz', '/robots.txt', '/llms.txt'].map(get),
    )),
    ...(await Promise.all(['/sitemap.xml', '/favicon.svg', '/api/contact'].map(get))),
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
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const type = text ? expect.stringMatching(/; charset=utf-8$|^image\/svg\+xml/) : headers['content-type'];
    expect([of.url, headers['content-type']]).toEqual([of.url, type]);
    expect(Object.keys(headers).join()).not.toMatch(/set-cookie|x-powered-by|access-control-/);
  }
});

it.each([
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['off', 'max-age=0'],
])('sends HSTS as configured, even with cached pages: %s', async (HSTS, value) => {
  const { app, warm } = testApp({ HSTS });
  await warm();
  for (const path of [pages.about.path, unknownPath, '/healthz'])
    expect((await request(app).get(path)).headers['strict-transport-security']).toBe(value);
});

it('lets pages load resources only from our own host and the map’s', async () => {
  const { headers } = await request(testApp().app).get('/');
  // pages/hotelStyles.test.ts tests the hash of the hotel's own styles.
  const policy = headers['content-security-policy']?.replace(/'sha256-[\w+/]{43}='/, 'HASH');
  const map = new URL(small.links.mapEmbed).origin;
  expect(policy?.split(';')).toEqual([
    ...["default-src 'none'", "script-src 'self'", "style-src 'self' HASH", "img-src 'self'"],
    ...["font-src 'self'", "media-src 'self'", `connect-src 'self' ${map}`, "manifest-src 'self'"],
    ...[`frame-src ${map}`, "form-action 'self' https:", "base-uri 'none'", "frame-ancestors 'none'"],
    ...["object-src 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'"],
  ]);
});

it('has a security.txt with a contact and an expiry within a year (RFC 9116)', async () => {
  const { text, headers } = await request(testApp().app).get('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=86400');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  expect(text.split('\n')).toEqual([
    `Contact: mailto:${site.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    'Canonical: http://localhost:3000/.well-known/security.txt',
    '',
  ]);
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
  expect([days > 0, days < 365]).toEqual([true, true]);
});
