/** The files in content/: each is required, each field is checked, and their texts are valid. */
import { accessibilityErrors } from '../../shared/content/checks';
import { accessTopics } from '../../shared/schema/accessibility';
import { mapFile } from '../../shared/schema/map';
import { type AnyJson, compile, contentFiles, errorsOf, jsonOf } from '../support/compile';
import { textsOf } from '../support/sample';

const files = contentFiles.filter((file) => file.endsWith('.json'));
const errorsIn = (change: (json: AnyJson) => AnyJson) =>
  errorsOf(Object.fromEntries(files.map((file) => [file, JSON.stringify(change(jsonOf(file)))])));

/** Replaces strings, numbers, and booleans with {}, which no field accepts. Collects their names and their parents'. */
function spoil(value: AnyJson, name: string, names: string[][], above: string[] = []): AnyJson {
  const all = [...above, name];
  if (typeof value !== 'object' || value === null) {
    names.push(all);
    return {};
  }
  if (Array.isArray(value)) return value.map((each, at) => spoil(each, `${name}[${at + 1}]`, names, all));
  const fields = Object.entries(value);
  return Object.fromEntries(
    fields.map(([key, each]) => [key, spoil(each, name ? `${name}.${key}` : key, names, all)]),
  );
}

it('reports a value of the wrong type in every field', () => {
  const errors = new Set(
    errorsIn((json) => spoil(json, '', [])).map((each) => each.replace(/ must be .*$/, '')),
  );
  const unchecked = files.flatMap((file) => {
    const names: string[][] = [];
    spoil(jsonOf(file), '', names);
    return names
      .filter((all) => !all.some((name) => errors.has(`content/${file}: ${name}`)))
      .map((all) => `${file}: ${all.at(-1)}`);
  });
  expect(unchecked).toEqual([]);
});

/** Objects that allow any field name. */
const free = /(?:parameters|figures)$/i;

/** Adds an unknown field to every object. @returns the number of objects */
function addUnknown(value: AnyJson, key = ''): number {
  if (typeof value !== 'object' || value === null || free.test(key)) return 0;
  const inside = Object.entries(value).reduce((sum, [name, each]) => sum + addUnknown(each, name), 0);
  if (Array.isArray(value)) return inside;
  value.unknown = 1;
  return inside + 1;
}

it('rejects unknown fields at every level', () => {
  let objects = 0;
  const errors = errorsIn((json) => {
    objects += addUnknown(json);
    return json;
  });
  expect(errors.filter((error) => error.endsWith('unknown is not a known field'))).toHaveLength(objects);
  expect(errors).toHaveLength(objects);
});

it('reports each missing file once', () => {
  const needed = contentFiles.filter((file) => !/^(?:rooms|offers)\//.test(file));
  expect([...errorsOf(Object.fromEntries(needed.map((file) => [file, null])))].sort()).toEqual(
    needed.map((file) => `content/${file}: the file is missing`).sort(),
  );
});

it.each(contentFiles)('reports no errors in other files if %s is invalid', (file) => {
  const errors = errorsOf({ [file]: file.endsWith('.md') ? '1. One' : '[]' });
  expect(new Set(errors.map((error) => error.split(': ')[0]))).toEqual(new Set([`content/${file}`]));
});

it('rejects invalid JSON', () => {
  expect(errorsOf({ 'jobs.json': '{' })).toEqual([
    expect.stringMatching(/^content\/jobs\.json: the file is not valid JSON: /),
  ]);
});

it('rejects a map with too few rows or an invalid SVG path', () => {
  const json = JSON.parse(textsOf().content.get('map.json') ?? '');
  json.town.small.rows.length = 1;
  json.town.walk.path = '<b> M 0 0 <b>';
  expect(mapFile.safeParse(json).error?.issues.map(({ message }) => message)).toEqual([
    'must have at least 2 entries',
    'must be SVG path data',
  ]);
});

it('reports an accessibility topic without any features', () => {
  const { accessibility } = compile({});
  const topics = accessTopics.filter((topic) => topic !== 'toilet');
  const measures = topics.map((topic) => ({ label: 'A', value: 'B', verified: true, topic }));
  const { communication, walk, room } = accessibility;
  const about = { ...accessibility, room: { ...room, measures, groups: [] }, hotel: [] };
  const withoutFacts = { communication: { ...communication, facts: [] }, walk: { ...walk, facts: [] } };
  expect(accessibilityErrors({ ...about, ...withoutFacts })).toEqual([
    'content/accessibility.json: says nothing about the toilet (28 CFR 36.302(e))',
  ]);
});
