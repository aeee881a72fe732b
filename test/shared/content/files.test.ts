/** The files that a hotel needs, and the pages that it hides. */
import { pages } from '../../../shared/pages';
import { compile, contentFiles, type Edits, errorsOf } from '../../support/compile';

/** Returns the pages that edits hide, except pages that are hidden without the edits. */
const hiddenBy = (edits: Edits) => {
  const before = compile({}).hiddenPages;
  return compile(edits).hiddenPages.filter((name) => !before.includes(name));
};

it('hides a page along with its dependent pages and data, and skips their validation', () => {
  const hidden = JSON.stringify({ hidden: true });
  const hiddenFiles = Object.fromEntries(['offers', 'careers'].map((name) => [`pages/${name}.json`, hidden]));
  const edits = { ...hiddenFiles, 'pages/offer.json': { eyebrow: 7 } };
  expect(hiddenBy(edits)).toEqual(['offers', 'offer', 'careers']);
  const content = compile(edits);
  expect(content.pages).not.toHaveProperty('careers');
  expect(content.offers).toEqual([]);
  // The menu may still link to the hidden page.
  const menu = { 'navigation.json': { 'left.0.to': '/careers' } };
  expect(errorsOf({ ...hiddenFiles, ...menu })).toEqual([]);
});

it('hides a page that a new release added if the hotel has no file for the page', () => {
  const row = pages.careers as { isNew?: true };
  row.isNew = true;
  try {
    expect(hiddenBy({ 'pages/careers.json': null })).toEqual(['careers']);
    expect(compile({}).hiddenPages).not.toContain('careers');
  } finally {
    delete row.isNew;
  }
  expect(errorsOf({ 'pages/careers.json': null })).toEqual([
    'content/pages/careers.json: the file is missing',
  ]);
});

it('reports each missing file once', () => {
  const needed = contentFiles.filter((file) => !/^(?:rooms|offers)\//.test(file));
  expect([...errorsOf(Object.fromEntries(needed.map((file) => [file, null])))].sort()).toEqual(
    needed.map((file) => `content/${file}: the file is missing`).sort(),
  );
});

it('rejects invalid JSON', () => {
  expect(errorsOf({ 'jobs.json': '{' })).toEqual([
    expect.stringMatching(/^content\/jobs\.json: the file is not valid JSON: /),
  ]);
});

it('rejects unknown JSON files in content/pages', () => {
  expect(errorsOf({ 'pages/parking.json': '{}' })).toEqual([
    expect.stringContaining('content/pages/parking.json: is not a known file'),
  ]);
});
