/** A hotel's folder that was written for another release of the program. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { compileHotel, loadHotel } from '../../server/content/load';
import { ContentError } from '../../shared/content/contentError';
import { uiDefaults } from '../../shared/ui/defaults';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { textsOf } from '../support/sample';

const sample = textsOf();

const withFiles = (files: Readonly<Record<string, unknown>>) => ({
  ...sample,
  content: new Map([
    ...sample.content,
    ...Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)] as const),
  ]),
});

function errorsWith(files: Readonly<Record<string, unknown>>): readonly string[] {
  try {
    compileHotel(withFiles(files));
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.errors;
    throw error;
  }
}

/** The sample hotel's texts as the last release had them. CONTRIBUTING.md#releases */
const lastRelease = path.resolve('test/hotels/last-release.tar.gz');

test('a hotel of the last release starts without a change', async () => {
  const directory = temporaryDirectory();
  execFileSync('tar', ['-xzf', lastRelease, '-C', directory]);
  const { content } = await loadHotel(directory);
  expect(content.rooms.length).toBeGreaterThan(0);
});

test('a hotel needs no texts of controls', () => {
  const content = new Map([...sample.content].filter(([path]) => !path.startsWith('ui/')));
  const { ui, hotel } = compileHotel({ ...sample, content }).content;
  expect(ui).toEqual({
    ...uiDefaults,
    header: { ...uiDefaults.header, home: `${hotel.brand}, home` },
    refusals: expect.anything(),
    crawlers: expect.anything(),
  });
});

test('a file that lacks the fields of this release has the defaults for them', () => {
  const { ui } = compileHotel(
    withFiles({
      'ui/calendar.json': { next: 'Month after' },
      'ui/controls.json': { film: { play: 'Ab' } },
    }),
  ).content;
  expect(ui.calendar).toEqual({ ...uiDefaults.calendar, next: 'Month after' });
  expect(ui.controls).toEqual({ ...uiDefaults.controls, film: { ...uiDefaults.controls.film, play: 'Ab' } });
});

test('a wrong text of a control is named by its file and field', () => {
  expect(errorsWith({ 'ui/calendar.json': { weekdays: ['So', 'Mo'], nextYear: 'Next year' } })).toEqual([
    'content/ui/calendar.json: weekdays must have exactly 7 entries',
    'content/ui/calendar.json: nextYear is not known here',
  ]);
});

test('the start names files of another release, a folder once', () => {
  const reason = 'is not known here: misspelled, or of another release (CHANGELOG.md)';
  expect(
    errorsWith({ 'site.json': {}, 'words/dates.json': {}, 'words/plan.json': {}, 'ui/plan.json': {} }),
  ).toEqual(['site.json', 'words', 'ui/plan.json'].map((path) => `content/${path}: ${reason}`));
});
