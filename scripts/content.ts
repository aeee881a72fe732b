/** `npm run content`: validates content/ and makes generated/, which pages and server import. */
import { ContentError } from '../shared/content/faults';
import { generate, generatedFolder } from '../tools/content/generate';

try {
  const { files, changed } = generate();
  console.log(`${generatedFolder}/: ${files} modules from content/, ${changed} changed`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  for (const fault of error.faults) console.error(fault);
  console.error(
    `content/ has ${error.faults.length === 1 ? 'a fault' : `${error.faults.length} faults`}; nothing was made`,
  );
  process.exitCode = 1;
}
