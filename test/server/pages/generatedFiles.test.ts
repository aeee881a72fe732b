/** Files and data for search engines and language models. */
import { cacheControl } from '../../../server/pages/render';
import { sitemap } from '../../../server/pages/sitemap';
import { pages, roomPath } from '../../../shared/pages';
import { all, descriptionOf, structuredData, wordsOf } from '../../support/html';
import { sampleHotel } from '../../support/sample-hotel';
import {
  amenities,
  content,
  indexedPaths,
  labels,
  pageContent,
  rooms,
  site,
  smallDirectory,
} from '../../support/small-hotel';
import { testSite } from '../../support/test-app';

const { accessibility, questions, roomPages, ui } = content;
const { distanceLabel, rateLabel, sizeLabel, sleepsLabel, viewLabel } = labels;

const siteUrl = 'https://www.harborinn.example';
const { get, textOf } = testSite({ SITE_URL: siteUrl });

it.each([
  ['/robots.txt', 'text/plain'],
  ['/.well-known/gpc.json', 'application/json'],
  ['/llms.txt', 'text/plain'],
  ['/sitemap.xml', 'application/xml'],
])('%s is %s, cached like a page', async (path, type) => {
  const { headers } = await get(path);
  expect(headers).toMatchObject({ 'content-type': `${type}; charset=utf-8`, 'cache-control': cacheControl });
  expect((await get(path).set('If-None-Match', headers.etag ?? '')).status).toBe(304);
});

it('robots.txt names the sitemap, and gpc.json declares Global Privacy Control', async () => {
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  expect(await textOf('/robots.txt')).toBe(robots);
  const { body } = await get('/.well-known/gpc.json');
  expect(body).toEqual({ gpc: true, lastUpdate: pageContent('privacy').updated });
});

it('sitemap.xml lists all public pages with modification dates and pictures', async () => {
  const text = await textOf('/sitemap.xml');
  expect(text).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n( {2}<url>.*<\/url>\n)+<\/urlset>\n$/,
  );
  const pathIn = (entry: string) => all(entry, /<loc>(.*?)</g)[0]?.slice(siteUrl.length) ?? '';
  const entries = new Map(all(text, /<url>(.*)<\/url>/g).map((entry) => [pathIn(entry), entry]));
  expect([...entries.keys()].sort()).toEqual([...indexedPaths].sort());
  expect(entries.get('/')).toContain(`<lastmod>${pageContent('home').meta.changed}</lastmod>`);
  for (const [slug, { changed, gallery }] of Object.entries(roomPages)) {
    const entry = entries.get(roomPath(slug));
    expect(all(entry ?? '', /<lastmod>(.*)<.lastmod>/g)).toEqual(changed ? [changed] : []);
    for (const { name, hash } of gallery) expect(entry).toContain(`/media/${name}-${hash}-`);
  }
  for (const name of ['privacy', 'terms'] as const) {
    const [changed = ''] = all(entries.get(pages[name].path) ?? '', /<lastmod>(.*)<.lastmod>/g);
    expect(all(await textOf(pages[name].path), /<time dateTime="([^"]*)"/gi)).toContain(changed);
    expect([pageContent(name).updated, pageContent(name).reviewed].sort().at(-1)).toBe(changed);
  }
  for (const picture of new Set(all(text, /<image:loc>([^<]*)</g)))
    expect([picture, (await get(picture.slice(siteUrl.length))).status]).toEqual([picture, 200]);
});

it('sitemap.xml escapes the addresses that it lists', () => {
  const hotel = sampleHotel(smallDirectory);
  const settings = { ...hotel.site.settings, siteUrl: 'https://a.example?b&<c>' };
  const text = sitemap({ ...hotel, site: { ...hotel.site, settings } });
  expect(text).toContain('<image:loc>https://a.example?b&amp;&lt;c&gt;/media/');
  expect(text).toContain('<loc>https://a.example?b&amp;&lt;c&gt;/about<');
});

describe('llms.txt', () => {
  it('is Markdown with a title, a summary, and sections', async () => {
    const text = await textOf('/llms.txt');
    expect(text.startsWith(`# ${site.fullName}\n\n> ${site.kicker}. `)).toBe(true);
    expect(all(text, /^## (.*)$/gm)).toEqual(Object.values(ui.crawlers.headings));
    // Exactly one blank line around each heading and before each list.
    expect(text).not.toMatch(/[^\n]\n## |^#.*\n[^\n]|^(?!- ).+\n- |\n\n\n/m);
    expect(text).not.toMatch(/<[a-z]|undefined|\[object|\{/);
  });

  it('has the same facts as the pages', async () => {
    const text = await textOf('/llms.txt');
    const facts = [
      ...[site.addressLine, site.phone.display, site.email, amenities.petPolicy, site.ratesNote],
      ...amenities.amenities.map((amenity) => amenity.text),
      ...accessibility.room.measures.map(({ label, value }) => `${label}: ${value}`),
      ...pageContent('neighborhood').categories.flatMap(({ places }) =>
        places.map((place) => `${place.name}, ${distanceLabel(place)}`),
      ),
    ];
    expect(facts.filter((each) => !text.includes(each))).toEqual([]);
    for (const room of rooms) {
      const [line = ''] = all(text, new RegExp(`^- \\[${room.name}\\]\\(${siteUrl}(.*)$`, 'gm'));
      const roomFacts = [viewLabel(room), sizeLabel(room), room.balcony, sleepsLabel(room)].join(', ');
      for (const each of [roomPath(room.slug), rateLabel(room), roomFacts, room.description])
        expect(line).toContain(each);
    }
  });

  it('links to every other public page with its description', async () => {
    const text = await textOf('/llms.txt');
    for (const path of indexedPaths.filter((each) => !each.startsWith('/room/')))
      expect(text).toContain(`](${siteUrl}${path}): ${descriptionOf(await textOf(path))[0]}`);
    expect(text).not.toContain('/unsubscribe');
  });
});

it('structured data on the FAQ page has the same questions and answers as its text', async () => {
  const html = await textOf('/faq');
  const page = structuredData(html).find((each) => each['@type'] === 'FAQPage');
  const marked = page?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(marked).toHaveLength(questions.topics.flatMap((topic) => topic.questions).length);
  for (const { name, acceptedAnswer } of marked)
    for (const text of [name, acceptedAnswer.text]) expect(wordsOf(html)).toContain(text);
});
