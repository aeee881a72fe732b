import type { TextRange } from './markdown';

/** The most errors that the log and /readyz list. */
const maxListed = 20;

/** Returns the first errors, followed by a line with the number of other errors. */
export const listedErrors = (errors: readonly string[]): readonly string[] =>
  errors.length > maxListed
    ? [
        ...errors.slice(0, maxListed),
        `and ${errors.length - maxListed} more errors: npm run content lists all`,
      ]
    : errors;

/** Thrown for invalid content, with the errors of one phase. Each error starts with a file's path. */
export class ContentError extends Error {
  /** @param phase the phase that failed; later phases may have more errors */
  constructor(
    readonly errors: readonly string[],
    readonly phase = 0,
  ) {
    super(listedErrors(errors).join('\n'));
    this.name = 'ContentError';
  }
}

const fileOf = (error: string) => error.slice(0, error.indexOf(': '));

/** Groups errors by file, with files in the order of their first errors. */
export function groupedByFile(errors: readonly string[]): string[] {
  const files = [...new Set(errors.map(fileOf))];
  return errors.toSorted((one, other) => files.indexOf(fileOf(one)) - files.indexOf(fileOf(other)));
}

/**
 * Returns errors as they are shown. A file whose text must not be quoted gets a single error without details. If a file
 * has another error, such as that it can't be read, the error that the file is missing is left out.
 * @param outside symlinks to files outside the hotel's folder, whose text must not be quoted: 'content/jobs.json'
 */
export function shownErrors(errors: readonly string[], outside: ReadonlySet<string>): readonly string[] {
  const sentenceOf = (file: string) =>
    `${file}: has errors, which are not quoted because the file is a link to somewhere outside the hotel’s folder`;
  const isMissing = (error: string) => error.startsWith(`${fileOf(error)}: the file is missing`);
  const unreadable = new Set(errors.filter((error) => !isMissing(error)).map(fileOf));
  return [
    ...new Set(
      errors
        .filter((error) => !isMissing(error) || !unreadable.has(fileOf(error)))
        .map((error) => (outside.has(fileOf(error)) ? sentenceOf(fileOf(error)) : error)),
    ),
  ];
}

/** The longest value that messages quote, in characters. */
const maxShownLength = 60;

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inside, key) => (inside as Record<PropertyKey, unknown> | undefined)?.[key], value);

/** Formats a path as a field's name: 'page.facts[2].label'. */
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
  /** The part of the field's text that has the problem. */
  range?: TextRange;
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
  // Doesn't format long text as JSON: text with thousands of problems would be formatted thousands of times.
  const isShort = typeof value === 'string' ? value.length < maxShownLength : typeof value !== 'object';
  const shown = isShort && message.startsWith('must be') ? JSON.stringify(value) : '';
  return `${name} ${message}${shown && shown.length <= maxShownLength ? `, not ${shown}` : ''}`;
}

/** The maximum nesting of lists and objects. content/ uses six levels. */
const maxNesting = 32;

/**
 * Returns why parsed JSON isn't safe to use, as the rest of a sentence. Deep nesting could overflow the stack, and
 * copying a key named __proto__ would replace an object's prototype.
 */
export function jsonProblem(value: unknown, levels = maxNesting): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (levels === 0) return `is nested more than ${maxNesting} levels deep`;
  if (Object.hasOwn(value, '__proto__')) return 'has a field named __proto__, which is not allowed';
  for (const part of Object.values(value)) {
    const problem = jsonProblem(part, levels - 1);
    if (problem) return problem;
  }
  return undefined;
}

/** Parses JSON; reports an error and returns undefined for invalid JSON. */
export function parseJson(file: string, text: string, report: (error: string) => void): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const problem = jsonProblem(value);
    if (!problem) return value;
    report(`${file}: the file ${problem}`);
    return undefined;
  } catch (error) {
    report(`${file}: the file is not valid JSON: ${(error as Error).message.replaceAll('\n', ' ')}`);
    return undefined;
  }
}

/** Formats a file's problems as sentences: '{file}: price must be ..., not "abc"'. */
export const formatProblems = (file: string, problems: readonly Problem[], input: unknown): string[] =>
  problems.map((problem) => `${file}: ${formatProblem(problem, input)}`);
