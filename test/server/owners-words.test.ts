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
import { readWordmark } from '../../tools/brand/wordmark';
import { generatedFiles } from '../../tools/content/modules';
import { makeIcons } from '../../tools/media/icons';
import { compiled, contentFiles, type Edits, source } from '../support/compile';
import { readable, structuredData, wordsOf } from '../support/html';

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

/** Texts of site.json, which have no tokens. */
function markSite(json: Any): void {
  for (const name of ['brand', 'fullName', 'kicker', 'rateNote', 'ratesNote', 'temperature'])
    json[name] = inBrackets(json[name]);
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

const edits: Edits = Object.fromEntries([
  ...contentFiles.filter((file) => /^pages\/.*json$/.test(file)).map((file) => [file, shorten]),
  ...contentFiles.filter((file) => file.startsWith('rooms/')).map((file) => [file, markRoom]),
  ['hotel.json', markSite],
  ['places.json', markPlaces],
  ['brand.json', markBrand],
]);

const pictures = new Map(
  [...source.pictures].map(([name, picture]) => [name, { ...picture, alt: inBrackets(picture.alt) }]),
);

const captions = new Map([...source.captions].map(([name, caption]) => [name, inBrackets(caption)]));

const siteUrl = 'https://www.theenci.example';

const content = compiled(edits, { pictures, captions });
const generated = generatedFiles(content, pictures.values(), readWordmark('.'), { faces: [], standIns: [] });
for (const [file, text] of generated) {
  // Others only import these.
  const [, name = '', json] = /export const (\w+): [^=]* = ([[{].*);\n$/s.exec(text) ?? [];
  if (!json || text.includes('import(') || text.split('export ').length > 2 || /^import \{/m.test(text))
    continue;
  jest.doMock(path.resolve('generated', file), () => ({ [name]: JSON.parse(json) }));
}

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
  const { siteApp } = await import('../support/app');
  server = await siteApp({ DELIVER_LOCAL_FORMS: 'true' });
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
  // The style guide has the names by which content chooses icons.
  const { iconNames } = await import('../../client/components/Icon/Icon');
  const { amenityIconNames } = await import('../../client/components/Icon/AmenityIcon');
  const icons = [...iconNames, ...amenityIconNames].join(' ');
  expect(codesWords(html)).toEqual(address === '/style-guide' ? [icons] : []);
  expect(structuredData(html).flatMap((data) => outsideBrackets(textsIn(data).join(' | ')))).toEqual([]);
});

it('the label of a chosen stay has no words of the code', async () => {
  const { stayLabel } = await import('../../client/stay/stayLabel');
  const days = { arrival: '2027-05-14', departure: '2027-05-17' };
  for (const guests of [
    { adults: 1, children: 0 },
    { adults: 2, children: 1 },
    { adults: 2, children: 2 },
  ])
    expect(outsideBrackets(stayLabel({ ...days, ...guests }))).toEqual([]);
});

it('the summary for assistants has no words of the code', async () => {
  const text = (await ask('/llms.txt')).replace(/\]\([^)]*\)/g, ' | ').replace(/https?:\S+/g, ' ');
  expect(text).toContain('⟦');
  expect(outsideBrackets(text.replace(/[\n[:;,]/g, ' | '))).toEqual([]);
});

it('social cards have no words of the code', async () => {
  const { plannedCards } = await import('../../tools/cards/plan');
  const texts = plannedCards(content).flatMap(({ label, title }) => [label, title]);
  expect(texts.flatMap(outsideBrackets)).toEqual([]);
});

it('the web manifest has no words of the code', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'manifest-'));
  for (const folder of ['content', 'public']) mkdirSync(path.join(root, folder));
  cpSync('media/brand', path.join(root, 'media/brand'), { recursive: true });
  cpSync('content/brand.json', path.join(root, 'content/brand.json'));
  const site = JSON.parse(source.files.get('hotel.json') ?? '');
  markSite(site);
  writeFileSync(path.join(root, 'content/hotel.json'), JSON.stringify(site));
  await makeIcons(root);
  const { lang, start_url, display, theme_color, background_color, icons, ...names } = JSON.parse(
    readFileSync(path.join(root, 'public/site.webmanifest'), 'utf8'),
  );
  expect(JSON.stringify({ lang, start_url, display, icons })).not.toContain('⟦');
  expect(Object.values(names)).toEqual([site.fullName, site.brand]);
});

it('mails have no words of the code', async () => {
  const { sampleEmails } = await import('../../server/mail/preview');
  const { emailHtml } = await import('../../server/mail/messages/EmailLayout');
  const { emailText } = await import('../../server/mail/messages/email');
  const { forms } = await import('../../shared/forms/allForms');
  const { sampleOf } = await import('../../shared/forms/definition');
  const guestsWords = Object.values(forms)
    .flatMap((form) => Object.values<unknown>(sampleOf(form)))
    .filter((value) => typeof value === 'string' && value !== '')
    .map(String);
  /** Addresses, and days as the hotel's language writes them. */
  const notOurs = [/(https?|mailto):[^\s⟦]+/g, /\b\p{Lu}\p{Ll}+ \d+, \d{4}\b/gu];
  const ours = (text: string) =>
    [...guestsWords, ...notOurs].reduce<string>((left, each) => left.replaceAll(each, '|'), text);
  for (const [name, { quote, ...letter }] of Object.entries(sampleEmails(siteUrl))) {
    const email = quote ? { ...letter, quote: { ...quote, text: '-' } } : letter;
    const [subject, ...parts] = [email.subject, emailText(email), wordsOf(emailHtml(email))].map(ours);
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
  const { errorPage } = await import('../../server/pages/errorPage');
  expect(codesWords(await textOf(errorPage({ shellStyles: '/x.css' }).html))).toEqual([]);
});

it.each(['/%ff', '/api/%ff'])(
  'the answer to the malformed address %s has no words of the code',
  async (address) => {
    const { text } = await request(server).get(address);
    expect(outsideBrackets(text.startsWith('{') ? JSON.parse(text).message : text)).toEqual([]);
  },
);
