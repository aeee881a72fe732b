import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '../../server/config';
import { checklist, checklistFaults, goliveMessage } from '../../server/golive/checklist';
import { followAddress, wayItem } from '../../server/golive/engineWay';
import { findingsOf } from '../../server/golive/findings';
import { fullChecklist, goliveReport } from '../../server/golive/report';
import { rules } from '../../server/golive/rules';
import { settingRules } from '../../server/golive/settingRules';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { small, smallDirectory } from '../support/small';

/** Variables of a hotel that is ready. */
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

/** By item: a file with a finding, the finding, and the corrected file. */
const cases: Record<string, { file: string; bad: string; found: object; good: string }> = {
  name: {
    file: 'content/hotel.json',
    bad: '{ "address": { "city": "Encinitas" } }',
    found: { line: 1, path: ['address', 'city'], what: 'Encinitas' },
    good: '{ "address": { "city": "Bishop" } }',
  },
  phone: {
    file: 'content/hotel.json',
    bad: '"(760) 555-0184"',
    found: { line: 1, what: '555-0184' },
    good: '"(760) 944-0184"',
  },
  addresses: {
    file: 'content/policies/privacy.md',
    bad: 'Write to\nus (https://www.hotel.example/desk).',
    found: { line: 2, path: [], what: 'www.hotel.example' },
    good: 'Write to\nus (desk@hotel.test), for example.',
  },
  colors: {
    file: 'content/brand.json',
    bad: '{ "colors": {\n"accent": { "name": "Coral", "hex": "#e4573a" } } }',
    found: { line: 2, path: ['colors', 'accent', 'hex'] },
    good: '{ "colors": {\n"accent": { "name": "Moss", "hex": "#5a7a3a" } } }',
  },
  wordmark: {
    file: 'media/brand/mark.svg',
    bad: '<svg><title>The Enci</title></svg>',
    found: { line: 1, what: 'The Enci' },
    good: '<svg><title>The Pine</title></svg>',
  },
  rooms: {
    file: 'content/rooms/swamis-peak-suite.json',
    bad: '{ "name": "Swami’s Peak Suite" }',
    found: { path: ['name'], what: 'Swami’s Peak Suite' },
    good: '{ "name": "Corner Suite" }',
  },
  accessible: {
    file: 'content/amenities.json',
    bad: '[\n{ "label": "Door", "value": "32 inches", "verified": false }]',
    found: { line: 2, path: [0, 'verified'], what: 'Door' },
    good: '[\n{ "label": "Door", "value": "32 inches", "verified": true }]',
  },
  pictures: {
    file: 'content/hotel.json',
    bad: '"picturesAreRenderings": true',
    found: { line: 1 },
    good: '"picturesAreRenderings": false',
  },
  map: {
    file: 'media/map.svg',
    bad: '<svg aria-label="Map of Encinitas, not to scale">',
    found: { line: 1, what: 'Map of Encinitas' },
    good: '<svg aria-label="Map of Bishop">',
  },
  policies: {
    file: 'content/pages/privacy.json',
    bad: '{\n"sample": true\n}',
    found: { line: 2, path: ['sample'], what: 'all of it' },
    good: '{}',
  },
  'policies-reviewed': {
    file: 'content/pages/terms.json',
    bad: '"reviewed": "2027-02-28"',
    found: { line: 1, what: '2027-02-28', from: '2028-02-28' },
    good: '"sections": []',
  },
  reviews: {
    file: 'content/hotel.json',
    bad: '"reviews": "https://www.tripadvisor.com/Search?q=Hotel"',
    found: { line: 1, what: 'https://www.tripadvisor.com/Search?q=Hotel' },
    good: '"reviews": "https://www.tripadvisor.com/Hotel_Review-g32342-d123-Reviews-Hotel.html"',
  },
  engine: {
    file: 'content/hotel.json',
    bad: '{ "booking": { "engine": "https://reservations.hotel.example/" } }',
    found: { path: ['booking', 'engine'], what: 'https://reservations.hotel.example/' },
    good: '{ "booking": { "engine": "https://reservations.hotel.test/" } }',
  },
  'demo-rates': {
    file: 'content/hotel.json',
    bad: '{ "rates": { "source": "demo" } }',
    found: { path: ['rates', 'source'], what: 'demo' },
    good: '{ "rates": { "source": "cloudbeds" } }',
  },
  tried: {
    file: 'content/hotel.json',
    bad: '"tried": false',
    found: { line: 1, what: '"tried": false' },
    good: '"tried": true',
  },
  samples: {
    file: 'content/testimonials.json',
    bad: '{ "testimonials": [{ "text": "A comma, a \\"brace {" },\n{ "id": "maya",\n"sample": true\n}] }',
    found: { line: 3, path: ['testimonials', 1, 'sample'], what: 'maya' },
    good: '[{\n"id": "maya"\n}]',
  },
  names: {
    file: 'content/pages/home.json',
    bad: '{ "lead": "Steps from Moonlight Beach" }',
    found: { path: ['lead'], what: 'Moonlight' },
    good: '{ "lead": "Steps from the trail" }',
  },
  'jobs-ended': {
    file: 'content/jobs.json',
    bad: '{ "validThrough": "2027-12-31" }',
    found: { line: 1, what: '2027-12-31', from: '2028-01-01' },
    good: '{ "title": "2027-12-31" }',
  },
  'offers-ended': {
    file: 'content/offers/winter.json',
    bad: '{\n"lastDay": "2028-02-28" }',
    found: { line: 2, what: '2028-02-28', from: '2028-02-29' },
    good: '{\n"firstDay": "2028-02-28" }',
  },
};

