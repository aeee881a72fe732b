import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '../../server/config';
import { goliveMessage, readContentMusts, settingRules } from '../../server/golive';
import { hotelDay } from '../../shared/hotelDay';
import { contentRules, findingsOf } from '../../tools/golive/contentRules';
import { contentMusts, goliveReport, openGroups } from '../../tools/golive/report';
import { temporaryDirectory } from '../../tools/harness/serverProcess';

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

/** By rule: a file with a finding, the finding, and the corrected file. */
const cases: Record<string, { file: string; bad: string; found: object; good: string }> = {
  'Made up': {
    file: 'content/testimonials.json',
    bad: '[{\n"id": "maya",\n"sample": true\n}]',
    found: { line: 3, what: 'maya' },
    good: '[{\n"id": "maya"\n}]',
  },
  'Not measured': {
    file: 'content/hotel.json',
    bad: '[\n{ "label": "Door", "value": "32 inches", "verified": false }]',
    found: { line: 2, what: 'Door' },
    good: '[\n{ "label": "Door", "value": "32 inches", "verified": true }]',
  },
  'Addresses that lead nowhere': {
    file: 'content/policies/privacy.md',
    bad: 'Write to\nus (desk@hotel.example).',
    found: { line: 2, what: 'desk@hotel.example' },
    good: 'Write to\nus (desk@hotel.test), for example.',
  },
  'Telephone numbers': {
    file: 'content/site.json',
    bad: '"(760) 555-0184"',
    found: { line: 1, what: '555-0184' },
    good: '"(760) 944-0184"',
  },
  'Pictures are renderings': {
    file: 'content/site.json',
    bad: '"picturesAreRenderings": true',
    found: { line: 1 },
    good: '"picturesAreRenderings": false',
  },
  'No booking link tried yet': {
    file: 'content/site.json',
    bad: '"tried": false',
    found: { line: 1, what: '"tried": false' },
    good: '"tried": true',
  },
  'Policies older': {
    file: 'content/pages/terms.json',
    bad: '"updated": "2027-02-28"',
    found: { line: 1, what: '2027-02-28', from: '2028-02-28' },
    good: '"sections": []',
  },
  'Positions that have ended': {
    file: 'content/jobs.json',
    bad: '{ "validThrough": "2027-12-31" }',
    found: { line: 1, what: '2027-12-31', from: '2028-01-01' },
    good: '{ "datePosted": "2027-12-31" }',
  },
  'Offers that have ended': {
    file: 'content/offers/winter.json',
    bad: '{\n"lastDay": "2028-02-28" }',
    found: { line: 2, what: '2028-02-28', from: '2028-02-29' },
    good: '{\n"firstDay": "2028-02-28" }',
  },
};

describe('the rules for content', () => {
  it('each have a test case here', () => {
    const titles = contentRules.map(({ title }) => title);
    const covered = titles.map((title) => Object.keys(cases).find((name) => title.startsWith(name)));
    expect(covered).toEqual(Object.keys(cases));
  });

  it.each(Object.entries(cases))('%s: reports the line, and nothing once it is fixed', (name, each) => {
    const rule = contentRules.find(({ title }) => title.startsWith(name));
    if (!rule) throw new Error(`no rule is called ${name}`);
    const find = (text: string, file = each.file) => findingsOf(rule, new Map([[file, text]]));
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

describe('the report', () => {
  /** A project with this content and .env file. */
  function project(files: Record<string, string>): string {
    const root = temporaryDirectory();
    mkdirSync(path.join(root, 'content/pages'), { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text);
    writeFileSync(path.join(root, '.env.example'), readFileSync('.env.example'));
    return root;
  }
  const policy = { 'content/pages/privacy.json': '"updated": "2027-05-14"' };

  it('is ready until a date that opens an item', () => {
    const root = project(policy);
    expect(goliveReport(openGroups(ready, '2028-05-13', root))).toEqual({
      text: 'Ready: nothing must change.',
      isReady: true,
    });
    const { text, isReady } = goliveReport(openGroups(ready, '2028-05-14', root));
    expect(isReady).toBe(false);
    expect(text).toMatch(
      /^MUST {2}Policies .* \(1\)\n {2}content\/pages\/privacy\.json:1 {2}2027-05-14\n\nNot ready: 1 /,
    );
  });

  it('names a setting by its line in .env.example, and is ready with optional items open', () => {
    const root = project({});
    const { text, isReady } = goliveReport(openGroups({ ...ready, LINK_SECRET: '' }, '2027-01-01', root));
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    const line = lines.findIndex((each) => each.startsWith('#LINK_SECRET=')) + 1;
    expect(text).toContain(`.env.example:${line}  LINK_SECRET: `);
    expect([isReady, text.split('\n').at(-1)]).toEqual([true, 'Ready: nothing must change, and 1 should.']);
  });

  it('lists a setting that the server would reject, and no other settings', () => {
    const groups = openGroups({ ...ready, SITE_URL: 'nowhere' }, '2027-01-01', project({}));
    expect(groups).toHaveLength(1);
    expect(groups[0]?.findings[0]?.what).toMatch(/^SITE_URL: must be an address/);
  });

  it('is printed by `npm run golive`, with exit code 1 while a required item is open', async () => {
    const expected = goliveReport(openGroups(ready, hotelDay()));
    const file = path.join(temporaryDirectory(), 'production.env');
    writeFileSync(
      file,
      Object.entries(ready)
        .map(([name, value]) => `${name}="${value}"`)
        .join('\n'),
    );
    const run = promisify(execFile)('node_modules/.bin/tsx', ['scripts/golive.ts', file]);
    const { code = 0, stdout } = (await run.catch((error: unknown) => error)) as {
      code?: number;
      stdout: string;
    };
    expect(stdout).toBe(`${expected.text}\n`);
    expect(code).toBe(expected.isReady ? 0 : 1);
  });
});

describe('the line at startup', () => {
  it('counts the findings of the build, those of dates since then, and the settings', () => {
    const musts = { open: 2, later: ['2027-05-14', '2027-06-01'] };
    expect(goliveMessage(readConfig({ ...ready, MAIL_TO: '' }), musts, '2027-05-14')).toEqual([
      'going live: 4 things must change first (3 in the content, 1 in the settings); npm run golive lists them',
    ]);
  });

  it('reads the findings of the build from a file beside its files', () => {
    const directory = temporaryDirectory();
    const musts = { open: 3, later: ['2027-05-14'] };
    writeFileSync(path.join(directory, 'golive.json'), JSON.stringify(musts));
    expect(readContentMusts(directory)).toEqual(musts);
  });

  it('comes from a file that is the same for two builds of one content, on any day', () => {
    const { open, later } = contentMusts();
    expect(later).toEqual([...later].sort());
    const day = '2999-01-01';
    const inContent = openGroups(ready, day).reduce((sum, { findings }) => sum + findings.length, 0);
    expect(open + later.length).toBe(inContent);
  });
});
