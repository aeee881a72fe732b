/** Reads and writes Markdown with YAML front matter, as an object whose `text` is the Markdown. */
import { parse, stringify } from 'yaml';
import { jsonProblem } from './contentError';
import { isJsonObject, type JsonObject } from './mergePatch';

const frontMatter = /^---[ \t]*\r?\n(.*?)\r?\n---[ \t]*(?:\r?\n|$)/s;

/** The maximum length of front matter, in characters: deep nesting would overflow the parser's stack. */
const maxLength = 5000;

/** Parses front matter. @throws Error with the rest of a sentence that starts with 'the file' */
function fieldsIn(yaml: string | undefined): JsonObject {
  if (yaml === undefined)
    throw new Error('must start with its title and description between two lines of ---');
  if (yaml.length > maxLength)
    throw new Error(`has more than ${maxLength} characters between the lines of ---`);
  let fields: unknown;
  try {
    fields = parse(yaml, { maxAliasCount: 0, logLevel: 'error' });
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new Error(`has text between the lines of --- that is not valid YAML: ${reason}`);
  }
  const problem = jsonProblem(fields);
  if (problem) throw new Error(problem);
  if (!isJsonObject(fields))
    throw new Error('must have lines such as "title: Parking" between the lines of ---');
  return fields;
}

/** Parses a file with front matter; reports an error and returns undefined for an invalid file. */
export function parseFrontMatter(
  file: string,
  text: string,
  report: (error: string) => void,
): JsonObject | undefined {
  const [whole = '', yaml] = frontMatter.exec(text) ?? [];
  try {
    return { ...fieldsIn(yaml), text: text.slice(whole.length).trim() };
  } catch (error) {
    report(`${file}: the file ${(error as Error).message}`);
    return undefined;
  }
}

/** Formats an object from `parseFrontMatter` as a file. */
export const formatFrontMatter = ({ text, ...fields }: JsonObject): string =>
  `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${String(text).trim()}\n`;
