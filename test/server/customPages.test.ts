/** Pages and redirects that a hotel adds: content/pages/{slug}.md and content/redirects.json. */
import supertest from 'supertest';
import { llmsText } from '../../server/pages/llmsText';
import { sitemap } from '../../server/pages/sitemap';
import { compile, type Edits, errorsOf } from '../support/compile';
import { customPage, description, parking, redirects } from '../support/custom-page';
import { hotelWith } from '../support/hotel-with';
import { loadPages, testApp } from '../support/test-app';

beforeAll(loadPages);

const get = (address: string, edits: Edits) => supertest(testApp({}, { edits }).app).get(address);

describe('a custom page', () => {
  const hotel = hotelWith(parking);

  it.each(['/parking', '/parking/'])('is served at %s', async (address) => {
    const { status, text } = await get(address, parking);
    expect(status).toBe(200);
    expect(text).toContain('<h1>Parking</h1>');
    expect(text).toContain('Park behind the house.');
    expect(text).toMatch(/<section[^>]* id="bicycles-boats"/);
    expect(text).toContain(`<meta name="description" content="${description}"/>`);
    expect(text).toContain(`<link rel="canonical" href="${hotel.site.settings.siteUrl}/parking"/>`);
  });

  it('is listed for crawlers', () => {
    const url = `${hotel.site.settings.siteUrl}/parking`;
    expect(sitemap(hotel)).toContain(`<url><loc>${url}</loc><lastmod>2026-05-14</lastmod><image:image>`);
    expect(llmsText(hotel)).toContain(`- [Parking](${url}): ${description}`);
    expect(hotel.structuredData.get('/parking')).toContain('"name":"Parking"');
  });

  it('is a valid target for links', () => {
    expect(
      errorsOf({ ...parking, 'pages/faq.json': { more: '[Parking](/parking#bicycles-boats)' } }),
    ).toEqual([]);
  });

  it('responds with 404 while hidden, and is left out of menus', async () => {
    const menu = { 'navigation.json': { 'left.0.to': '/parking' } };
    const before = compile({ ...parking, ...menu }).navigation.left;
    const edits = { 'pages/parking.md': customPage('hidden: true\n', '{no such fact}'), ...menu };
    expect(compile(edits).navigation.left).toEqual(before.slice(1));
    expect((await get('/parking', edits)).status).toBe(404);
  });
});

it('serves the built-in page if a custom page has the same address', async () => {
  const { text } = await get('/about', { 'pages/about.md': customPage() });
  expect(text).not.toContain('Park behind the house.');
});

it.each(['/spa', '/spa/'])('redirects from %s to the custom page, and keeps the query', async (address) => {
  const edits = { ...parking, ...redirects(['/spa', '/parking']) };
  const { status, headers } = await get(`${address}?a=1`, edits);
  expect([status, headers.location]).toEqual([301, '/parking?a=1']);
});
