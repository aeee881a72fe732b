/** The Git repository of a hotel's folder, and the remote for publications. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../content/refusal';
import type { Desk } from '../deskSettings';
import { createGit, type Git, GitError } from './git';
import { removeStaleLocks } from './staleLock';

export interface Repository {
  root: string;
  git: Git;
  branch: string;
  /** The remote that publications are pushed to; undefined if they stay on this computer. */
  remote?: string | undefined;
}

/** The paths of all files that the owner changes, and of the files generated from them. */
const publishedPaths = [
  'content',
  'media',
  'public/media',
  'public/cards',
  'public/fonts',
  'public/site.webmanifest',
];

/** Temporary files, and the stamp file of the last change. */
const excludedPaths = [':(exclude,glob)**/*.tmp', ':(exclude,glob)**/.stamp'];

const notSetUp = 'The site’s folder on this computer is not where publishing was set up: ask your host.';
const unfinished =
  'A developer has left unfinished work on this computer: ask them to finish it before you publish.';

/** Files in Git's folder that indicate an unfinished operation. */
const operationFiles = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** Opens the hotel's folder for publishing. @throws Refusal if nothing can be published from the folder */
export async function openRepository({ root, log }: Desk): Promise<Repository> {
  const git = createGit(root);
  const folder = await git.text(['rev-parse', '--absolute-git-dir']);
  const below = await git.text(['rev-parse', '--show-prefix']);
  if (below !== '') throw new Refusal(409, notSetUp);
  await git.text(['rev-parse', '--verify', 'HEAD^{commit}']);
  await removeStaleLocks(folder, log);
  const branch = await git.tryText(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  if (branch === undefined || operationFiles.some((name) => existsSync(path.join(folder, name))))
    throw new Refusal(409, unfinished);
  const remotes = ((await git.tryText(['remote'])) ?? '').split('\n').filter(Boolean);
  const own = await git.tryText(['config', `branch.${branch}.remote`]);
  const remote = [own, 'origin', remotes[0]].find((name) => name !== undefined && remotes.includes(name));
  return { root, git, branch, remote };
}

/** Returns the published paths that exist or are tracked, as arguments for Git. */
export async function published({ git, root }: Repository): Promise<string[]> {
  const tracked = await git.list(['ls-files', '-z', '--', ...publishedPaths]);
  const known = publishedPaths.filter(
    (each) => existsSync(path.join(root, each)) || tracked.some((file) => `${file}/`.startsWith(`${each}/`)),
  );
  return [...known, ...excludedPaths];
}

/** Reads the owner's name; undefined until the owner enters a name. */
export const ownerName = ({ git }: Repository): Promise<string | undefined> =>
  git.tryText(['config', 'desk.name']);

const maxNameLength = 80;

/** Whether Git accepts an author's name. Git trims punctuation from both ends, and rejects an empty result. */
export const isAuthorName = (name: string): boolean => /[\p{L}\p{N}]/u.test(name);

/** Saves the owner's name, without characters that Git rejects. @throws Refusal if the name is empty or too long */
export async function saveOwnerName({ git }: Repository, name: string): Promise<string> {
  const cleanName = name.replace(/[\p{C}<>]/gu, '').trim();
  if (!isAuthorName(cleanName) || cleanName.length > maxNameLength)
    throw new Refusal(422, `Enter your name, with letters, in at most ${maxNameLength} characters.`);
  await git.text(['config', '--local', 'desk.name', cleanName]);
  return cleanName;
}

/** The time limit for the remote, in ms. */
const remoteTimeout = 120_000;

const offline = 'Your host cannot be reached. Nothing was published; try again when you are online.';
const refused = 'Your host does not accept this computer. Nothing was published; ask your host.';
const overtaken =
  'Someone else published at the same moment. Your changes were not published; press Publish again.';

function toRefusal(error: unknown): unknown {
  if (!(error instanceof GitError)) return error;
  const { output, details } = error;
  if (/\[rejected\]|non-fast-forward|fetch first|cannot lock ref/i.test(output))
    return new Refusal(409, overtaken, details);
  const isRefused =
    /permission denied|authentication failed|could not read (username|password)|access denied|forbidden|error: 40[13]\b|hook declined/i;
  return new Refusal(502, isRefused.test(output) ? refused : offline, details);
}

/** Fetches the branch's latest commit; undefined if the remote has no commit. @throws Refusal if the remote fails */
export async function fetchPublished({ git, remote, branch }: Repository): Promise<string | undefined> {
  if (!remote) return undefined;
  // A remote's name may start with '--'.
  const args = ['fetch', '--quiet', '--no-tags', '--end-of-options', remote, `refs/heads/${branch}`];
  try {
    await git.text(args, { timeout: remoteTimeout });
    return await git.text(['rev-parse', 'FETCH_HEAD']);
  } catch (error) {
    if (error instanceof GitError && /couldn't find remote ref/i.test(error.output)) return undefined;
    throw toRefusal(error);
  }
}

/** Pushes the branch. @throws Refusal if that fails, leaving the remote unchanged */
export async function push({ git, remote, branch }: Repository): Promise<void> {
  if (!remote) return;
  const args = ['push', '--quiet', '--end-of-options', remote, `HEAD:refs/heads/${branch}`];
  await git.text(args, { timeout: remoteTimeout }).catch((error: unknown) => {
    throw toRefusal(error);
  });
}

const list = new Intl.ListFormat('en-US');

/** Lists the authors of the commits in `theirs` but not in `ours`, in words. */
export async function authorsSince({ git }: Repository, ours: string, theirs: string): Promise<string> {
  const names = (await git.text(['log', '--format=%an', `${ours}..${theirs}`])).split('\n');
  return list.format(new Set(names.filter(Boolean))) || 'someone else';
}
