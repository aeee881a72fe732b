import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../content/refusal';
import { createGit, type Git } from './git';

/** The site as something that can be published. */
export interface Site {
  root: string;
  git: Git;
  branch: string;
  /** Where publications are sent; undefined where they stay on this computer. */
  remote?: string | undefined;
}

const notSetUp = 'This computer is not set up for publishing yet: ask whoever hosts the site.';
const unfinished =
  'A programmer has left work unfinished on this computer: ask for it to be finished before you publish.';

/** What Git keeps in its folder while something is half done. */
const halfDone = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/**
 * Looks at the repository of a project.
 * @param root the project's folder
 * @throws Refusal where nothing can be published from it
 */
export async function openSite(root: string): Promise<Site> {
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

/** The name under which the owner publishes; undefined until she gave it. */
export const ownerName = ({ git }: Site): Promise<string | undefined> => git.ask(['config', 'desk.name']);

const longestName = 80;

/** Keeps the owner's name. @throws Refusal where it is none */
export async function keepOwnerName({ git }: Site, name: string): Promise<string> {
  const given = name.replace(/[\p{C}<>]/gu, '').trim();
  if (given === '' || given.length > longestName)
    throw new Refusal(422, 'Say who you are: a name of one to eighty letters.');
  await git.text(['config', '--local', 'desk.name', given]);
  return given;
}
