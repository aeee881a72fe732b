/** The desk's forms, made from the schemas of content: each takes every file as it is, and gives back the same bytes. */
import type * as z from 'zod';
import { textsOf } from '../../test/support/sample';
import { checksOf } from '../content/check';
import { entryRows, schemaOf as formSchema, listEntries, rowOf } from '../content/entries';
import { mergeForm, textWith } from '../content/entryFile';
import { formatJson } from '../content/formatJson';
import { withIds } from '../content/ids';
import { emptyOf, introspect, itemOf, partsOf } from '../content/introspection';
import { breadcrumbOf } from '../content/labelOf';
import { namedThings } from '../content/namedThings';
import { checkTexts } from '../content/project';
import { valueAt, withValueAt } from '../content/valueAt';
import { membersOf } from '../ui/fields/choices';
import { amount } from '../ui/fields/typed';
import { afterSave } from '../ui/form/useEntry';

const { source, files, content, errors } = checkTexts(textsOf());
const entries = listEntries(files);
const named = namedThings(source, entries, content);
const jsonFiles = [...files.keys()].filter((file) => file.endsWith('.json'));

// biome-ignore lint/suspicious/noExplicitAny: forms and files of every shape
type Any = any;

it('the content is whole, so that what follows means something', () => {
  expect(errors).toEqual([]);
});

it('every file of content/ can be changed at the desk, but the list that it writes itself and the guide', () => {
  expect([...files.keys()].filter((file) => !rowOf(file) && !file.startsWith('from/'))).toEqual([
    'README.md',
    'removed-rooms.json',
  ]);
  for (const row of entryRows)
    expect([row.path, entries.some(({ path }) => rowOf(path) === row)]).toEqual([row.path, true]);
});

it('a letter that the typefaces lack is named, and is no error', () => {
  const policy = 'policies/stay.md';
  const checked = checkTexts(textsOf(), new Map([[policy, `${files.get(policy)}\nЖ.\n`]]));
  expect([checked.errors, checked.missingLetters]).toEqual([[], ['Ж']]);
});

const schemaOf = (file: string) => {
  const schema = formSchema(file);
  if (!schema) throw new Error(`${file} has no schema`);
  return schema;
};

/** The text of a file after its form was opened, changed and saved. */
const savedAgain = (file: string, text: string, change = (value: Any) => value) =>
  textWith(file, mergeForm(file, JSON.parse(text), change(JSON.parse(text)), text).value, text);

it('forms offer views and places while another file has faults', () => {
  const { views, places } = namedThings(source, entries, undefined);
  expect({ views, places }).toEqual({ views: named.views, places: named.places });
});

it('every kind of field in content has an input', () => {
  const known = [
    'object',
    'array',
    'tuple',
    'union',
    'number',
    'record',
    'boolean',
    'literal',
    'enum',
    'string',
  ];
  const unknown: string[] = [];
  function walk(schema: z.core.$ZodType, place: string) {
    const { type } = introspect(schema);
    if (!known.includes(type)) unknown.push(`${place}: ${type}`);
    if (type === 'union') membersOf(schema, named);
    if (type === 'array' || type === 'tuple') walk(itemOf(schema), `${place}[]`);
    if (type === 'object')
      for (const [name, part] of Object.entries(partsOf(schema))) walk(part, `${place}.${name}`);
  }
  for (const { path } of entries) if (path.endsWith('.json')) walk(schemaOf(path), path);
  expect(unknown).toEqual([]);
});

/** The same with everything that may be left out, and is, written as nothing: false, '', [], {}. */
function withNothings(value: Any, schema: z.core.$ZodType): Any {
  const { type } = introspect(schema);
  if (type === 'array') return value.map((item: Any) => withNothings(item, itemOf(schema)));
  if (type !== 'object') return value;
  const nothing: Record<string, Any> = { boolean: false, array: [], tuple: [], object: {} };
  const parts = Object.entries(partsOf(schema)).flatMap(([key, part]) => {
    if (key in value) return [[key, withNothings(value[key], part)]];
    return introspect(part).optional ? [[key, nothing[introspect(part).type] ?? '']] : [];
  });
  return Object.fromEntries(parts);
}

describe.each(entries.filter(({ path }) => path.endsWith('.json')).map(({ path }) => path))(
  'a form of %s that nobody changes',
  (file) => {
    const text = files.get(file) ?? '';

    it('has no fault and saves the same bytes', () => {
      expect(checksOf(file, named).issuesOf(JSON.parse(text))).toEqual([]);
      expect(savedAgain(file, text)).toBe(text);
    });

    it('leaves what stands there with nothing in it', () => {
      const full = formatJson(withNothings(JSON.parse(text), schemaOf(file)), text);
      expect(savedAgain(file, full)).toBe(full);
    });
  },
);

