/**
 * Every word that guests read comes from content/. These tests put all text from content in brackets, then check that
 * pages, emails, and other responses have no words outside the brackets.
 */

import type { RequestListener } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import request from 'supertest';
import { stayLabel } from '../../client/stay/stayLabel';
import { compileHotel } from '../../server/content/loadHotel';
import { createSnapshot } from '../../server/content/snapshot';
import { emailHtml } from '../../server/mail/messages/EmailLayout';
import { emailText } from '../../server/mail/messages/email';
import { sampleEmails } from '../../server/mail/preview';
import { errorPage } from '../../server/pages/errorPage';
import { forms } from '../../shared/forms/allForms';
import { sampleOf } from '../../shared/forms/definition';
import { bareManifest } from '../support/bare-manifest';
import type { AnyJson } from '../support/compile';
import { configOf } from '../support/config-and-logger';
import { hotelSource, smallDirectory } from '../support/hotel-source';
import { normalize, structuredData, wordsOf } from '../support/html';
import { hotelOf, loadPages, testApp } from '../support/test-app';

jest.mock('../../shared/content/replaceTokens', () => {
  const { replaceTokens } = jest.requireActual('../../shared/content/replaceTokens');
  return { replaceTokens: (...given: unknown[]) => `⟦${replaceTokens(...given)}⟧` };
});

const bracket = (json: AnyJson, ...names: string[]) => {
  for (const name of names) if (json[name]) json[name] = `⟦${json[name]}⟧`;
};

/** Replaces titles and descriptions, which the brackets would make too long for search results. */
function shorten({ meta, page }: AnyJson): void {
  Object.assign(meta ?? page ?? {}, { title: 'Title', description: 'Description. '.repeat(8) });
}

/** Adds brackets to text that does not go through `replaceTokens`, by file or folder. */
const marks: Record<string, (json: AnyJson) => void> = {
  'hotel.json'(json) {
    bracket(json, 'brand', 'fullName', 'kicker', 'rateNote', 'ratesNote', 'temperature');
    bracket(json.address, 'street', 'city', 'region', 'postalCode');
    bracket(json.figures, ...Object.keys(json.figures));
    for (const social of json.socials) bracket(social, 'name');
    bracket(json.languages, ...Object.keys(json.languages));
  },
  'rooms/'(json) {
    shorten(json);
    bracket(json, 'name', 'balcony');
  },
  'pages/': shorten,
  'places.json': ({ places }) =>
    places.map((place: AnyJson) => bracket(place, 'name', 'street', 'suite', 'why')),
  'brand.json': ({ colors }) => Object.values(colors).map((color) => bracket(color, 'name')),
};

function marked(text: string, mark: (json: AnyJson) => void): string {
  const json = JSON.parse(text);
  mark(json);
  return JSON.stringify(json);
}

const source = hotelSource(smallDirectory);
const bracketed = [...source.content].map(([file, text]) => {
  const mark = marks[file.replace(/\/.*/, '/')];
  return [file, mark ? marked(text, mark) : text] as const;
});
/** Alt text must start with a capital letter and end with a period. */
const markAlt = (json: AnyJson) => json.alt && Object.assign(json, { alt: `A⟦${json.alt}⟧.` });
const media = [...source.media].map(
  ([file, text]) => [file, file.endsWith('.json') ? marked(text, markAlt) : text] as const,
);

const siteUrl = 'https://www.example.com';
const env = { DELIVER_LOCAL_FORMS: 'true', SITE_URL: siteUrl, RATE_LIMIT_MAX: '1000' };
const hotel = createSnapshot(
  compileHotel({ ...source, content: new Map(bracketed), media: new Map(media) }),
  configOf(env),
);

/** Colors, numbers, times, and names, which do not count as words. */
const ignoredPatterns = [
  ...[/#[0-9A-F]{6}\b/g, /\(\d{3}\) [\d-]+/g, /[\w.]+@[\w.]+/g],
  ...[/\b\d+(:\d\d)? [ap]\.m\./g, /\b[A-Z][A-Z0-9-]{2,}\b/g, /https?:[^\s⟦]+/g],
];

/** The words outside the brackets. */
function hardcodedText(text: string): string[] {
  let left = text;
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(/⟦[^⟦⟧]*⟧/g, ' | ');
  }
  for (const each of ignoredPatterns) left = left.replace(each, ' | ');
  const words = left.split('|').map((each) => each.trim());
  return [...new Set(words.filter((each) => /[a-z]{2}/i.test(each)))];
}

