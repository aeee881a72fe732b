/**
 * Every word that a guest reads is content: with each text of content/ in brackets, pages and other answers have no words
 * outside them.
 * What the code would say by itself stands out.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import request from 'supertest';
import { stayLabel } from '../../client/stay/stayLabel';
import { compileHotel } from '../../server/content/load';
import { createSnapshot } from '../../server/content/snapshot';
import { emailHtml } from '../../server/mail/messages/EmailLayout';
import { emailText } from '../../server/mail/messages/email';
import { sampleEmails } from '../../server/mail/preview';
import { errorPage } from '../../server/pages/errorPage';
import { forms } from '../../shared/forms/allForms';
import { sampleOf } from '../../shared/forms/definition';
import { plannedCards } from '../../tools/cards/plan';
import { makeIcons } from '../../tools/media/icons';
import { bareManifest } from '../support/bare-manifest';
import { configOf } from '../support/config-and-logger';
import { readable, structuredData, wordsOf } from '../support/html';
import { textsOf } from '../support/sample';
import { smallDirectory } from '../support/small';
import { loadPages, testApp } from '../support/test-app';

const inBrackets = (text: string) => `⟦${text}⟧`;

jest.mock('../../shared/content/tokens', () => {
  const { replaceTokens } = jest.requireActual('../../shared/content/tokens');
  return { replaceTokens: (...given: unknown[]) => `⟦${replaceTokens(...given)}⟧` };
});

// biome-ignore lint/suspicious/noExplicitAny: JSON of all shapes
type Any = any;

/** Short enough for search results with the brackets. */
function shorten(json: Any): void {
  for (const each of [json.meta, json.page].filter(Boolean))
    Object.assign(each, { title: 'Title', description: 'Description. '.repeat(8) });
}

/** Texts of hotel.json, which have no tokens. */
function markSite(json: Any): void {
  for (const name of ['brand', 'fullName', 'kicker', 'rateNote', 'ratesNote', 'temperature'])
    if (json[name]) json[name] = inBrackets(json[name]);
  for (const each of [json.address, json.figures])
    for (const name of Object.keys(each)) if (name !== 'country') each[name] = inBrackets(each[name]);
  for (const social of json.socials) social.name = inBrackets(social.name);
  json.languages = json.languages.map(inBrackets);
}

function markRoom(json: Any): void {
  shorten(json);
  json.name = inBrackets(json.name);
  json.balcony = inBrackets(json.balcony);
}

function markPlaces(json: Any): void {
  for (const place of json.places)
    for (const name of ['name', 'street', 'suite', 'why'])
      if (place[name]) place[name] = inBrackets(place[name]);
}

/** Names of colors, which have no tokens. */
function markBrand(json: Any): void {
  for (const color of Object.values<Any>(json.colors)) color.name = inBrackets(color.name);
}

/** How the texts of a file that have no tokens get brackets. */
function markOf(file: string): ((json: Any) => void) | undefined {
  if (file.startsWith('rooms/')) return markRoom;
  if (/^pages\/.*json$/.test(file)) return shorten;
  return { 'hotel.json': markSite, 'places.json': markPlaces, 'brand.json': markBrand }[file];
}

const marked = (text: string, mark: (json: Any) => void): string => {
  const json = JSON.parse(text);
  mark(json);
  return JSON.stringify(json);
};

/** An alternative text begins with a capital letter and ends with a period. */
function markAlt(json: Any): void {
  if (json.alt) json.alt = `A${inBrackets(json.alt)}.`;
}

const texts = textsOf(smallDirectory);
const contentTexts = new Map(
  [...texts.content].map(([file, text]) => {
    const mark = markOf(file);
    return [file, mark ? marked(text, mark) : text];
  }),
);
const mediaTexts = new Map(
  [...texts.media].map(([file, text]) => [file, /"alt"/.test(text) ? marked(text, markAlt) : text]),
);

const siteUrl = 'https://www.example.com';
const env = { DELIVER_LOCAL_FORMS: 'true', SITE_URL: siteUrl, RATE_LIMIT_MAX: '1000' };
const hotel = createSnapshot(
  compileHotel({ ...texts, content: contentTexts, media: mediaTexts }),
  configOf(env),
);
const { content } = hotel;

/** Colors, numbers, times and names that are no words of the code. */
const wordless = [
  /#[0-9A-F]{6}\b/g,
  /\(\d{3}\) [\d-]+/g,
  /[\w.]+@[\w.]+/g,
  /\b\d+(:\d\d)? [ap]\.m\./g,
  /\b[A-Z][A-Z0-9-]{2,}\b/g,
];

/** What a page says outside of the brackets. */
function codesWords(html: string): string[] {
  const whole = readable(html);
  const spoken = [...whole.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)];
  return outsideBrackets([wordsOf(html), ...spoken.map(([, text]) => text)].join(' | '));
}

function outsideBrackets(text: string): string[] {
  let left = text;
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(/⟦[^⟦⟧]*⟧/g, ' | ');
  }
  for (const each of wordless) left = left.replace(each, ' | ');
  const words = left.split('|').map((text) => text.trim());
  return [...new Set(words.filter((text) => /[a-z]{2}/i.test(text)))];
}

/** Values of structured data that are names of things, codes, times and addresses. */
const machineValues =
  /^(@.*|url|item|image|logo|sameAs|hasMap|telephone|email|unitCode|priceCurrency|currenciesAccepted|addressCountry|checkinTime|checkoutTime|valid.*|datePosted|employmentType|unitText|foundingDate|streetAddress)$/;

const textsIn = (value: Any, key = ''): string[] =>
  machineValues.test(key) || !value
    ? []
    : typeof value === 'object'
      ? Object.entries(value).flatMap(([name, each]) => textsIn(each, Array.isArray(value) ? key : name))
      : typeof value === 'string'
        ? [value]
        : [];

