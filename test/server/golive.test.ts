/** The checklist of changes before a hotel goes live: npm run golive. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '../../server/config';
import { checklistErrors, goliveMessage } from '../../server/golive/checklist';
import { followAddress, redirectItem } from '../../server/golive/engineRedirects';
import { findingsOf } from '../../server/golive/findings';
import { fullChecklist, goliveReport } from '../../server/golive/report';
import { rules } from '../../server/golive/rules';
import { settingRules } from '../../server/golive/settingRules';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { listen } from '../support/listen';
import { small, smallDirectory } from '../support/small';

/** By item: a file, its text, and the finding's line, path, text, and start date. */
const findings: Record<string, [file: string, text: string, found: string]> = {
  name: ['hotel.json', '{ "address": { "city": "Encinitas" } }', '1 address.city Encinitas'],
  phone: ['hotel.json', '{ "phone": "(760) 555-0184" }', '1 phone 555-0184'],
  addresses: ['policies/privacy.md', 'Write\nto https://www.hotel.example/a.', '2  www.hotel.example'],
  colors: ['brand.json', '{\n"accent": { "name": "A", "hex": "#e4573a" } }', '2 accent.hex #e4573a'],
  wordmark: ['../media/brand/mark.svg', '<title>The Enci</title>', '1  The Enci'],
  rooms: ['rooms/a.json', '{ "name": "Swami’s Peak Suite" }', '1 name Swami’s Peak Suite'],
  accessible: ['amenities.json', '[\n{ "label": "Door", "verified": false }]', '2 0.verified Door'],
  pictures: ['hotel.json', '"picturesAreRenderings": true', '1  "picturesAreRenderings": true'],
  map: ['../media/map.svg', '<svg aria-label="Map of Encinitas">', '1  Map of Encinitas'],
  policies: ['pages/privacy.json', '{\n"sample": true\n}', '2 sample the whole entry'],
  'policies-reviewed': [
    'pages/terms.json',
    '{ "reviewed": "2027-02-28" }',
    '1 reviewed 2027-02-28 from 2028-02-28',
  ],
  reviews: [
    'hotel.json',
    '{ "reviews": "https://www.yelp.com/search?a" }',
    '1 reviews https://www.yelp.com/search?a',
  ],
  engine: ['hotel.json', '{ "engine": "https://a.example/" }', '1 engine https://a.example/'],
  'demo-rates': ['hotel.json', '{ "rates": { "source": "demo" } }', '1 rates.source demo'],
  tried: ['hotel.json', '{ "tried": false }', '1 tried "tried": false'],
  samples: [
    'testimonials.json',
    '[{ "a": "\\"{," },\n{ "id": "maya",\n"sample": true\n}]',
    '3 1.sample maya',
  ],
  names: ['pages/home.json', '{ "lead": "Near Moonlight Beach" }', '1 lead Moonlight'],
  'jobs-ended': [
    'jobs.json',
    '{ "validThrough": "2027-12-31" }',
    '1 validThrough 2027-12-31 from 2028-01-01',
  ],
  'offers-ended': ['offers/a.json', '{\n"lastDay": "2028-02-28" }', '2 lastDay 2028-02-28 from 2028-02-29'],
};
const searches = rules.flatMap(({ id, search }) => (search ? [{ id, search }] : []));

it.each(searches)('detects $id', ({ id, search }) => {
  const [name = '', text = '', found] = findings[id] ?? [];
  const files = new Map([[path.join('content', name), text]]);
  const lines = findingsOf(search, files).map(
    ({ line, path: keys, what, from }) => `${line} ${keys.join('.')} ${what}${from ? ` from ${from}` : ''}`,
  );
  expect(lines).toEqual([found]);
});

