import type { RequestListener } from 'node:http';
import request from 'supertest';
import { answerText } from '../../server/pages/structuredData/questions';
import { pages } from '../../shared/pages';
import { roomPath } from '../../shared/room';
import { siteUrl } from '../support/app';
import { all, descriptionOf, structuredData, wordsOf } from '../support/html';
import { amenities, content, indexedPaths, labels, pageTexts, rooms, site } from '../support/small';
import { loadPages, testApp } from '../support/test-app';

const { accessibility, questions, roomPages, ui } = content;
const { distanceLabel, rateLabel, sizeLabel, sleepsLabel, viewLabel } = labels;

let app: RequestListener;
beforeAll(async () => {
  await loadPages();
});
beforeEach(() => {
  app = testApp({ SITE_URL: siteUrl }).app;
});

const textOf = async (path: string) => (await request(app).get(path)).text;

describe('sitemap.xml', () => {
  it('lists every public page once, by its canonical URL', async () => {
    const answer = await request(app).get('/sitemap.xml');
    expect(answer.type).toBe('application/xml');
    const listed = all(answer.text, /<loc>([^<]*)<\/loc>/g);
    expect(listed.sort()).toEqual(indexedPaths.map((path) => siteUrl + path).sort());
    const [head = '', ...entries] = answer.text.split('\n');
    expect(head).toBe('<?xml version="1.0" encoding="UTF-8"?>');
    expect(entries.shift()).toMatch(/^<urlset xmlns="[^"]+" xmlns:image="[^"]+">$/);
    expect(entries.splice(-2)).toEqual(['</urlset>', '']);
    const entry =
      /^ {2}<url><loc>[^<]+<\/loc>(<lastmod>[^<]+<\/lastmod>)?(<image:image><image:loc>[^<]+<\/image:loc><\/image:image>)*<\/url>$/;
    expect(entries.filter((each) => !entry.test(each))).toEqual([]);
  });

  /** Entries by path. */
  const entries = async () =>
    new Map(
      all(await textOf('/sitemap.xml'), /<url>(.*?)<\/url>/g).map((entry) => [
        (all(entry, /<loc>([^<]*)<\/loc>/g)[0] ?? '').slice(siteUrl.length),
        entry,
      ]),
    );

  it('has the date of each page’s last change, from its content', async () => {
    for (const [path, entry] of await entries()) {
      const [day, ...more] = all(entry, /<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g);
      expect([path, more]).toEqual([path, []]);
      const slug = /^\/room\/(.+)\/$/.exec(path)?.[1];
      if (slug) expect(day).toBe(roomPages[slug]?.changed);
      if (path === pages.home.path) expect(day).toBe(pageTexts('home').meta.changed);
    }
  });

  it('has the pictures of each page, without duplicates or missing files', async () => {
    const found = await entries();
    const seen = new Set<string>();
    for (const [path, entry] of found) {
      const images = all(entry, /<image:loc>([^<]*)<\/image:loc>/g);
      expect([path, images.length]).toEqual([path, new Set(images).size]);
      for (const image of images) seen.add(image.slice(siteUrl.length));
    }
    for (const { room, gallery } of Object.values(roomPages)) {
      const images = all(found.get(roomPath(room.slug)) ?? '', /<image:loc>([^<]*)<\/image:loc>/g);
      expect(
        gallery.filter(({ name, hash }) => !images.some((each) => each.includes(`/${name}-${hash}-`))),
      ).toEqual([]);
    }
    expect(seen.size).toBeGreaterThanOrEqual(rooms.length);
    for (const image of seen) expect([image, (await request(app).head(image)).status]).toEqual([image, 200]);
  });
});

