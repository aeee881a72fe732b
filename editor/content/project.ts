import path from 'node:path';
import type { Content } from '../../shared/content/compile';
import { compileDays } from '../../tools/content/days';
import { readSource } from '../../tools/content/read';
import { typefaceFaults } from '../../tools/content/typefaceFaults';
import { bytesOf } from './files';

/** What is to become of files, by their path below content/: their text, or null where they go. */
export type Changes = ReadonlyMap<string, string | null>;

const none: Changes = new Map();

export interface Checked {
  /** The text of every file by its path below content/, the changes made. */
  files: ReadonlyMap<string, string>;
  /** Undefined where there are faults. */
  content: Content | undefined;
  /** As `npm run content` would print them. */
  faults: readonly string[];
}

/** Compiles content/ as it would be after some changes; nothing is written. */
export function checkContent(root: string, changes = none): Checked {
  const faults: string[] = [];
  const source = readSource(root, faults);
  const files = new Map(source.files);
  for (const [file, text] of changes) {
    if (text === null) files.delete(file);
    else files.set(file, text);
  }
  const content = compileDays({ ...source, files }, ({ brand }) => typefaceFaults(brand), faults);
  return { files, content: faults.length > 0 ? undefined : content, faults };
}

/** The faults that changes would bring, beyond those that content/ has already: one broken file blocks no other. */
export function newFaults(root: string, changes: Changes): readonly string[] {
  const { faults } = checkContent(root, changes);
  if (faults.length === 0) return [];
  const known = new Set(checkContent(root).faults);
  return faults.filter((fault) => !known.has(fault));
}

/** Where a file of content/ lies. */
export const contentPath = (root: string, file: string): string => path.join(root, 'content', file);

/** The text of a file of content/; null where there is none. */
export const contentText = (root: string, file: string): string | null =>
  bytesOf(contentPath(root, file))?.toString() ?? null;
