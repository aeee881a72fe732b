/** `npm run content`: validates content/ and makes generated/, which pages and server import. */
import { ContentError } from '../shared/content/errors';
import { generate, generatedFolder } from '../tools/content/generate';

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