describe('the items that are found in files', () => {
  const searches = rules.flatMap(({ id, search }) => (search ? [{ id, search }] : []));

  it('each have a test case here', () => {
    expect(searches.map(({ id }) => id)).toEqual(Object.keys(cases));
  });

  it.each(Object.entries(cases))('%s: reports the place, and nothing once it is fixed', (name, each) => {
    const search = searches.find(({ id }) => id === name)?.search;
    const find = (text: string) => search && findingsOf(search, new Map([[each.file, text]]));
    expect(find(each.bad)).toEqual([expect.objectContaining({ file: each.file, ...each.found })]);
    expect(find(each.good)).toEqual([]);
  });
});

describe('the rules for settings', () => {
  const wrong: Record<string, string[]> = {
    SITE_URL: ['', 'http://www.hotel.test', 'https://www.hotel.example'],
    RESEND_API_KEY: [''],
    MAIL_FROM: ['', 'Hotel <desk@hotel.example>'],
    MAIL_TO: ['', 'desk@hotel.example'],
    DELIVER_LOCAL_FORMS: ['', 'false'],
    LINK_SECRET: [''],
    RESEND_SEGMENT_ID: [''],
    ALERT_URL: [''],
  };
  const openWith = (env: Record<string, string>) =>
    settingRules
      .filter(({ isOpen }) => isOpen(readConfig({ ...ready, ...env })))
      .map((rule) => rule.variable);

  it.each(Object.entries(wrong))('%s is open if it is missing or a sample', (variable, values) => {
    for (const value of values) expect(openWith({ [variable]: value })).toEqual([variable]);
  });
});

