/** Files for crawlers, and data that pages fetch later. */
import { cacheControl } from '../../../server/pages/render';
import { lazyDataPath } from '../../../shared/lazyData';
import { content, pageContent, small } from '../../support/small-hotel';
import { testSite } from '../../support/test-app';

const { get } = testSite();

it.each([
  ['/robots.txt', 'text/plain'],
  ['/.well-known/gpc.json', 'application/json'],
  ['/llms.txt', 'text/plain'],
  ['/sitemap.xml', 'application/xml'],
])('%s has the type %s and is cached like a page', async (path, type) => {
  const { headers } = await get(path);
  expect(headers).toMatchObject({ 'content-type': `${type}; charset=utf-8`, 'cache-control': cacheControl });
  expect((await get(path).set('If-None-Match', headers.etag ?? '')).status).toBe(304);
});

it('gpc.json declares Global Privacy Control', async () => {
  const { body } = await get('/.well-known/gpc.json');
  expect(body).toEqual({ gpc: true, lastUpdate: pageContent('privacy').updated });
});

const { signalHonored, ...cookies } = content.cookies;
const { calendar } = content.ui;
const { errors } = content.stayForm;

it.each([
  ['cookies', cookies, cookies.banner.text],
  ['calendar', { words: calendar, errors }, errors.noArrival],
  ['viewer', content.viewer, content.viewer.hint],
] as const)('%s data is fetched separately and revalidated', async (name, bodies, one) => {
  const { body, headers } = await get(lazyDataPath(name)).expect(200).expect('Content-Type', /json/);
  expect(body).toEqual(bodies);
  await get(lazyDataPath(name))
    .set('If-None-Match', headers.etag ?? '')
    .expect(304);
  expect(small.siteBlock).not.toContain(one);
  expect(small.siteBlock).toContain(signalHonored.title);
});
