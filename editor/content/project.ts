import path from 'node:path';
import type { Content } from '../../shared/content/compile';
import { contentOfDays } from '../../shared/content/days';
import { ContentError } from '../../shared/content/errors';
import { readSource } from '../../tools/content/read';
import { bytesOf } from './files';

/** What is to become of files, by their path below content/: their text, or null where they go. */
export type Changes = ReadonlyMap<string, string | null>;

const none: Changes = new Map();

export interface Checked {
  /** The text of every file by its path below content/, the changes made. */
  files: ReadonlyMap<string, string>;
  /** Undefined where there are errors. */
  content: Content | undefined;
  /** As `npm run content` would print them. */
  errors: readonly string[];
}

/** Compiles content/ as it would be after some changes; nothing is written. */
export function checkContent(root: string, changes = none): Checked {
  const errors: string[] = [];
  const source = readSource(root, errors);
  const files = new Map(source.files);
  for (const [file, text] of changes) {
    if (text === null) files.delete(file);
    else files.set(file, text);
  }
  try {
    const content = contentOfDays({ ...source, files });
    return { files, content: errors.length > 0 ? undefined : content, errors };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { files, content: undefined, errors: [...errors, ...error.errors] };
  }
}

/** The errors that changes would bring, beyond those that content/ has already: one broken file blocks no other. */
export function newErrors(root: string, changes: Changes): readonly string[] {
  const { errors } = checkContent(root, changes);
  if (errors.length === 0) return [];
  const known = new Set(checkContent(root).errors);
  return errors.filter((error) => !known.has(error));
}

/** Where a file of content/ lies. */
export const contentPath = (root: string, file: string): string => path.join(root, 'content', file);

/** The text of a file of content/; null where there is none. */
export const contentText = (root: string, file: string): string | null =>
  bytesOf(contentPath(root, file))?.toString() ?? null;
