/** Pages and redirects that a hotel adds: content/pages/{slug}.md and content/redirects.json. */
import supertest from 'supertest';
import { llmsText } from '../../server/pages/llmsText';
import { sitemap } from '../../server/pages/sitemap';
import { formatFrontMatter, parseFrontMatter } from '../../shared/content/frontMatter';
import { compile, type Edits, errorsOf, hotelWith } from '../support/compile';
import { loadPages, testApp } from '../support/test-app';

beforeAll(loadPages);

const description = 'Where to leave a car, a van, a bicycle, or a boat while you stay with us at the harbor.';
const page = (fields = '', text = 'Park behind the house.\n\n## Bicycles & boats\n\n- In the shed.') =>
  `---\ntitle: Parking\ndescription: ${description}\n${fields}---\n\n${text}\n`;
const parking: Edits = { 'pages/parking.md': page('banner: north\nchanged: 2026-05-14\n') };
const redirects = (...pairs: readonly (readonly [from: string, to: string])[]) => ({
  'redirects.json': JSON.stringify({ redirects: pairs.map(([from, to]) => ({ from, to })) }),
});

const get = (address: string, edits: Edits) => supertest(testApp({}, { edits }).app).get(address);

describe('a page', () => {
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

  it('can be linked to', () => {
    expect(
      errorsOf({ ...parking, 'pages/faq.json': { more: '[Parking](/parking#bicycles-boats)' } }),
    ).toEqual([]);
  });

  it('does not exist while it is hidden, and menus leave it out', async () => {
    const menu = { 'navigation.json': { 'left.0.to': '/parking' } };
    const before = compile({ ...parking, ...menu }).navigation.left;
    const edits = { 'pages/parking.md': page('hidden: true\n', '{no such fact}'), ...menu };
    expect(compile(edits).navigation.left).toEqual(before.slice(1));
    expect((await get('/parking', edits)).status).toBe(404);
  });
});

it.each([
  ['Words.', 'the file must start with its title and description between two lines of ---'],
  ['---\n---\n\nWords.', 'the file must start with its title and description between two lines of ---'],
  ['---\ntitle\n---\n', 'the file must have lines such as "title: Parking" between the lines of ---'],
  [
    page('subtitle: A: B\n'),
    expect.stringContaining('that is not valid YAML: Nested mappings are not allowed'),
  ],
  [
    page(`subtitle: ${'['.repeat(5000)}\n`),
    'the file has more than 5000 characters between the lines of ---',
  ],
  [page('subtitle: [&a {__proto__: 1}]\n'), 'the file has a field named __proto__, which is not allowed'],
  [page('color: red\n'), 'color is not a known field'],
  [page('banner: sea\n'), 'banner must be one of the pictures, not "sea"'],
  [page('', ''), 'text must not be empty'],
  [page('', '# One {#one}'), 'has a heading with a single #: use ##'],
])('rejects %j', (text, error) => {
  const [found, ...more] = errorsOf({ 'pages/parking.md': text }).map((each) =>
    each.replace('content/pages/parking.md: ', ''),
  );
  expect([found, more]).toEqual([error, []]);
});

it('writes front matter that it can read', () => {
  const value = { title: 'A: "B"', changed: '2026-05-14', hidden: true, text: '## A\n\n---\n\nB' };
  expect(parseFrontMatter('', formatFrontMatter(value), fail)).toEqual(value);
});
function fail(error: string): never {
  throw new Error(error);
}

it('rejects unknown JSON files in content/pages', () => {
  expect(errorsOf({ 'pages/parking.json': '{}' })).toEqual([
    expect.stringContaining('content/pages/parking.json: is not a known file'),
  ]);
});

describe('an address that is taken', () => {
  it.each([
    ['about', 'the site itself uses that address'],
    ['about-us', 'it redirects to /about/'],
    ['room', 'the site itself uses that address'],
    ['api', 'the site itself uses that address'],
    ['readyz', 'the site itself uses that address'],
    ['media', 'a file of the site has that address'],
  ])('keeps its meaning: %s', (slug, problem) => {
    const { customPages, addressErrors } = compile(
      { [`pages/${slug}.md`]: page() },
      { publicNames: new Set(['media']) },
    );
    expect([customPages, addressErrors]).toEqual([
      {},
      [`content/pages/${slug}.md: its address must not be "/${slug}": ${problem}`],
    ]);
  });

  it('shows the program’s page', async () => {
    const { text } = await get('/about', { 'pages/about.md': page() });
    expect(text).not.toContain('Park behind the house.');
  });
});

describe('redirects', () => {
  it.each(['/spa', '/spa/'])('lead from %s with the query', async (address) => {
    const edits = { ...parking, ...redirects(['/spa', '/parking']) };
    const { status, headers } = await get(`${address}?a=1`, edits);
    expect([status, headers.location]).toEqual([301, '/parking?a=1']);
  });

  it('let links to old addresses work', () => {
    expect(
      errorsOf({ ...redirects(['/old/spa.html', '/faq']), 'pages/faq.json': { more: '[a](/old/spa.html)' } }),
    ).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['/about', '/faq', '[1].from must not be "/about": the site itself uses that address'],
    ['/room/loft', '/faq', '[1].from must not be "/room/loft": the site itself uses that address'],
    ['/parking/', '/faq', '[1].from must not be "/parking": content/pages/parking.md has that address'],
    ['/spa', '/spa', '[1].to must not be "/spa": that address redirects, too'],
  ])('are refused from %s to %s', (from, to, error) => {
    const content = compile({ ...parking, ...redirects([from, to]) });
    expect([content.redirects, content.addressErrors]).toEqual([
      [],
      [`content/redirects.json: redirects${error}`],
    ]);
  });

  it('are left out if they loop, or if another has the same address', () => {
    const content = compile(redirects(['/a', '/b'], ['/b', '/a'], ['/c', '/faq'], ['/c/', '/about']));
    expect(content.redirects).toEqual([{ from: '/c', to: '/faq' }]);
    expect(content.addressErrors).toHaveLength(3);
  });

  it.each([
    ['spa', '/faq', 'from must be an address such as /spa, not "spa"'],
    ['/spa?a', '/faq', 'from must be an address such as /spa, not "/spa?a"'],
    ['/spa', '/sea', 'to must be the address of a page on this site, not "/sea"'],
    ['/spa', '/faq#a', 'to must be an address without ? or #, not "/faq#a"'],
  ])('report %s to %s', (from, to, error) => {
    expect(errorsOf(redirects([from, to]))).toEqual([`content/redirects.json: redirects[1].${error}`]);
  });
});