describe('the checklist', () => {
  const byHand = rules.flatMap(({ id, search }) => (search ? [] : [id]));
  /** A project with this content, where everything that only a person can see is done. */
  function project(files: Record<string, string>, doesNotApply = {}): string {
    const root = temporaryDirectory();
    mkdirSync(path.join(root, 'content/pages'), { recursive: true });
    const answers = { 'content/checklist.json': JSON.stringify({ done: byHand, doesNotApply }) };
    for (const [file, text] of Object.entries({ ...answers, ...files }))
      writeFileSync(path.join(root, file), text);
    return root;
  }
  const policy = { 'content/pages/privacy.json': '"reviewed": "2027-05-14"' };
  const reportOf = (root: string, day: string, env = {}) =>
    goliveReport(fullChecklist({ ...ready, ...env }, day, root));
  const stateOf = (root: string, id: string) =>
    checklist(root, '2027-01-01').find((item) => item.id === id)?.state;
  const messageOf = (root: string) => goliveMessage(readConfig(ready), root, '2027-01-01');

  it('the line at startup counts what has become due, and the settings', () => {
    const jobs = '{ "validThrough": "2027-05-13" }\n{ "validThrough": "2027-06-01" }';
    const root = project({ 'content/jobs.json': jobs });
    const config = readConfig({ ...ready, MAIL_TO: '' });
    expect(goliveMessage(config, root, '2027-05-13')).toContain(
      '1 thing must change first (0 in the content',
    );
    expect(goliveMessage(config, root, '2027-05-14')).toBe(
      'going live: 2 things must change first (1 in the content, 1 in the settings); npm run golive lists them',
    );
  });

  it('is ready until a date that opens an item', () => {
    const root = project(policy);
    const before = reportOf(root, '2028-05-13');
    expect(before.text).toMatch(/\n\nReady: nothing must be done\.$/);
    expect(before.isReady).toBe(true);
    const { text, isReady } = reportOf(root, '2028-05-14');
    expect(isReady).toBe(false);
    expect(text).toMatch(/\[ \] Review policies .*\n {6}content\/pages\/privacy\.json:1 {2}2027-05-14\n/);
    expect(text).toMatch(/Not ready: 1 must/);
  });

  it('takes the owner’s word for what only a person can see, and for what does not apply, with the reason', () => {
    const files = { 'content/pages/home.json': '"Moonlight"' };
    const open = project({ ...files, 'content/checklist.json': '{ "done": [], "doesNotApply": {} }' });
    expect([stateOf(open, 'rates'), stateOf(open, 'names')]).toEqual(['open', 'open']);
    expect(messageOf(open)).toContain(`(${byHand.length - 1 + 1} in the content, 0 in the settings)`);
    expect(reportOf(open, '2027-01-01').text).toContain('Add "rates" to "done" in content/checklist.json');
    const root = project(files, { names: 'We are there, too' });
    expect([stateOf(root, 'rates'), stateOf(root, 'names')]).toEqual(['done', 'does not apply']);
    expect(messageOf(root)).toBeUndefined();
    expect(reportOf(root, '2027-01-01').text).toMatch(
      /\[-\] Rewrite the texts .*: does not apply: We are there, too/,
    );
  });

  it.each([
    ['reviews that nobody wrote', 'samples', { 'content/testimonials.json': '[{ "sample": true }]' }],
    [
      'the front page of a review site',
      'reviews',
      { 'content/hotel.json': '"reviews": "https://www.tripadvisor.com/"' },
    ],
  ])('accepts no reason for %s', (_, id, files) => {
    const root = project(files, { [id]: 'We like it' });
    expect(stateOf(root, id)).toBe('open');
    expect(reportOf(root, '2027-01-01').isReady).toBe(false);
  });

  it('refuses answers about what is no item', () => {
    const root = project({}, { beach: 'We have none' });
    expect(checklistFaults(root)).toEqual([
      expect.stringMatching(/^content\/checklist\.json: "beach" is no item; the items are name, phone, /),
    ]);
  });

  it('names a setting by its line in .env.example, and is ready with optional items open', () => {
    const { text, isReady } = reportOf(project({}), '2027-01-01', { LINK_SECRET: '' });
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    const line = lines.findIndex((each) => each.startsWith('#LINK_SECRET=')) + 1;
    expect(text).toContain(`.env.example:${line}  LINK_SECRET: `);
    expect([isReady, text.split('\n').at(-1)]).toEqual([true, 'Ready: nothing must be done, and 1 should.']);
  });

  it('lists a setting that the server would reject, and no other settings', () => {
    const open = fullChecklist({ ...ready, SITE_URL: 'nowhere' }, '2027-01-01', project({})).filter(
      ({ state }) => state === 'open',
    );
    expect(open).toHaveLength(1);
    expect(open[0]?.findings[0]?.what).toMatch(/^SITE_URL: must be an address/);
  });

  it('is printed by `npm run golive`, with exit code 1 while a required item is open', async () => {
    const expected = goliveReport(fullChecklist(ready, small.day, smallDirectory));
    const file = path.join(temporaryDirectory(), 'production.env');
    writeFileSync(
      file,
      Object.entries({ ...ready, HOTEL_DIR: smallDirectory })
        .map(([name, value]) => `${name}="${value}"`)
        .join('\n'),
    );
    const run = promisify(execFile)('node_modules/.bin/tsx', ['scripts/golive.ts', file]);
    const { code = 0, stdout } = (await run.catch((error: unknown) => error)) as {
      code?: number;
      stdout: string;
    };
    expect(stdout.startsWith(`${expected.text}\n`)).toBe(true);
    expect(code).toBe(expected.isReady ? 0 : 1);
  });
});

