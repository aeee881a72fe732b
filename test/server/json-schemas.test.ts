import { readdirSync, readFileSync } from 'node:fs';
import { jsonSchemas, schemaFolder } from '../../tools/content/jsonSchemas';

const schemas = jsonSchemas();

test.each([...schemas])(
  '%s follows the schemas of content: npx tsx scripts/content.ts --schemas',
  (file, text) => {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(text));
  },
);

test('no schema is left of a kind that is gone', () => {
  const files = readdirSync(schemaFolder, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.json') && !schemas.has(`${schemaFolder}/${file}`))).toEqual(
    [],
  );
});
