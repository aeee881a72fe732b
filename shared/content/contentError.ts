/** Thrown for invalid content, with all errors. Each is a sentence that names its file. */
export class ContentError extends Error {
  constructor(readonly errors: readonly string[]) {
    super(errors.join('\n'));
    this.name = 'ContentError';
  }
}

const fileOf = (error: string) => error.slice(0, error.indexOf(': '));

/** Groups errors by file, with files in the order of their first errors. */
export function groupedByFile(errors: readonly string[]): string[] {
  const files = [...new Set(errors.map(fileOf))];
  return errors.toSorted((one, other) => files.indexOf(fileOf(one)) - files.indexOf(fileOf(other)));
}

/** The longest value that messages quote, in characters. */
const maxShownLength = 60;

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inside, key) => (inside as Record<PropertyKey, unknown> | undefined)?.[key], value);

/** 'page.facts[2].label' */
const nameOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, key) =>
      typeof key === 'number' ? `${name}[${key + 1}]` : name ? `${name}.${String(key)}` : String(key),
    '',
  );

/** A problem in one part of a file. */
export interface Problem {
  path: readonly PropertyKey[];
  message: string;
  /** Keys that the schema doesn't have. */
  keys?: readonly string[];
}

function formatProblem({ path, keys: unknown, message }: Problem, input: unknown): string {
  const name = nameOf(path) || 'the file';
  if (unknown) {
    const keys = unknown.map((key) => nameOf([...path, key]));
    return `${keys.join(' and ')} ${keys.length > 1 ? 'are not known fields' : 'is not a known field'}`;
  }
  const value = at(input, path);
  if (value === undefined) return `${name} is missing`;
  const shown = typeof value === 'object' ? '' : JSON.stringify(value);
  const showsValue = message.startsWith('must be') && shown !== '' && shown.length <= maxShownLength;
  return `${name} ${message}${showsValue ? `, not ${shown}` : ''}`;
}

/** The maximum nesting of lists and objects. content/ uses six levels. */
const maxNesting = 32;

/** Whether a value is nested more deeply than any content, so that walking through it could overflow the stack. */
export function isTooNested(value: unknown, levels = maxNesting): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isTooNested(part, levels - 1));
}

/** Parses JSON; reports an error and returns undefined for invalid text. */
export function parseJson(file: string, text: string, report: (error: string) => void): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (!isTooNested(value)) return value;
    report(`${file}: the file is nested more than ${maxNesting} levels deep`);
    return undefined;
  } catch (error) {
    report(`${file}: the file is not valid JSON: ${(error as Error).message.replaceAll('\n', ' ')}`);
    return undefined;
  }
}

/** The problems of one file as sentences: '{file}: price must be ..., not "abc"'. */
export const formatProblems = (file: string, problems: readonly Problem[], input: unknown): string[] =>
  problems.map((problem) => `${file}: ${formatProblem(problem, input)}`);