describe('the way to the engine', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  /** A host on this machine. @returns its origin */
  async function host(answer: RequestListener): Promise<string> {
    const server = createServer(answer).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const hostThatLeadsTo = (location: string, status = 302) =>
    host((_req, res) => res.writeHead(status, { Location: location }).end());

  it('leads over redirects of every kind to the last host, whose body may have no end', async () => {
    const engine = await host((req, res) => {
      if (req.url === '/en?id=1') res.writeHead(200).write('<!DOCTYPE html>');
      else res.writeHead(308, { Location: '/en?id=1' }).end();
    });
    const region = await hostThatLeadsTo(`${engine}/`, 307);
    const vanity = await hostThatLeadsTo(region, 301);
    const { addresses, status, error } = await followAddress(vanity);
    expect(addresses.map(({ href }) => href)).toEqual([
      `${vanity}/`,
      `${region}/`,
      `${engine}/`,
      `${engine}/en?id=1`,
    ]);
    expect([status, error]).toEqual([200, undefined]);
  });

  it('ends where it has no end, leads nowhere, or nobody answers', async () => {
    let asked = 0;
    const loop = await host((_req, res) => {
      asked += 1;
      res.writeHead(302, { Location: '/' }).end();
    });
    expect((await followAddress(loop)).error).toBe('it redirects without end');
    expect(asked).toBe(11);
    expect((await followAddress(await hostThatLeadsTo('http://'))).error).toBe('it redirects to no address');
    const silent = await host(() => undefined);
    expect((await followAddress(silent, 50)).error).toBe('it does not answer (TimeoutError)');
    expect((await followAddress(await hostThatLeadsTo('https://engine.invalid/'))).error).toMatch(
      /^it does not answer \(E\w+\)$/,
    );
  });

  it('is an item that names the hosts, open if a guest would not arrive', () => {
    const urls = (...addresses: string[]) => addresses.map((address) => new URL(address));
    const secure = urls(
      'https://book.hotel.test/?id=1',
      'https://book.hotel.test/en',
      'https://eu.vendor.test/',
    );
    const hosts = 'The engine’s address leads to book.hotel.test, then eu.vendor.test';
    expect(wayItem({ addresses: secure, status: 200 })).toMatchObject({
      title: `${hosts}: it answers 200`,
      state: 'done',
    });
    expect(wayItem({ addresses: secure, status: 404 })).toMatchObject({
      title: `${hosts}: it answers 404`,
      state: 'open',
    });
    expect(wayItem({ addresses: secure, error: 'it does not answer (ENOTFOUND)' })).toMatchObject({
      title: `${hosts}: it does not answer (ENOTFOUND)`,
      state: 'open',
    });
    const insecure = urls('https://book.hotel.test/', 'http://eu.vendor.test/', 'https://eu.vendor.test/');
    const item = wayItem({ addresses: insecure, status: 200 });
    expect(item.title).toBe(`${hosts}: browsers stop at http://eu.vendor.test, which is not https`);
    expect(goliveReport([item]).isReady).toBe(false);
  });
});
