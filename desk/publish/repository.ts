/** The Git repository that a hotel's folder is published from, and its remote. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../content/refusal';
import { createGit, type Git, GitError } from './git';

export interface Repository {
  root: string;
  git: Git;
  branch: string;
  /** Where publications are pushed; undefined if they stay on this computer. */
  remote?: string | undefined;
}

/** Everything that the owner changes, and the files generated from it. */
const publishedPaths = [
  'content',
  'media',
  'public/media',
  'public/cards',
  'public/fonts',
  'public/site.webmanifest',
];

/** Half-written files, and the stamp of the last change. */
const excludedPaths = [':(exclude,glob)**/*.tmp', ':(exclude,glob)**/.stamp'];

const notSetUp = 'This computer is not set up for publishing yet: ask your host.';
const unfinished =
  'A developer has left unfinished work on this computer: ask them to finish it before you publish.';

/** Files in Git's folder that indicate an unfinished operation. */
const operationFiles = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** @throws Refusal if nothing can be published from the hotel's folder */
export async function openRepository(root: string): Promise<Repository> {
  const git = createGit(root);
  const folder = await git.tryText(['rev-parse', '--absolute-git-dir']);
  const below = await git.tryText(['rev-parse', '--show-prefix']);
  if (folder === undefined || below !== '' || !(await git.ok(['rev-parse', '--verify', 'HEAD^{commit}'])))
    throw new Refusal(409, notSetUp);
  const branch = await git.tryText(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  if (branch === undefined || operationFiles.some((name) => existsSync(path.join(folder, name))))
    throw new Refusal(409, unfinished);
  const remotes = ((await git.tryText(['remote'])) ?? '').split('\n').filter(Boolean);
  const own = await git.tryText(['config', `branch.${branch}.remote`]);
  const remote = [own, 'origin', remotes[0]].find((name) => name !== undefined && remotes.includes(name));
  return { root, git, branch, remote };
}

/** The published paths that exist or are tracked, as arguments for Git. */
export async function published({ git, root }: Repository): Promise<string[]> {
  const tracked = await git.list(['ls-files', '-z', '--', ...publishedPaths]);
  const known = publishedPaths.filter(
    (each) => existsSync(path.join(root, each)) || tracked.some((file) => `${file}/`.startsWith(`${each}/`)),
  );
  return [...known, ...excludedPaths];
}

/** The owner's name; undefined until they give it. */
export const ownerName = ({ git }: Repository): Promise<string | undefined> =>
  git.tryText(['config', 'desk.name']);

const maxNameLength = 80;

/** @throws Refusal if the name is empty or too long */
export async function saveOwnerName({ git }: Repository, name: string): Promise<string> {
  const cleanName = name.replace(/[\p{C}<>]/gu, '').trim();
  if (cleanName === '' || cleanName.length > maxNameLength)
    throw new Refusal(422, `Enter your name, in at most ${maxNameLength} characters.`);
  await git.text(['config', '--local', 'desk.name', cleanName]);
  return cleanName;
}

/** How long a remote may take, in ms. */
const remoteTimeout = 120_000;

const offline = 'Your host cannot be reached. Nothing was published; try again when you are online.';
const refused = 'Your host does not accept this computer. Nothing was published; ask your host.';
const overtaken =
  'Someone else published at the same moment. Your changes were not published; press Publish again.';

function toRefusal(error: unknown, log: (line: string) => void): unknown {
  if (!(error instanceof GitError)) return error;
  log(error.message);
  if (/\[rejected\]|non-fast-forward|fetch first|cannot lock ref/i.test(error.output))
    return new Refusal(409, overtaken);
  const isRefused =
    /permission denied|authentication failed|could not read (username|password)|access denied|forbidden|error: 40[13]\b|hook declined/i;
  return new Refusal(502, isRefused.test(error.output) ? refused : offline);
}

/** The remote's latest commit; undefined if nothing was ever pushed. @throws Refusal if the remote cannot be reached */
export async function fetchPublished(
  { git, remote, branch }: Repository,
  log: (line: string) => void,
): Promise<string | undefined> {
  if (!remote) return undefined;
  try {
    await git.text(['fetch', '--quiet', '--no-tags', remote, branch], { timeout: remoteTimeout });
    return await git.text(['rev-parse', 'FETCH_HEAD']);
  } catch (error) {
    if (error instanceof GitError && /couldn't find remote ref/i.test(error.output)) return undefined;
    throw toRefusal(error, log);
  }
}

/** Pushes the branch. @throws Refusal if that fails, leaving the remote unchanged */
export async function push({ git, remote, branch }: Repository, log: (line: string) => void): Promise<void> {
  if (!remote) return;
  const args = ['push', '--quiet', '--no-verify', remote, `HEAD:refs/heads/${branch}`];
  await git.text(args, { timeout: remoteTimeout }).catch((error: unknown) => {
    throw toRefusal(error, log);
  });
}

const list = new Intl.ListFormat('en-US');

/** The authors of the commits in `theirs` but not in `ours`, as a list. */
export async function authorsSince({ git }: Repository, ours: string, theirs: string): Promise<string> {
  const names = (await git.text(['log', '--format=%an', `${ours}..${theirs}`])).split('\n');
  return list.format(new Set(names.filter(Boolean))) || 'someone else';
}
