/** The desk's forms, made from the schemas of content: each opens every file as it is, and gives back the same bytes. */
import type { ComponentSchema } from '@keystatic/core';
import type * as z from 'zod';
import { entryRows, listEntries, rowOf } from '../../editor/content/entries';
import { formatJson } from '../../editor/content/formatJson';
import { withIds } from '../../editor/content/ids';
import { likeFormer } from '../../editor/content/likeFormer';
import { itemOf, look, partsOf } from '../../editor/content/look';
import { checkContent } from '../../editor/content/project';
import { nothingNamed } from '../../editor/content/references';
import { namedThings } from '../../editor/content/routes';
import { shape } from '../../editor/content/shape';
import { configOf } from '../../editor/keystatic/config';
import { keyOf } from '../../editor/keystatic/key';
import { createFields } from '../../shared/content/fields';
import { stem } from '../../shared/content/reader';

const { files, content, faults } = checkContent('.');
const entries = listEntries(files);
const config = configOf(entries, namedThings('.', entries, content));
const jsonFiles = [...files.keys()].filter((file) => file.endsWith('.json'));

// biome-ignore lint/suspicious/noExplicitAny: forms and files of every shape
type Any = any;

/** What a form makes of a part of a file, as Keystatic asks it to. */
function state(schema: ComponentSchema, stored: Any): Any {
  if (schema.kind === 'object') {
    const parts = Object.entries(schema.fields).map(([key, part]) => [key, state(part, stored?.[key])]);
    return Object.fromEntries(parts);
  }
  if (schema.kind === 'array') return (stored ?? []).map((item: Any) => state(schema.element, item));
  if (schema.kind !== 'form') throw new Error(`the desk has no ${schema.kind}`);
  const value = (schema.parse as Any)(stored);
  (schema.validate as Any)(value);
  return value;
}

/** What a form would save of it. */
function stored(schema: ComponentSchema, value: Any): Any {
  if (schema.kind === 'object') {
    const parts = Object.entries(schema.fields).map(([key, part]) => [key, stored(part, value[key])]);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  if (schema.kind === 'array') return value.map((item: Any) => stored(schema.element, item));
  return (schema as Any).serialize(value).value;
}

const formOf = (file: string): ComponentSchema => ({
  kind: 'object',
  fields: config.singletons?.[keyOf(file)]?.schema ?? {},
});

it('the content is whole, so that what follows means something', () => {
  expect(faults).toEqual([]);
});

it('every file of content/ can be changed at the desk, but the list that it writes itself', () => {
  expect([...files.keys()].filter((file) => !rowOf(file))).toEqual(['removed-rooms.json']);
  for (const row of entryRows)
    expect([row.path, entries.some(({ path }) => rowOf(path) === row)]).toEqual([row.path, true]);
});

const schemaOf = (file: string) => {
  const schema = rowOf(file)?.schema?.(createFields(nothingNamed), stem(file));
  if (!schema) throw new Error(`${file} has no schema`);
  return schema;
};

/** The text of a file after its form was opened and saved. */
function savedAnew(file: string, text: string): string {
  const form = formOf(file);
  return shape(stored(form, state(form, JSON.parse(text))), schemaOf(file), text);
}

/** The same with everything that may be left out, and is, written as nothing: false, '', [], {}. */
function withNothings(value: Any, schema: z.core.$ZodType): Any {
  const { type } = look(schema);
  if (type === 'array') return value.map((item: Any) => withNothings(item, itemOf(schema)));
  if (type !== 'object') return value;
  const nothing: Record<string, Any> = { boolean: false, array: [], tuple: [], object: {} };
  const parts = Object.entries(partsOf(schema)).flatMap(([key, part]) => {
    if (key in value) return [[key, withNothings(value[key], part)]];
    return look(part).optional ? [[key, nothing[look(part).type] ?? '']] : [];
  });
  return Object.fromEntries(parts);
}

describe.each(entries.filter(({ path }) => path.endsWith('.json')).map(({ path }) => path))(
  'a form of %s that nobody changes',
  (file) => {
    const text = files.get(file) ?? '';

    it('finds no fault and saves the same bytes', () => {
      expect(savedAnew(file, text)).toBe(text);
    });

    it('leaves what stands there with nothing in it', () => {
      const full = formatJson(withNothings(JSON.parse(text), schemaOf(file)), text);
      expect(savedAnew(file, full)).toBe(full);
    });
  },
);

describe('what is written', () => {
  it.each(jsonFiles)('%s is written as the project formats it', (file) => {
    const text = files.get(file) ?? '';
    expect(formatJson(JSON.parse(text), text)).toBe(text);
  });

  it('keeps the order of keys, and puts a new one after the one before it', () => {
    const before = { b: 1, a: { y: 1, x: 2 }, list: [{ id: 'two', n: 2, m: 1 }] };
    const value = { a: { x: 3, y: 1, z: 0 }, b: 2, list: [{ m: 1, id: 'two', n: 3 }], c: 0 };
    expect(JSON.stringify(likeFormer(value, before))).toBe(
      JSON.stringify({ b: 2, a: { y: 1, z: 0, x: 3 }, list: [{ id: 'two', n: 3, m: 1 }], c: 0 }),
    );
  });

  it('keeps what stood there with nothing in it where it stood, also when a list loses an entry', () => {
    const before = { hidden: false, note: '', list: [{ a: 1, b: '' }, { a: 2 }, { a: 3, b: '' }], on: true };
    const value = { list: [{ a: 2 }, { a: 3 }] };
    expect(likeFormer(value, before)).toEqual({ hidden: false, note: '', list: [{ a: 2 }, { a: 3, b: '' }] });
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

describe('a field', () => {
  const room = entries.find(({ path }) => path.startsWith('rooms/'))?.path ?? '';
  const validate = (name: string, value: Any) => {
    const form = formOf(room);
    if (form.kind !== 'object') throw new Error('a form is an object');
    return () => ((form.fields[name] as Any).validate as Any)(value);
  };

  it('says the schema’s own sentence, in all three places where Keystatic asks', () => {
    const form = formOf(room) as Any;
    const sentence = 'Price must be a whole number of dollars';
    expect(validate('price', 'abc')).toThrow(sentence);
    expect(() => form.fields.price.reader.parse('abc')).toThrow(sentence);
    expect(form.fields.price.serialize('abc')).toEqual({ value: 'abc' });
  });

  it('opens what is wrong, and keeps an empty text in the file rather than leave it out', () => {
    const form = formOf(room) as Any;
    expect(form.fields.name.parse(undefined)).toBe('');
    expect(form.fields.price.parse({ no: 'price' })).toBe('[object Object]');
    expect(form.fields.name.serialize('')).toEqual({ value: '' });
    expect(validate('name', '')).toThrow('Name must not be empty');
  });
});
