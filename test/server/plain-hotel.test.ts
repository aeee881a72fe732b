/** A German hotel without any optional parts. */
import path from 'node:path';
import request from 'supertest';
import { all, linksIn, structuredData, wordsOf } from '../support/html';
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

it.each(['/offers', '/group-accommodations', '/neighborhood', '/careers'])(
  'has neither a page at %s nor a link to it',
  async (address) => {
    expect((await get(address)).status).toBe(404);
    for (const file of ['/sitemap.xml', '/llms.txt', '/']) expect(await html(file)).not.toContain(address);
  },
);

it.each(['newsletter', 'group-request'])('rejects posts of the %s form', async (form) => {
  expect((await request(app()).post(`/api/${form}`)).status).toBe(404);
});

/** English words that do not occur in German text. */
const english =
  /\b(?:the|and|of|you|your|with|from|for|are|is|this|that|adults?|child(?:ren)?|guests?|nights?|rooms?|more|book|close|next|previous|page|per|sq ft|feet|miles)\b/gi;

it.each(paths)('has no English on %s', async (address) => {
  const document = await html(address);
  expect(document).toContain('<html lang="de-DE"');
  const spoken = all(document, / (?:alt|aria-label|placeholder|title)="([^"]*)"/g);
  expect([wordsOf(document), ...spoken].join(' ').match(english)).toBeNull();
  // No film, comparison table, review, or newsletter form.
  expect(document).not.toMatch(/<video|<table|<blockquote|action="\/api\/newsletter/);
});

it('has its currency in structured data and a filter for its view', async () => {
  expect(JSON.stringify(structuredData(await html(room)))).toContain('"priceCurrency":"EUR"');
  expect(linksIn(await html('/rooms-suites'))).toContainEqual(expect.stringContaining('?filter=muehle'));
});

it('has no floor plan, and no gallery buttons for a single picture', async () => {
  const markup = (await html(room)).replace(/<(script|style)[\s>].*?<\/\1>/gs, '');
  for (const words of [galleries.next, plans.wallToWall]) expect(markup).not.toContain(words);
});
