/** Common properties of all pages, checked in one response each; test/server/routes.test.ts has the paths. */
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { plannedCards } from '../../tools/cards/plan';
import { siteApp, siteUrl } from '../support/app';
import {
  accessibility,
  addresses,
  everyPath,
  indexedPaths,
  jobChoices,
  matchingRooms,
  pages,
  priceLabel,
  roomContent,
  roomFilters,
  roomPath,
  roomSlugs,
  rooms,
  site,
  unknownPath,
} from '../support/content';
import {
  all,
  canonicalOf,
  descriptionOf,
  h1Of,
  headingLevels,
  readable,
  titleOf,
  wordsOf,
} from '../support/html';
import { sampleHotel } from '../support/sample';

let app: RequestListener;
/** HTML by path. */
const texts = new Map<string, string>();
beforeAll(async () => {
  app = await siteApp();
  for (const path of everyPath) texts.set(path, (await request(app).get(path)).text);
});

const textOf = (path: string) => texts.get(path) ?? '';
const htmlOf = (path: string) => readable(textOf(path));
const canonicalPaths = addresses.map(({ path }) => path);
const tag = (path: string, name: string) =>
  all(htmlOf(path), new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g'));

it.each(canonicalPaths)(
  '%s has one title, one h1, its landmarks, headings in order and social tags',
  (path) => {
    const text = textOf(path);
    const [title, ...moreTitles] = titleOf(text);
    expect(moreTitles).toEqual([]);
    expect(title?.split(' | ')).toEqual([expect.stringMatching(/./), site.brand]);
    expect(title?.length).toBeLessThanOrEqual(60);
    const levels = headingLevels(text);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
    const landmarks = ['<main', '<nav', '<footer', '<header'];
    expect(landmarks.filter((landmark) => !text.includes(landmark))).toEqual([]);
    expect(text).not.toMatch(/<(?:object|embed|applet|frameset)\b/i);
    expect(tag(path, 'og:title')).toHaveLength(1);
    expect(tag(path, 'og:url')).toEqual([siteUrl + path]);
  },
);

it.each(plannedCards(sampleHotel().content))(
  '$path has its card, with alt text',
  ({ path, file, title, picture }) => {
    if (path.startsWith('/room/')) expect(h1Of(textOf(path))).toEqual([title]);
    expect(tag(path, 'og:image')).toEqual([`${siteUrl}/cards/${file}`]);
    expect(tag(path, 'og:image:width')).toEqual(['1200']);
    expect(tag(path, 'og:image:height')).toEqual(['630']);
    expect(tag(path, 'og:image:alt')).toEqual([picture.alt]);
    expect(tag(path, 'twitter:card')).toEqual(['summary_large_image']);
  },
);

it('an unknown page has the card of Home', () => {
  expect(tag(unknownPath, 'og:image')).toEqual([`${siteUrl}/cards/home.jpg`]);
});

it.each(everyPath)('%s has the common texts and links, the same for every guest', async (path) => {
  const html = htmlOf(path);
  const unlinked = wordsOf(html.replace(/<a [^>]*href="tel:[^"]*"[^>]*>.*?<\/a>/g, ''));
  expect(all(unlinked, /(\(\d{3}\) \d{3}-\d{4})/g)).toEqual([]);
  expect(unlinked.includes(site.phone.display)).toBe(false);
  expect(all(html.replace(/^.*<footer/, ''), /href="([^"]*)"/g)).toEqual(
    expect.arrayContaining([
      '/accessibility',
      ...['/privacy-policy', '/do-not-sell', '/opt-out-preferences'],
    ]),
  );
  const other = await request(app)
    .get(path)
    .set({ 'Sec-GPC': '1', DNT: '1', Cookie: 'cookieConsent=denied', 'Accept-Language': 'es' });
  expect(other.text === textOf(path)).toBe(true);
  expect([other.headers['set-cookie'], other.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
});

it('every page has a description, every indexable page a unique title and description; other pages are not indexable', async () => {
  const titles = indexedPaths.map((path) => titleOf(textOf(path))[0]);
  const descriptions = indexedPaths.map((path) => descriptionOf(textOf(path))[0] ?? '');
  for (const each of [titles, descriptions]) expect(new Set(each).size).toBe(indexedPaths.length);
  expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
  expect(canonicalPaths.filter((path) => descriptionOf(textOf(path)).length !== 1)).toEqual([]);
  const noindex = /<meta name="robots" content="noindex"/;
  const unlisted = canonicalPaths.filter((path) => noindex.test(textOf(path)));
  expect(unlisted).toEqual(canonicalPaths.filter((path) => !indexedPaths.includes(path)));
  expect(unlisted).not.toEqual([]);
  expect((await request(app).get(unknownPath)).text).toMatch(noindex);
});

it('a line over the headings of Home and Contact says what and where the hotel is', () => {
  for (const path of ['/', pages.contact.path])
    expect(htmlOf(path)).toContain(`<p class="label">${site.kicker}</p><h1`);
});

const filter = roomFilters.find((each) => matchingRooms(rooms, each).length < rooms.length) ?? '';
const [{ department, location } = { department: '', location: '' }] = jobChoices;

it.each([
  [pages.rooms.path, new URLSearchParams({ filter })],
  [pages.careers.path, new URLSearchParams({ department, location })],
])('%s?%s is a distinct page for guests, but not for search engines', async (path, query) => {
  const filtered = readable((await request(app).get(`${path}?${query}`)).text);
  expect(filtered === htmlOf(path)).toBe(false);
  expect(canonicalOf(filtered)).toEqual([siteUrl + path]);
});

it('no page has a rate without what it includes', () => {
  const known = new Set(rooms.map(priceLabel));
  // The style guide only has samples.
  for (const path of everyPath.filter((each) => each !== pages['style-guide'].path)) {
    const words = wordsOf(htmlOf(path));
    const rates = all(words, /(\$[\d,]+)/g).filter((amount) => known.has(amount));
    expect([path, rates.length === 0 || words.includes(site.rateNote)]).toEqual([path, true]);
  }
});

describe('accessible rooms', () => {
  const bookingLinks = (html: string) =>
    all(html, /href="([^"]*)"/g).filter((href) => href.startsWith(site.booking.engine));

  it('have measurements on every room’s page, are booked like others, and others state that they are not accessible', () => {
    const [first = ''] = roomSlugs;
    expect(bookingLinks(htmlOf(roomPath(first)))).not.toEqual([]);
    const { measures } = accessibility.room;
    for (const { slug, wheelchairAccessible } of rooms) {
      const html = htmlOf(roomPath(slug));
      const [section = ''] = all(html, /(<section[^>]* id="accessibility".*?<\/section>)/g);
      expect([slug, all(section, /<dd class="figure">([^<]*)</g)]).toEqual([
        slug,
        measures.map(({ value, verified }) => (verified ? value : `${value}*`)),
      ]);
      expect(section.includes(roomContent.accessibility.notAccessible)).toBe(!wheelchairAccessible);
      expect(all(section, /href="((?:tel|mailto):[^"]*)"/g)).toEqual(
        expect.arrayContaining([site.phone.href, `mailto:${site.email}`]),
      );
      expect(bookingLinks(html)).toEqual(bookingLinks(htmlOf(roomPath(first))));
    }
  });

  it('are a filter of the rooms, linked from the stay form', () => {
    const filter = '/rooms-suites?filter=accessible#rooms';
    for (const path of [pages.rooms.path, pages.book.path])
      expect(all(htmlOf(path), /href="([^"]*)"/g)).toContain(filter);
  });
});