describe('robots.txt', () => {
  it('allows everything but the forms’ endpoints, and names the sitemap', async () => {
    const answer = await request(app).get('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.text).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  });
});

describe('/.well-known/gpc.json', () => {
  it('declares that Global Privacy Control is honored, since the date of the policy', async () => {
    const answer = await request(app).get('/.well-known/gpc.json');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.body).toEqual({ gpc: true, lastUpdate: pageTexts('privacy').updated });
  });
});

describe('llms.txt', () => {
  it('is plain text, cached like pages', async () => {
    const answer = await request(app).get('/llms.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe((await request(app).get('/')).headers['cache-control']);
    expect(
      (
        await request(app)
          .get('/llms.txt')
          .set('If-None-Match', answer.headers.etag ?? '')
      ).status,
    ).toBe(304);
    expect(answer.text).not.toMatch(/<[a-z]|undefined|\[object|\{/);
  });

  it('has the format of llmstxt.org: a title, a summary, sections with links', async () => {
    const text = await textOf('/llms.txt');
    expect(text.startsWith(`# ${site.fullName}\n\n> ${site.kicker}. `)).toBe(true);
    expect(text.match(/^# /gm)).toHaveLength(1);
    expect(all(text, /^## (.*)$/gm)).toEqual(Object.values(ui.crawlers.headings));
    expect(text).toMatch(/\S\n$/);
    expect(text).not.toMatch(/\n\n\n/);
    // Markdown: a blank line before and after each heading, and before each list.
    expect(text).not.toMatch(/[^\n]\n## |^#.*\n[^\n]|^(?!- ).+\n- /m);
  });

  it('has the same rooms, rates, amenities, dimensions and places as the pages', async () => {
    const text = await textOf('/llms.txt');
    const wanted = [
      ...[site.addressLine, site.phone.display, site.email, amenities.petPolicy, site.ratesNote],
      ...amenities.amenities.map((amenity) => amenity.text),
      ...accessibility.room.measures.map(({ label, value }) => `${label}: ${value}`),
      ...pageTexts('neighborhood').categories.flatMap(({ places }) =>
        places.map((place) => `${place.name}, ${distanceLabel(place)}`),
      ),
    ];
    expect(wanted.filter((each) => !text.includes(each))).toEqual([]);
    const lines = all(text, /^(- \[.*\]\(.*\/room\/.*)$/gm);
    expect(lines).toHaveLength(rooms.length);
    for (const [index, room] of rooms.entries()) {
      const facts = [viewLabel(room), sizeLabel(room), room.balcony, sleepsLabel(room)];
      const address = siteUrl + roomPath(room.slug);
      expect(lines[index]).toContain(`- [${room.name}](${address}): `);
      for (const said of [rateLabel(room), facts.join(', '), room.description])
        expect(lines[index]).toContain(said);
    }
  });

  it('links to every public page except the rooms’, which it lists above, with its description', async () => {
    const text = await textOf('/llms.txt');
    for (const path of indexedPaths.filter((each) => !each.startsWith('/room/')))
      expect(text).toContain(`](${siteUrl}${path}): ${descriptionOf(await textOf(path))[0]}`);
    expect(text).not.toContain(pages.unsubscribe.path);
  });
});

it('an answer for search engines has no last sentence that is only a link', () => {
  const link = { text: 'By train', to: pages.contact.path };
  expect(answerText(['On foot. ', link, '.'])).toBe('On foot.');
  expect(answerText(['See the way ', link, '.'])).toBe('See the way By train.');
  expect(answerText([link, '.'])).toBe('By train.');
  expect(answerText(['Call. ', link, ' is another.'])).toBe('Call. By train is another.');
});

it('questions are marked up on the page that answers them, word for word', async () => {
  const html = await textOf(pages.faq.path);
  const page = structuredData(html).find((each) => each['@type'] === 'FAQPage');
  const asked = page?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(asked.map(({ name }) => name)).toEqual(
    questions.topics.flatMap((topic) => topic.questions.map(({ question }) => question)),
  );
  const words = wordsOf(html);
  const texts = asked.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
  expect(texts.filter((text) => !words.includes(text))).toEqual([]);
});
