/** States of the site as trees of Git: the one on disk, and those that were published. */
import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Git } from './git';

/** What the desk publishes: all that the owner changes, and what is made from it. Nothing else is ever committed. */
const publishedPaths = [
  'content',
  'media',
  'public/media',
  'public/cards',
  'public/fonts',
  'public/site.webmanifest',
] as const;

/** Half-written files, and the time of the last change. */
const leftOut = [':(exclude,glob)**/*.tmp', ':(exclude,glob)**/.stamp'];

/**
 * Copies an index, which knows which files have not been touched, with its time: Git looks into a file that is as new
 * as the index, and would take one for untouched that was changed in the second in which it was added, to as many bytes.
 */
function copyIndex(from: string, to: string) {
  copyFileSync(from, to);
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
}

/** Gives work an index of its own, so that what a programmer has staged stays staged; it goes when the work is done. */
export async function withIndex<Result>(
  git: Git,
  root: string,
  work: (env: { GIT_INDEX_FILE: string }, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'the-desk-'));
  try {
    const index = path.resolve(root, await git.text(['rev-parse', '--git-path', 'index']));
    const own = path.join(folder, 'index');
    if (existsSync(index)) copyIndex(index, own);
    return await work({ GIT_INDEX_FILE: own }, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Takes what is to be published from a folder into an index and gives its tree. */
export async function treeOf(git: Git, root: string, env: Record<string, string>): Promise<string> {
  const known = new Set((await git.text(['ls-files', '-z', ...publishedPaths], { env })).split('\0'));
  const there = publishedPaths.filter(
    (each) =>
      existsSync(path.join(root, each)) || [...known].some((file) => `${file}/`.startsWith(`${each}/`)),
  );
  if (there.length > 0) await git.text(['add', '--all', '--', ...there, ...leftOut], { env });
  return git.text(['write-tree'], { env });
}

/** The tree of the last publication with what the owner has changed since. */
export const treeOnDisk = (git: Git, root: string): Promise<string> =>
  withIndex(git, root, async (env) => {
    await git.text(['read-tree', '--reset', 'HEAD'], { env });
    return treeOf(git, root, env);
  });
