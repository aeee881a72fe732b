/** Properties of all pages, tested on one response per page. pageRoute.test.ts tests the URLs of pages. */
import { existsSync } from 'node:fs';
import { roomPath } from '../../shared/pages';
import { cardPictures } from '../../tools/media/cards';
import {
  all,
  byRole,
  descriptionOf,
  type HTMLElement,
  h1Of,
  metaOf,
  parse,
  titleOf,
  wordsOf,
} from '../support/html';
import { get, siteUrl } from '../support/page-html';
import {
  addresses,
  everyPath,
  indexedPaths,
  labels,
  pages,
  rooms,
  site,
  unknownPath,
} from '../support/sample-content';
import { sampleHotel } from '../support/sample-hotel';

const cards = cardPictures(sampleHotel().content);
const htmlByPath = new Map<string, string>();
const documents = new Map<string, HTMLElement>();
beforeAll(async () => {
  for (const path of everyPath) {
    const { text } = await get(path);
    htmlByPath.set(path, text);
    documents.set(path, parse(text));
  }
});

const textOf = (path: string) => htmlByPath.get(path) ?? '';
const documentOf = (path: string) => documents.get(path) as HTMLElement;
const linksIn = (source: HTMLElement) =>
  source.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');

it.each(everyPath)('%s has one title, landmarks, ordered headings, and the common links', (path) => {
  const page = documentOf(path);
  const [title = '', ...moreTitles] = titleOf(textOf(path));
  expect([title.split(' | ').length, title.split(' | ').at(-1), moreTitles]).toEqual([2, site.brand, []]);
  expect(title.length).toBeLessThanOrEqual(60);
  const levels = byRole(page, 'heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
  for (const role of ['main', 'navigation', 'banner'])
    expect([role, byRole(page, role).length > 0]).toEqual([role, true]);
  const [footer] = byRole(page, 'contentinfo');
  expect(footer && linksIn(footer)).toEqual(
    expect.arrayContaining(['/accessibility', '/privacy-policy', '/do-not-sell', '/opt-out-preferences']),
  );
});

it.each(everyPath)('%s has a social card with a picture of the page or of the hotel', (path) => {
  const contentOf = (name: string) => metaOf(documentOf(path), name);
  expect(contentOf('og:title')).toEqual([expect.stringMatching(/./)]);
  expect(contentOf('og:url')).toEqual(path === unknownPath ? [] : [siteUrl + path]);
  const [image = ''] = contentOf('og:image');
  const picture = cards.find((card) => image === `${siteUrl}/cards/${card.name}.jpg`);
  expect(existsSync(`public/cards/${picture?.name}.jpg`)).toBe(true);
  expect(contentOf('og:image:alt')).toEqual([picture?.alt]);
  const room = rooms.find(({ slug }) => path === roomPath(slug));
  if (room) expect([picture?.name, ...h1Of(textOf(path))]).toEqual([room.picture.name, room.name]);
});

it.each(everyPath)('%s is the same for every guest, and its phone numbers are links', async (path) => {
  const unlinked = wordsOf(textOf(path).replace(/<a [^>]*href="tel:[^"]*"[^>]*>.*?<\/a>/g, ''));
  expect(all(unlinked, /(\(\d{3}\) \d{3}-\d{4})/g)).toEqual([]);
  const other = await get(path).set({
    'Sec-GPC': '1',
    DNT: '1',
    Cookie: 'cookieConsent=denied',
    'Accept-Language': 'es',
  });
  expect(other.text === textOf(path)).toBe(true);
  expect([other.headers['set-cookie'], other.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
});

it('all indexable pages have unique titles and descriptions', () => {
  const titles = indexedPaths.map((path) => titleOf(textOf(path))[0]);
  const descriptions = indexedPaths.map((path) => descriptionOf(textOf(path))[0] ?? '');
  for (const each of [titles, descriptions]) expect(new Set(each).size).toBe(indexedPaths.length);
  expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
  const paths = addresses.map(({ path }) => path);
  expect(paths.filter((path) => descriptionOf(textOf(path)).length !== 1)).toEqual([]);
});

it('every page with a rate says what the rate includes', () => {
  const amounts = rooms.map(labels.priceLabel);
  // The prices in the style guide are only samples.
  const others = everyPath.filter((path) => path !== pages['style-guide'].path);
  const withRates = others
    .map((path) => wordsOf(textOf(path)))
    .filter((words) => all(words, /(\$[\d,]+)/g).some((amount) => amounts.includes(amount)));
  expect(withRates.filter((words) => !words.includes(site.rateNote))).toEqual([]);
});

it('the room list and the stay form link to the accessible rooms', () => {
  for (const path of [pages.rooms.path, pages.book.path])
    expect(linksIn(documentOf(path))).toContain('/rooms-suites?filter=accessible#site-rooms');
});
