/**
 * `npm run content`: validates content/ and makes generated/, which pages and server import. With --schemas: writes the JSON
 * Schemas of content/ for editors instead.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../shared/content/errors';
import { generate, generatedFolder } from '../tools/content/generate';
import { jsonSchemas, schemaFolder } from '../tools/content/jsonSchemas';

function writeSchemas(): void {
  for (const [file, text] of jsonSchemas()) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`${schemaFolder}/ is written`);
}

function makeGenerated(): void {
  try {
    const { files, changed } = generate();
    console.log(`${generatedFolder}/: ${files} modules from content/, ${changed} changed`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    for (const sentence of error.errors) console.error(sentence);
    console.error(
      `content/ has ${error.errors.length === 1 ? 'an error' : `${error.errors.length} errors`}; nothing was made`,
    );
    process.exitCode = 1;
  }
}

if (process.argv.includes('--schemas')) writeSchemas();
else makeGenerated();
