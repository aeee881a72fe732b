/** Fetching what others have published, and pushing. */
import { Refusal } from '../content/refusal';
import { GitError } from './git';
import type { Repository } from './repository';

/** How long a remote may take to answer, in ms. */
const patience = 120_000;

const offline =
  'The place where the site is published cannot be reached. Nothing was published; try again when you are online.';
const refused =
  'The place where the site is published does not know this computer. Nothing was published; ask whoever hosts the site.';
const overtaken =
  'Someone else published at the same moment. Nothing of yours was published; press Publish again.';

function inWords(error: unknown, say: (line: string) => void): unknown {
  if (!(error instanceof GitError)) return error;
  say(error.message);
  if (/\[rejected\]|non-fast-forward|fetch first|cannot lock ref/i.test(error.output))
    return new Refusal(409, overtaken);
  const isRefused =
    /permission denied|authentication failed|could not read (username|password)|access denied|forbidden|error: 40[13]\b|hook declined/i;
  return new Refusal(502, isRefused.test(error.output) ? refused : offline);
}

/**
 * The last publication that others can see; undefined if nothing was ever pushed.
 * @throws Refusal if the remote cannot be reached
 */
export async function fetchPublished(
  { git, remote, branch }: Repository,
  say: (line: string) => void,
): Promise<string | undefined> {
  if (!remote) return undefined;
  try {
    await git.text(['fetch', '--quiet', '--no-tags', remote, branch], { timeout: patience });
    return await git.text(['rev-parse', 'FETCH_HEAD']);
  } catch (error) {
    if (error instanceof GitError && /couldn't find remote ref/i.test(error.output)) return undefined;
    throw inWords(error, say);
  }
}

/** Pushes what is committed. @throws Refusal if it does not arrive; nothing has changed there then */
export async function push({ git, remote, branch }: Repository, say: (line: string) => void): Promise<void> {
  if (!remote) return;
  const args = ['push', '--quiet', '--no-verify', remote, `HEAD:refs/heads/${branch}`];
  await git.text(args, { timeout: patience }).catch((error: unknown) => {
    throw inWords(error, say);
  });
}

const list = new Intl.ListFormat('en-US');

/** Who published since, in words. */
export async function authorsSince({ git }: Repository, ours: string, theirs: string): Promise<string> {
  const names = (await git.text(['log', '--format=%an', `${ours}..${theirs}`])).split('\n');
  return list.format([...new Set(names.filter((name) => name !== ''))]) || 'someone else';
}