const roomPath = `/room/${content.rooms[0]?.slug}/`;

let server: RequestListener;
const ask = async (path: string) => (await request(server).get(path)).text;
beforeAll(async () => {
  await loadPages();
  server = testApp(env, { hotel: { current: () => hotel, onChange: () => undefined } }).app;
});

it.each([
  '/',
  '/rooms-suites',
  roomPath,
  '/offers',
  `/offers/${content.offers.offers[0]?.id}`,
  `/groups/${Object.keys(content.roomBlocks)[0]}`,
  '/gallery',
  '/neighborhood',
  '/about',
  '/contact',
  '/group-accommodations',
  '/faq',
  '/accessibility',
  '/careers',
  '/book',
  '/book?arrival=2020-01-01&departure=2020-01-01&adults=0&children=x',
  '/unsubscribe',
  '/do-not-sell',
  '/opt-out-preferences',
  '/privacy-policy',
  '/terms',
  '/style-guide',
  '/test-nav',
  '/nowhere',
])('%s has no words of the code', async (address) => {
  const html = await ask(address);
  expect(html).toContain('⟦');
  expect(codesWords(html)).toEqual([]);
  expect(structuredData(html).flatMap((data) => outsideBrackets(textsIn(data).join(' | ')))).toEqual([]);
});

it('the label of a chosen stay has no words of the code', () => {
  const days = { arrival: '2027-05-14', departure: '2027-05-17' };
  for (const guests of [
    { adults: 1, children: 0 },
    { adults: 2, children: 1 },
    { adults: 2, children: 2 },
  ])
    expect(outsideBrackets(stayLabel({ ...days, ...guests }, hotel.site.stayForm, hotel.labels))).toEqual([]);
});

it('the summary for assistants has no words of the code', async () => {
  const text = (await ask('/llms.txt')).replace(/\]\([^)]*\)/g, ' | ').replace(/https?:\S+/g, ' ');
  expect(text).toContain('⟦');
  expect(outsideBrackets(text.replace(/[\n[:;,]/g, ' | '))).toEqual([]);
});

it('social cards have no words of the code', () => {
  const texts = plannedCards(content).flatMap(({ label, title }) => [label, title]);
  expect(texts.flatMap(outsideBrackets)).toEqual([]);
});

it('the web manifest has no words of the code', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'manifest-'));
  for (const folder of ['content', 'public']) mkdirSync(path.join(root, folder));
  cpSync(path.join(smallDirectory, 'media/brand'), path.join(root, 'media/brand'), { recursive: true });
  for (const file of ['brand.json', 'hotel.json'])
    writeFileSync(path.join(root, 'content', file), contentTexts.get(file) ?? '');
  const site = JSON.parse(contentTexts.get('hotel.json') ?? '');
  await makeIcons(root);
  const { lang, start_url, display, theme_color, background_color, icons, ...names } = JSON.parse(
    readFileSync(path.join(root, 'public/site.webmanifest'), 'utf8'),
  );
  expect(JSON.stringify({ lang, start_url, display, icons })).not.toContain('⟦');
  expect(Object.values(names)).toEqual([site.fullName, site.brand]);
});

it('mails have no words of the code', () => {
  const guestsWords = Object.values(forms)
    .flatMap((form) => Object.values<unknown>(sampleOf(form)))
    .filter((value) => typeof value === 'string' && value !== '')
    .map(String);
  /** Addresses, and days as the hotel's language writes them. */
  const notOurs = [/(https?|mailto):[^\s⟦]+/g, /\b\p{Lu}\p{Ll}+ \d+, \d{4}\b/gu];
  const ours = (text: string) =>
    [...guestsWords, ...notOurs].reduce<string>((left, each) => left.replaceAll(each, '|'), text);
  for (const [name, { quote, ...letter }] of Object.entries(sampleEmails(hotel, siteUrl))) {
    const email = quote ? { ...letter, quote: { ...quote, text: '-' } } : letter;
    const [subject, ...parts] = [
      email.subject,
      emailText(hotel, email),
      wordsOf(emailHtml(hotel, email)),
    ].map(ours);
    for (const part of parts) expect(part).toContain('⟦');
    expect({ name, said: [subject ?? '', ...parts].flatMap(outsideBrackets) }).toEqual({ name, said: [] });
  }
});

const post = (form: string, type: string, body: string) =>
  request(server).post(`/api/${form}`).set('Content-Type', type).send(body);

const typed = 'application/x-www-form-urlencoded';

it.each([
  ['of a field that is missing', typed, 'email=x'],
  ['of a post from elsewhere', typed, 'email=x', 'https://other.example'],
  ['of a form of another type', 'text/plain', 'x'],
  ['of what is no JSON', 'application/json', '{'],
  ['of too long a post', typed, `message=${'x'.repeat(200_000)}`],
])('the answer has no words of the code: %s', async (_, type, body, origin = siteUrl) => {
  const { status, text } = await post('contact', type, body).set('Origin', origin);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(text).toContain('⟦');
  const json = text.startsWith('{') ? JSON.parse(text) : undefined;
  expect(json ? outsideBrackets(textsIn(json).join(' | ')) : codesWords(text)).toEqual([]);
});

it('the page of an error has no words of the code', async () => {
  expect(codesWords(await textOf(errorPage(hotel, bareManifest).html))).toEqual([]);
});

it.each(['/%ff', '/api/%ff'])(
  'the answer to the malformed address %s has no words of the code',
  async (address) => {
    const { text } = await request(server).get(address);
    expect(outsideBrackets(text.startsWith('{') ? JSON.parse(text).message : text)).toEqual([]);
  },
);
