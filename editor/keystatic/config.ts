import type { Config, Singleton } from '@keystatic/core';
import type * as z from 'zod';
import { createFields } from '../../shared/content/fields';
import { stem } from '../../shared/content/reader';
import { type Entry, rowOf } from '../content/entries';
import { partsOf } from '../content/look';
import { type NamedThings, referencesOf } from '../content/references';
import { fieldOf, type Named } from './fields/fieldOf';
import { markdownField } from './fields/markdown';
import { keyOf } from './key';

/** The form of one file: fields by its schema, or one text for Markdown. */
function singletonOf({ path, label }: Entry, named: NamedThings): Singleton<Named> {
  const file = path.replace(/\.\w+$/, '');
  const schema = rowOf(path)?.schema;
  const references = referencesOf(named, path.startsWith('rooms/') ? stem(path) : undefined);
  if (!schema)
    return {
      label,
      path: file,
      format: { data: 'json', contentField: 'text' },
      schema: { text: markdownField(label, references) },
    };
  const parts = partsOf(schema(createFields(references), stem(path)) as z.ZodObject);
  return {
    label,
    path: file,
    format: { data: 'json' },
    schema: Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, fieldOf(name, part, { named })]),
    ),
  };
}

/** Keystatic's configuration: each file of content/ is one form. */
export const configOf = (entries: readonly Entry[], named: NamedThings): Config => ({
  storage: { kind: 'local' },
  ui: { brand: { name: 'The desk' } },
  singletons: Object.fromEntries(entries.map((entry) => [keyOf(entry.path), singletonOf(entry, named)])),
});
