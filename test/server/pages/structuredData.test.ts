/** JSON-LD on each kind of page. */
import { inspect } from 'node:util';
import { structuredData } from '../../../server/pages/structuredData';
import { offerPath, pages, roomPath } from '../../../shared/pages';
import { structuredData as dataIn, wordsOf } from '../../support/html';
import { content, everyPath, indexedPaths, offers, small } from '../../support/small-hotel';
import { testSite } from '../../support/test-app';

const { textOf: htmlOf } = testSite({ SITE_URL: 'https://www.example.com' });
const [offer] = offers;

it.each([
  ['the hotel', 'Hotel', '/'],
  ['the site', 'WebSite', '/'],
  ['the rooms', 'ItemList', pages.rooms.path],
  ['a suite', 'Hotel', roomPath('harbor-suite')],
  ['an offer', 'Offer', offerPath(offer?.id ?? '')],
  ['the venue', 'EventVenue', pages.groups.path],
  ['a page’s breadcrumbs', 'BreadcrumbList', offerPath(offer?.id ?? '')],
])('describes %s', async (_, type, path) => {
  const data = dataIn(await htmlOf(path)).find((each) => each['@type'] === type);
  const text = inspect(data, { depth: 9, compact: 5, breakLength: 150 });
  // All URLs are absolute.
  expect(text).not.toContain("'/");
  expect(text.replaceAll('https://www.example.com', '')).toMatchSnapshot();
});

it('JSON-LD is on all indexable pages and only there, with breadcrumbs except on the home page', async () => {
  for (const path of everyPath) {
    const types = dataIn(await htmlOf(path)).map((data) => data['@type']);
    const isIndexed = indexedPaths.some((each) => each === path);
    expect([path, types.length > 0]).toEqual([path, isIndexed]);
    expect([path, types.includes('BreadcrumbList')]).toEqual([path, isIndexed && path !== '/']);
  }
});

it('JSON-LD cannot close its script element', () => {
  const unusual = { ...small, siteUrl: 'https://www.example.com/</script>' };
  for (const text of structuredData(unusual).values())
    expect(text.match(/<\/script>/g)).toHaveLength(text.match(/<script /g)?.length ?? 0);
});

it('the FAQ page’s data has the same questions and answers as its text', async () => {
  const html = await htmlOf('/faq');
  const page = dataIn(html).find((each) => each['@type'] === 'FAQPage');
  const marked = page?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(marked).toHaveLength(content.questions.topics.flatMap((topic) => topic.questions).length);
  for (const { name, acceptedAnswer } of marked)
    for (const text of [name, acceptedAnswer.text]) expect(wordsOf(html)).toContain(text);
});
