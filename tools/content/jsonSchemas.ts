import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { kindRows, schemaOf } from '../../shared/content/kinds';
import { pageSchemas, plainPage } from '../../shared/schema/pages';
import { pictureWords } from '../../shared/schema/picture';
import { uiSchemas } from '../../shared/schema/ui';

/** The folder of JSON Schemas, which editors use for completion and validation in content/. Not in Git. */
const schemaFolder = '.vscode/schemas';
export const settingsFile = '.vscode/settings.json';

/** Schema properties that only the site and the desk use. */
const ownKeys = ['field', 'becomes', 'tokens'];

const textOf = ({ schema, isPartial }: SchemaBinding): string => {
  const generated = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7', // The draft that VS Code supports.
    override({ jsonSchema }) {
      if (isPartial) delete jsonSchema.required;
      for (const key of ownKeys) delete (jsonSchema as Record<string, unknown>)[key];
    },
  });
  return `${JSON.stringify(generated, null, 1)}\n`;
};

interface SchemaBinding {
  /** The path of the schema's file, relative to the schema folder. */
  file: string;
  schema: z.ZodType;
  /** Whether all fields are optional. */
  isPartial?: true;
  /** The files that the schema applies to, from the project's root. */
  fileMatch: readonly string[];
}

/** Pages with their own schemas, then all other pages. */
const pages: readonly SchemaBinding[] = [
  ...Object.entries(pageSchemas).map(([page, schema]) => {
    const file = `pages/${page}.json`;
    return { file, schema, fileMatch: [`/content/${file}`] };
  }),
  {
    file: 'page.json',
    schema: plainPage,
    fileMatch: [
      '/content/pages/*.json',
      ...Object.keys(pageSchemas).map((page) => `!/content/pages/${page}.json`),
    ],
  },
];

const ui: readonly SchemaBinding[] = Object.entries(uiSchemas).map(([name, schema]) => {
  const file = `ui/${name}.json`;
  return { file, schema, isPartial: true, fileMatch: [`/content/${file}`] };
});

const bindings: readonly SchemaBinding[] = [
  ...kindRows.flatMap(({ name, path: place, extension }): readonly SchemaBinding[] => {
    if (name === 'pages') return pages;
    if (name === 'ui') return ui;
    if (extension) return [];
    const match = place.endsWith('/') ? `${place}*.json` : place;
    const schema = schemaOf(match);
    return schema ? [{ file: `${name}.json`, schema, fileMatch: [`/content/${match}`] }] : [];
  }),
  { file: 'picture.json', schema: pictureWords, fileMatch: ['/media/*.json', '!/media/manifest.json'] },
];

/** Writes the JSON Schemas, and the editor settings that refer to them. @returns whether the settings have changed */
export function writeJsonSchemas(): boolean {
  rmSync(schemaFolder, { recursive: true, force: true });
  for (const binding of bindings) {
    const file = `${schemaFolder}/${binding.file}`;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, textOf(binding));
  }
  const before = readFileSync(settingsFile, 'utf8');
  const schemas = bindings.map(({ file, fileMatch }) => ({ fileMatch, url: `./${schemaFolder}/${file}` }));
  const settings = `${JSON.stringify({ ...JSON.parse(before), 'json.schemas': schemas }, null, 2)}\n`;
  if (settings === before) return false;
  writeFileSync(settingsFile, settings);
  return true;
}