it.each([
  ['hotel.json', '"city": "Bishop", "phone": "(760) 944-0184", "tried": true'],
  ['hotel.json', '"reviews": "https://www.tripadvisor.com/Hotel_Review-g32342-d123-Reviews-Hotel.html"'],
  ['hotel.json', '"source": "cloudbeds", "engine": "https://a.test/", "picturesAreRenderings": false'],
  ['policies/privacy.md', 'Write to desk@hotel.test, for example.'],
  ['brand.json', '"hex": "#5a7a3a"'],
  ['amenities.json', '"verified": true'],
  ['jobs.json', '"title": "2027-12-31"'],
  ['offers/a.json', '"firstDay": "2028-02-28"'],
])('finds nothing in %s: %s', (name, text) => {
  const files = new Map([[path.join('content', name), text]]);
  expect(searches.flatMap(({ search }) => findingsOf(search, files))).toEqual([]);
});

/** The environment of a hotel that is ready to go live. */
const ready = {
  SITE_URL: 'https://www.hotel.test',
  RESEND_API_KEY: 're_key',
  MAIL_FROM: 'Hotel <desk@hotel.test>',
  MAIL_TO: 'desk@hotel.test',
  DELIVER_LOCAL_FORMS: 'true',
  LINK_SECRET: 'a secret of more than thirty-two characters',
  RESEND_SEGMENT_ID: 'seg',
  ALERT_URL: 'https://chat.hotel.test/hook',
};

it.each([
  ...Object.keys(ready).map((name) => [name, '']),
  ['SITE_URL', 'http://www.hotel.test'],
  ['SITE_URL', 'https://www.hotel.example'],
  ['MAIL_FROM', 'Hotel <desk@hotel.example>'],
  ['MAIL_TO', 'desk@hotel.example'],
  ['DELIVER_LOCAL_FORMS', 'false'],
])('reports the setting %s=%s', (name = '', value = '') => {
  const config = readConfig({ ...ready, [name]: value });
  expect(settingRules.filter((rule) => rule.isOpen(config)).map(({ variable }) => variable)).toEqual([name]);
});

describe('the report', () => {
  const manualItems = rules.flatMap(({ id, search }) => (search ? [] : [id]));
  /** A hotel whose owner has checked off the items that only a person can check. */
  function hotel(files: Record<string, string>, doesNotApply = {}, done = manualItems): string {
    const root = temporaryDirectory();
    mkdirSync(path.join(root, 'content/pages'), { recursive: true });
    const checklist = { 'checklist.json': JSON.stringify({ done, doesNotApply }) };
    for (const [file, text] of Object.entries({ ...checklist, ...files }))
      writeFileSync(path.join(root, 'content', file), text);
    return root;
  }
  const env = readFileSync('.env.example', 'utf8').split('\n');
  const setting = (name: string) =>
    `      .env.example:${env.findIndex((line) => line.startsWith(`#${name}=`)) + 1}  ${name}: `;
  const reviewed = hotel({ 'pages/privacy.json': '"reviewed": "2027-05-14"' });
  const others = manualItems.filter((id) => id !== 'rates');
  const atBeach = hotel({ 'pages/home.json': '"Moonlight"' }, { names: 'We are there' });
  const withoutReviews = hotel({ 'hotel.json': '"reviews": "https://www.yelp.com/"' }, { reviews: 'No' });
  const isDone = 'Ready: all required items are done';
  const notReady = 'Not ready: 1 required';

  it.each<[what: string, end: string, line: string, root: string, day?: string, env?: object]>([
    ['nothing is open', isDone, '', hotel({})],
    ['a date is in the future', isDone, '', reviewed, '2028-05-13'],
    ['a date is today', notReady, '      content/pages/privacy.json:1  2027-05-14', reviewed, '2028-05-14'],
    [
      'an item is not done',
      notReady,
      'When done, add "rates" to "done" in content/checklist.json',
      hotel({}, {}, others),
    ],
    ['an item does not apply', isDone, ': does not apply: We are there', atBeach],
    ['an item always applies', notReady, '      content/hotel.json:1  https://www.yelp.com/', withoutReviews],
    ['an optional setting is open', isDone, setting('LINK_SECRET'), hotel({}), '', { LINK_SECRET: '' }],
    ['a setting is invalid', notReady, setting('SITE_URL'), hotel({}), '', { SITE_URL: 'nowhere' }],
  ])('when %s ends with "%s"', (_, end, line, root, day = '', settings = {}) => {
    const { text, isReady } = goliveReport(
      fullChecklist({ ...ready, ...settings }, day || '2027-01-01', root),
    );
    expect(text).toContain(line);
    expect(text.split('\n').at(-1)).toContain(end);
    expect(isReady).toBe(end === isDone);
  });

  it('is summarized in one line at startup', () => {
    const jobs = '{ "validThrough": "2027-05-13" }\n{ "validThrough": "2027-06-01" }';
    const root = hotel({ 'jobs.json': jobs });
    expect(goliveMessage(readConfig({ ...ready, MAIL_TO: '' }), root, '2027-05-14')).toBe(
      'not ready to go live: 2 things must change (1 in the content, 1 in the settings); see npm run golive',
    );
    expect(goliveMessage(readConfig(ready), root, '2027-05-13')).toBeUndefined();
  });

  it('rejects unknown items in the checklist', () => {
    expect(checklistErrors(hotel({}, { beach: 'We have none' }))).toEqual([
      expect.stringMatching(
        /^content\/checklist\.json: "beach" is not a checklist item; the items are name, phone, /,
      ),
    ]);
  });

  it('is printed by `npm run golive`, with exit code 1 while a required item is open', async () => {
    const expected = goliveReport(fullChecklist(ready, small.day, smallDirectory));
    const file = path.join(temporaryDirectory(), 'production.env');
    const variables = Object.entries({ ...ready, HOTEL_DIR: smallDirectory });
    writeFileSync(file, variables.map(([name, value]) => `${name}="${value}"`).join('\n'));
    const run = promisify(execFile)('node_modules/.bin/tsx', ['scripts/golive.ts', file]);
    const { code = 0, stdout } = await run.catch((error) => error);
    expect(stdout.startsWith(`${expected.text}\n`)).toBe(true);
    expect(code).toBe(expected.isReady ? 0 : 1);
  });
});

