import { sitemap } from '../../../server/pages/sitemap';
import { pages, roomPath } from '../../../shared/pages';
import { smallDirectory } from '../../support/hotel-source';
import { all } from '../../support/html';
import { sampleHotel } from '../../support/sample-hotel';
import { content, indexedPaths, pageContent } from '../../support/small-hotel';
import { testSite } from '../../support/test-app';

const { roomPages } = content;

const siteUrl = 'https://www.harborinn.example';
const { get, textOf } = testSite({ SITE_URL: siteUrl });

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

it('sitemap.xml escapes the listed addresses', () => {
  const hotel = sampleHotel(smallDirectory);
  const settings = { ...hotel.site.settings, siteUrl: 'https://a.example?b&<c>' };
  const text = sitemap({ ...hotel, site: { ...hotel.site, settings } });
  expect(text).toContain('<image:loc>https://a.example?b&amp;&lt;c&gt;/media/');
  expect(text).toContain('<loc>https://a.example?b&amp;&lt;c&gt;/about<');
});
