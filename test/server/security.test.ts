/** Controls from docs/security.md that apply to every response. */
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { errorPage } from '../../server/pages/errorPage';
import { pages } from '../../shared/pages';
import { bareManifest } from '../support/bare-manifest';
import { all } from '../support/html';
import { byForm, byScript } from '../support/posts';
import { redirects, small, unknownPath } from '../support/small-hotel';
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

it('lets pages load resources only from the site’s host and the map’s host', async () => {
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

it('each HTML document has one inline style sheet, which the Content Security Policy allows', async () => {
  const { app } = testApp();
  const page = await request(app).get('/');
  const refusal = await byForm(app, 'contact', {}).set('Origin', 'https://a.example');
  expect([page.status, refusal.status]).toEqual([200, 403]);
  for (const html of [page.text, refusal.text, await text(errorPage(small, bareManifest).html)]) {
    const [style = '', ...others] = all(html, /<style>(.*?)<\/style>/gs);
    expect(others).toEqual([]);
    const hash = createHash('sha256').update(style).digest('base64');
    for (const { headers } of [page, refusal])
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  }
});
