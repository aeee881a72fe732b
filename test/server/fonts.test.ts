/** The typefaces' files hold the characters that a hotel uses; run `npm run media` after a change of typefaces or currency. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { charactersOf, type FontRecord, fontRecordFile } from '../../shared/fontRecord';
import { temporaryDirectory } from '../../tools/harness/serverProcess';

const recordIn = (root: string): FontRecord =>
  JSON.parse(readFileSync(path.join(root, fontRecordFile), 'utf8'));

/** Makes the fonts of a copy of this hotel; in a process of its own, since Jest cannot load the packages. */
function madeFor(change: (root: string) => void): { root: string; record: FontRecord } {
  const root = temporaryDirectory();
  mkdirSync(path.join(root, 'media'));
  cpSync('content', path.join(root, 'content'), { recursive: true });
  change(root);
  const script = `import('./tools/media/fonts').then(({ makeFonts }) => makeFonts(${JSON.stringify(root)}))`;
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=commonjs', '--eval', script]);
  return { root, record: recordIn(root) };
}

it('fonts are the same files for the same characters', () => {
  const { record } = madeFor(() => {});
  expect(record).toEqual(recordIn('.'));
});

it('fonts get the sign of the hotel’s currency and letters of its texts, under other names', () => {
  const { root, record } = madeFor((folder) => {
    const file = path.join(folder, 'content/hotel.json');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('"USD"', '"EUR"').replace('"The Enci"', '"Caf\\u00ea"'),
    );
  });
  const before = recordIn('.').faces.map(({ url }) => url);
  const preloaded = record.faces.filter(({ preload }) => preload);
  expect(preloaded).toHaveLength(2);
  for (const { url, characters } of preloaded) {
    expect([...charactersOf(characters)]).toEqual(expect.arrayContaining(['€', 'ê']));
    expect(before).not.toContain(url);
    expect(existsSync(path.join(root, 'public', url))).toBe(true);
  }
});