describe('what is written', () => {
  it.each(jsonFiles)('%s is written as the project formats it', (file) => {
    const text = files.get(file) ?? '';
    expect(formatJson(JSON.parse(text), text)).toBe(text);
  });

  it('has a list on one line up to 110 characters, with the comma where more follows', () => {
    const list = (length: number) => ['x'.repeat(length - '  "list": [""]'.length)];
    expect(formatJson({ list: list(110) })).toContain('["x');
    expect(formatJson({ list: list(111) })).toContain('[\n');
    expect(formatJson({ list: list(110), more: 1 })).toContain('[\n');
  });

  const offer = 'offers/early-bird.json';
  const { title, code, ...others } = JSON.parse(files.get(offer) ?? '');

  it('is what was changed and nothing else: neither the order of keys nor what stands there with nothing in it', () => {
    const text = formatJson({ ...withNothings(others, schemaOf(offer)), code, title });
    expect(savedAgain(offer, text, (value) => ({ ...value, title: 'Another' }))).toBe(
      text.replace(JSON.stringify(title), '"Another"'),
    );
  });

  it('has no place for what was emptied, or was not filled in', () => {
    const text = formatJson({ title, code, ...others, nights: { atLeast: 2 } });
    expect(
      savedAgain(offer, text, (value) => ({ ...value, nights: { atLeast: undefined }, weekdays: [] })),
    ).toBe(formatJson({ title, code, ...others }));
  });

  it('gives a new entry of a list a short name that no other has', () => {
    const list = [{ id: 'pool', name: 'Pool' }, { name: 'Pool' }, { name: 'Café José' }];
    expect(withIds(list)).toEqual([
      { id: 'pool', name: 'Pool' },
      { id: 'pool-2', name: 'Pool' },
      { id: 'cafe-jose', name: 'Café José' },
    ]);
  });
});

it.each(entries.filter(({ path }) => path.endsWith('.md')).map(({ path }) => path))(
  '%s has no fault',
  (file) => {
    expect(checksOf(file, named).issuesOf(files.get(file))).toEqual([]);
  },
);

describe('what is wrong is said of its field', () => {
  const room = entries.find(({ path }) => path.startsWith('rooms/'))?.path ?? '';
  const checks = checksOf(room, named);
  const issuesWith = (path: (string | number)[], part: unknown) =>
    checks
      .issuesOf(withValueAt(JSON.parse(files.get(room) ?? ''), path, part))
      .map((issue) => `${checks.schema && breadcrumbOf(checks.schema, issue.path)} ${issue.message}`);

  it.each<[(string | number)[], unknown, string]>([
    [['price'], 'abc', 'Price must be a whole amount'],
    [['price'], undefined, 'Price must not be empty'],
    [['name'], '', 'Name must not be empty'],
    [['card', 'features', 1], '', 'Card, Features 2 must not be empty'],
    [
      ['page', 'facts', 0, 'label'],
      'The {lowestRat}',
      'Page, Facts 1, Label has {lowestRat}, which is no known fact',
    ],
    [['page', 'facts'], [], 'Page, Facts must have at least one entry'],
  ])('%j: %j', (path, part, sentence) => {
    expect(issuesWith(path, part)).toEqual([sentence]);
  });

  it('and a new entry of a list has nothing in it but what must be filled in', () => {
    const jobs = schemaOf('jobs.json');
    expect(emptyOf(itemOf(partsOf(jobs).jobs as z.ZodType))).toEqual({
      id: '',
      title: '',
      department: '',
      location: '',
      description: '',
      pay: {},
      datePosted: '',
      validThrough: '',
    });
  });
});

describe('amounts', () => {
  it.each<[string, unknown]>([
    ['299', 299],
    ['$299', 299],
    ['$ 1,299', 1299],
    ['12,345,678', 12345678],
    ['0.7', 0.7],
    ['1.', 1],
    ['-117.29', -117.29],
    [' ', undefined],
    ['1,29', '1,29'],
    ['1e3', '1e3'],
    ['0x10D', '0x10D'],
    ['2 99', '2 99'],
    ['Infinity', 'Infinity'],
  ])('%j is %j', (words, value) => expect(amount.parse(words)).toBe(value));
});

describe('the state of a form', () => {
  const base = { name: 'Enci', list: [{ text: 'one' }, { text: 'two' }] };

  it('changes one field and shares the rest', () => {
    const value = withValueAt(base, ['list', 1, 'text'], 'three');
    expect(value).toEqual({ name: 'Enci', list: [{ text: 'one' }, { text: 'three' }] });
    expect(valueAt(value, ['list', 0])).toBe(base.list[0]);
    expect(base.list[1]).toEqual({ text: 'two' });
  });

  it('keeps what was typed while it was saved, beside what others have changed', () => {
    const sent = { ...base, name: 'Enci King' };
    const value = withValueAt(sent, ['list', 0, 'text'], 'typed');
    const saved = { name: 'Enci King', list: [{ text: 'one' }, { text: 'theirs' }] };
    expect(afterSave({ base, value }, sent, saved)).toEqual({
      base: saved,
      value: { name: 'Enci King', list: [{ text: 'typed' }, { text: 'theirs' }] },
    });
  });
});
