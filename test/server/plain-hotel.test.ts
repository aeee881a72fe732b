/** A German hotel without anything that a hotel may be without. */
import path from 'node:path';
import request from 'supertest';
import { all, insideLinks, structuredData, wordsOf } from '../support/html';
import { sampleHotel } from '../support/sample';
import { testSite } from '../support/test-app';

const directory = path.resolve('test/hotels/plain');
const { content, addresses } = sampleHotel(directory);
const { galleries, plans } = content.ui;
const internal = ['/style-guide', '/test-nav'];
const paths = [...addresses.map((each) => each.path), '/no-such-page'].filter(
  (each) => !internal.includes(each),
);
const room = '/room/ahorn/';

const { app, get, textOf: html } = testSite({}, { directory });

it.each(['/offers', '/group-accommodations', '/neighborhood', '/careers', '/groups/any'])(
  'has neither page nor link at %s',
  async (address) => {
    expect((await get(address)).status).toBe(404);
    for (const file of ['/sitemap.xml', '/llms.txt', '/']) expect(await html(file)).not.toContain(address);
  },
);

it.each(['newsletter', 'group-request'])('rejects posts of the form %s', async (form) => {
  expect((await request(app()).post(`/api/${form}`)).status).toBe(404);
});

/** Words of English that no German text has. */
const english =
  /\b(?:the|and|of|you|your|with|from|for|are|is|this|that|adults?|child(?:ren)?|guests?|nights?|rooms?|more|book|close|next|previous|page|per|sq ft|feet|miles)\b/gi;

it.each(paths)('has no English on %s', async (address) => {
  const document = await html(address);
  expect(document).toContain('<html lang="de-DE"');
  const spoken = all(document, / (?:alt|aria-label|placeholder|title)="([^"]*)"/g);
  expect([wordsOf(document), ...spoken].join(' ').match(english)).toBeNull();
  // A film, a table of the comparison, a review, the form of the newsletter.
  expect(document).not.toMatch(/<video|<table|<blockquote|action="\/api\/newsletter/);
});

it('has its currency in structured data and a filter for its view', async () => {
  expect(JSON.stringify(structuredData(await html(room)))).toContain('"priceCurrency":"EUR"');
  expect(insideLinks(await html('/rooms-suites'))).toContainEqual(expect.stringContaining('?filter=muehle'));
});

it('has neither buttons for a single picture nor a plan', async () => {
  const markup = (await html(room)).replace(/<(script|style)[\s>].*?<\/\1>/gs, '');
  for (const words of [galleries.next, plans.wallToWall]) expect(markup).not.toContain(words);
});
