import type * as z from 'zod';

/** Thrown where content is not as its schemas want it: every fault in one list, each a sentence that names its file. */
export class ContentError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ContentError';
  }
}

/** Longer values would hide the sentence that they end. */
const longestValue = 60;

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inside, key) => (inside as Record<PropertyKey, unknown> | undefined)?.[key], value);

/** 'page.facts[2].label' */
const nameOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, key) =>
      typeof key === 'number' ? `${name}[${key + 1}]` : name ? `${name}.${String(key)}` : String(key),
    '',
  );

function sentence({ path, code, message, ...issue }: z.core.$ZodIssue, input: unknown): string {
  const name = nameOf(path) || 'the file';
  if (code === 'unrecognized_keys') {
    const keys = (issue as { keys: string[] }).keys.map((key) => nameOf([...path, key]));
    return `${keys.join(' and ')} ${keys.length > 1 ? 'are' : 'is'} not known here`;
  }
  const value = at(input, path);
  if (value === undefined) return `${name} is missing`;
  const shown = typeof value === 'object' ? '' : JSON.stringify(value);
  const isTelling = message.startsWith('must be') && shown !== '' && shown.length <= longestValue;
  return `${name} ${message}${isTelling ? `, not ${shown}` : ''}`;
}

/** A file's JSON; undefined where it is none, which is reported. */
export function parseJson(file: string, text: string, report: (fault: string) => void): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    report(`${file}: the file is no JSON: ${(error as Error).message.replaceAll('\n', ' ')}`);
    return undefined;
  }
}

/** What is wrong with one file, a sentence each: '{file}: price must be ..., not "abc"'. */
export const faultsOf = (file: string, error: z.ZodError, input: unknown): string[] =>
  error.issues.map((issue) => `${file}: ${sentence(issue, input)}`);