/** The text of a page, including labels. */
function spoken(html: string): string {
  const labels = [...normalize(html).matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)];
  return [wordsOf(html), ...labels.map(([, text]) => text)].join(' | ');
}

/** Properties of structured data whose values are names, codes, times, or addresses. */
const machineValues =
  /^(@.*|url|item|image|logo|sameAs|hasMap|telephone|email|unitCode|priceCurrency|currenciesAccepted|addressCountry|checkinTime|checkoutTime|valid.*|datePosted|employmentType|unitText|foundingDate|streetAddress)$/;

function stringsIn(value: AnyJson): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, each]) => (machineValues.test(name) ? '' : stringsIn(each)))
    .join(' | ');
}

let server: RequestListener;
beforeAll(async () => {
  await loadPages();
  server = testApp(env, { hotel: hotelOf(() => hotel) }).app;
});
const get = async (path: string) => (await request(server).get(path)).text;

it.each([
  ...hotel.addresses.map(({ path }) => path),
  '/book?arrival=2020-01-01&departure=2020-01-01&adults=0&children=x',
  '/nowhere',
])('%s has only words from the content', async (path) => {
  const html = await get(path);
  expect(html).toContain('⟦');
  expect(hardcodedText(spoken(html))).toEqual([]);
  expect(hardcodedText(stringsIn(structuredData(html)))).toEqual([]);
});

const form = 'application/x-www-form-urlencoded';

it.each([
  ['a missing field', form, 'email=x', siteUrl],
  ['a post from another site', form, 'email=x', 'https://other.example'],
  ['an unsupported type', 'text/plain', 'x', siteUrl],
  ['invalid JSON', 'application/json', '{', siteUrl],
  ['a post that is too long', form, `message=${'x'.repeat(200_000)}`, siteUrl],
])('the response to %s has only words from the content', async (_, type, body, origin) => {
  const post = request(server).post('/api/contact').set('Content-Type', type).set('Origin', origin);
  const { status, text } = await post.send(body);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(text).toContain('⟦');
  expect(hardcodedText(text.startsWith('{') ? stringsIn(JSON.parse(text)) : spoken(text))).toEqual([]);
});

const days = { arrival: '2027-05-14', departure: '2027-05-17' };

it.each<[string, () => string | Promise<string>]>([
  ['a stay’s label', () => stayLabel({ ...days, adults: 2, children: 1 }, hotel.site.stayForm, hotel.labels)],
  ['llms.txt', async () => (await get('/llms.txt')).replace(/\]\([^)]*\)|[\n[:;,]/g, ' | ')],
  ['the error page', async () => spoken(await textOf(errorPage(hotel, bareManifest).html))],
  ['the response to a malformed URL', () => get('/%ff')],
  ['the API’s response to a malformed URL', async () => JSON.parse(await get('/api/%ff')).message],
])('%s has only words from the content', async (_, getText) => {
  const text = await getText();
  expect(text).toContain('⟦');
  expect(hardcodedText(text)).toEqual([]);
});

/** The text that guests typed in the sample posts. */
const sampleTexts = Object.values(forms)
  .flatMap((each) => Object.values<unknown>(sampleOf(each)))
  .filter((value): value is string => typeof value === 'string' && value !== '');

it.each(Object.entries(sampleEmails(hotel, siteUrl)))(
  'the email %s has only words from the content',
  (_, { quote, ...letter }) => {
    const email = quote ? { ...letter, quote: { ...quote, text: '-' } } : letter;
    for (const part of [email.subject, emailText(hotel, email), wordsOf(emailHtml(hotel, email))]) {
      const ours = sampleTexts.reduce((left, each) => left.replaceAll(each, '|'), part);
      expect(hardcodedText(ours.replace(/mailto:[^\s⟦]+|\b\p{Lu}\p{Ll}+ \d+, \d{4}\b/gu, '|'))).toEqual([]);
    }
  },
);
