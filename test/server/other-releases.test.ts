/** Hotel folders written for another release of the program. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { compileHotel, loadHotel } from '../../server/content/load';
import { uiDefaults } from '../../shared/ui/defaults';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { compiled, errorsOf } from '../support/compile';
import { textsOf } from '../support/sample';

/** The sample hotel as of the last release. CONTRIBUTING.md#releases */
const lastRelease = path.resolve('test/hotels/last-release.tar.gz');

it('loads content from the last release', async () => {
  const directory = temporaryDirectory();
  execFileSync('tar', ['-xzf', lastRelease, '-C', directory]);
  const { content } = await loadHotel(directory);
  expect(content.rooms.length).toBeGreaterThan(0);
});

it('has default texts for controls', () => {
  const sample = textsOf();
  const content = new Map([...sample.content].filter(([file]) => !file.startsWith('ui/')));
  const { ui, hotel } = compileHotel({ ...sample, content }).content;
  expect(ui).toEqual({
    ...uiDefaults,
    header: { ...uiDefaults.header, home: `${hotel.brand}, home` },
    refusals: expect.anything(),
    crawlers: expect.anything(),
  });
});

it('has default texts for missing fields', () => {
  const { ui } = compiled({ 'ui/controls.json': '{ "film": { "play": "Ab" } }' });
  expect(ui.controls).toEqual({ ...uiDefaults.controls, film: { ...uiDefaults.controls.film, play: 'Ab' } });
});

it('reports unknown files, folders, and fields', () => {
  const reason = 'is not a known file: it is misspelled, or from another release (CHANGELOG.md)';
  expect(errorsOf({ 'site.json': '{}', 'words/dates.json': '{}', 'words/plan.json': '{}' })).toEqual([
    `content/site.json: ${reason}`,
    `content/words: ${reason}`,
  ]);
  expect(errorsOf({ 'ui/calendar.json': '{ "weekdays": ["So", "Mo"], "nextYear": "Next" }' })).toEqual([
    'content/ui/calendar.json: weekdays must have exactly 7 entries',
    'content/ui/calendar.json: nextYear is not a known field',
  ]);
});
