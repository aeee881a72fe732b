/** The settings and content that `npm run golive` reports before a hotel's site is public. */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { contentFindings, settingProblems } from '../../tools/golive';
import { temporaryDirectory } from '../../tools/harness/serverProcess';

const publicSettings = {
  SITE_URL: 'https://www.harbor.com',
  RESEND_API_KEY: 're_1',
  MAIL_FROM: 'Harbor Inn <desk@harbor.com>',
  MAIL_TO: 'desk@harbor.com',
  DELIVER_LOCAL_FORMS: 'true',
};

it('accepts the settings of a public site', () => {
  expect(settingProblems(publicSettings)).toEqual([]);
});

it.each([
  ['SITE_URL', ''],
  ['SITE_URL', 'http://www.harbor.com'],
  ['SITE_URL', 'https://www.harbor.example'],
  ['RESEND_API_KEY', ''],
  ['MAIL_FROM', ''],
  ['MAIL_FROM', 'desk@harbor.example'],
  ['MAIL_TO', 'desk@harbor.example'],
  ['DELIVER_LOCAL_FORMS', 'false'],
  ['RATES_SOURCE', 'demo'],
  ['PORT', 'many'],
])('reports %s=%s', (variable, value) => {
  expect(settingProblems({ ...publicSettings, [variable]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${variable}\\b`)),
  ]);
});

/** Creates a hotel's folder with these files in content/. */
function folderWith(files: Record<string, string>): string {
  const root = temporaryDirectory();
  mkdirSync(path.join(root, 'media'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, 'content', file)), { recursive: true });
    writeFileSync(path.join(root, 'content', file), text);
  }
  return root;
}

const sample = folderWith({
  'a.json': '{ "text": "A walk along the beach at dawn", "button": "Book now" }',
  'policies/terms.md': 'Please be quiet after ten at night.\n',
});
const hotel = folderWith({
  'b.json': '{\n  "moved": "A walk along the beach at dawn",\n  "button": "Book now",\n  "sample": true\n}',
  'c.json': '{\n  "surveyBy": "2026-01-31"\n}',
  'd.json': '{\n  "surveyBy": "9999-01-31"\n}',
  'hotel.json': '{\n  "email": "desk@harbor.example",\n  "reviews": "https://reviews.example.com"\n}',
  'policies/stay.md': 'Ours.\n\nPlease be quiet after ten at night.\n',
});

it('finds sample content by file and line', async () => {
  expect(await contentFindings(hotel, sample)).toEqual({
    samples: [
      'content/b.json:4: is marked as sample',
      'content/c.json:2: the survey’s date, 2026-01-31, has passed',
      'content/hotel.json:2: harbor.example is no real address',
    ],
    equalText: [
      'content/b.json:2: A walk along the beach at dawn',
      'content/policies/stay.md:3: Please be quiet after ten at night.',
    ],
  });
});

it('reports no text as copied from the sample hotel if that hotel’s folder is not given', async () => {
  expect((await contentFindings(hotel)).equalText).toEqual([]);
});

const run = (settings: object) => {
  const file = path.join(temporaryDirectory(), 'production.env');
  writeFileSync(
    file,
    `\uFEFF${Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join('')}`,
  );
  return promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/golive.ts', file]).then(
    ({ stdout }) => [0, stdout],
    ({ code, stdout }) => [code, stdout],
  );
};

it('exits with 1 while settings or content must change', async () => {
  const ready = folderWith({ 'a.json': '{ "text": "Our own words" }' });
  expect(await run({ ...publicSettings, HOTEL_DIR: ready })).toEqual([0, expect.stringMatching(/^Ready/)]);
  expect(await run({ ...publicSettings, HOTEL_DIR: hotel })).toEqual([
    1,
    expect.stringContaining('  content/b.json:4: is marked as sample\n'),
  ]);
});