describe('the engine address check', () => {
  /** Starts a host on this machine. @returns its origin */
  const serve = async (listener: RequestListener) => (await listen(createServer(listener))).url;
  const redirect = (location: string, status = 302) =>
    serve((_req, res) => res.writeHead(status, { Location: location }).end());

  it('follows redirects to the last host without reading its body', async () => {
    const engine = await serve((_req, res) => void res.writeHead(200).write('<!DOCTYPE html>'));
    const region = await redirect(`${engine}/en?id=1`, 307);
    const { addresses, ...end } = await followAddress(await redirect(region, 301));
    expect(addresses.slice(1).map(({ href }) => href)).toEqual([`${region}/`, `${engine}/en?id=1`]);
    expect(end).toEqual({ status: 200 });
  });

  it('reports endless redirects, invalid ones, and timeouts', async () => {
    const errorOf = async (address: string, timeout?: number) =>
      (await followAddress(address, timeout)).error;
    expect(await errorOf(await redirect('/'))).toBe('it redirects endlessly');
    expect(await errorOf(await redirect('http://'))).toBe('it redirects to an invalid address');
    expect(await errorOf(await serve(() => undefined), 50)).toBe('it does not respond (TimeoutError)');
  });

  it.each([
    [{ status: 200 }, 'it responds with 200', 'done'],
    [{ status: 404 }, 'it responds with 404', 'open'],
    [{ error: 'it does not respond (ENOTFOUND)' }, 'it does not respond (ENOTFOUND)', 'open'],
    [{ status: 200 }, 'browsers block http://eu.vendor.test, which is not https', 'open', 'http'],
  ])('reports %j as: %s', (end, what, state, scheme = 'https') => {
    const addresses = [new URL('https://book.hotel.test/?id=1'), new URL(`${scheme}://eu.vendor.test/`)];
    const title = `The engine’s address leads to book.hotel.test, then eu.vendor.test: ${what}`;
    expect(redirectItem({ addresses, ...end })).toMatchObject({ title, state });
  });
});
