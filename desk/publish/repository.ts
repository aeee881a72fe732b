/** The Git repository in which a hotel's folder is published. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../content/refusal';
import { createGit, type Git } from './git';

export interface Repository {
  root: string;
  git: Git;
  branch: string;
  /** Where publications are pushed; undefined if they stay on this computer. */
  remote?: string | undefined;
}

/** What a publication consists of: all that the owner changes, and what is made from it. */
const publishedPaths = [
  'content',
  'media',
  'public/media',
  'public/cards',
  'public/fonts',
  'public/site.webmanifest',
];

/** Half-written files, and the time of the last change. */
const leftOut = [':(exclude,glob)**/*.tmp', ':(exclude,glob)**/.stamp'];

const notSetUp = 'This computer is not set up for publishing yet: ask whoever hosts the site.';
const unfinished =
  'A programmer has left work unfinished on this computer: ask for it to be finished before you publish.';

/** What Git keeps in its folder during an unfinished operation. */
const halfDone = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/**
 * Opens the repository of a hotel's folder.
 * @throws Refusal if nothing can be published from it
 */
export async function openRepository(root: string): Promise<Repository> {
  const git = createGit(root);
  const folder = await git.ask(['rev-parse', '--absolute-git-dir']);
  const below = await git.ask(['rev-parse', '--show-prefix']);
  const last = await git.ask(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (folder === undefined || below !== '' || last === undefined) throw new Refusal(409, notSetUp);
  const branch = await git.ask(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  if (branch === undefined || halfDone.some((name) => existsSync(path.join(folder, name))))
    throw new Refusal(409, unfinished);
  const remotes = ((await git.ask(['remote'])) ?? '').split('\n').filter((name) => name !== '');
  const own = await git.ask(['config', `branch.${branch}.remote`]);
  const remote = [own, 'origin', remotes[0]].find((name) => name !== undefined && remotes.includes(name));
  return { root, git, branch, remote };
}

/** The paths that are published, of those that are there or were. */
export async function published({ git, root }: Repository): Promise<string[]> {
  const tracked = (await git.text(['ls-files', '-z', '--', ...publishedPaths])).split('\0');
  const there = publishedPaths.filter(
    (each) => existsSync(path.join(root, each)) || tracked.some((file) => `${file}/`.startsWith(`${each}/`)),
  );
  return [...there, ...leftOut];
}

/** The owner's name; undefined until she gives it. */
export const ownerName = ({ git }: Repository): Promise<string | undefined> =>
  git.ask(['config', 'desk.name']);

const longestName = 80;

/** Keeps the owner's name. @throws Refusal if it is empty or too long */
export async function keepOwnerName({ git }: Repository, name: string): Promise<string> {
  const given = name.replace(/[\p{C}<>]/gu, '').trim();
  if (given === '' || given.length > longestName)
    throw new Refusal(422, 'Say who you are: a name of one to eighty letters.');
  await git.text(['config', '--local', 'desk.name', given]);
  return given;
}
