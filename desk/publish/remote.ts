/** What others have published, and sending our own. */
import { Refusal } from '../content/refusal';
import { GitError } from './git';
import type { Site } from './site';

/** A place that does not answer for so many ms is away. */
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
 * The last publication that others can see; undefined where nothing was ever sent.
 * @throws Refusal where the place cannot be asked
 */
export async function fetchPublished(site: Site, say: (line: string) => void): Promise<string | undefined> {
  const { git, remote, branch } = site;
  if (!remote) return undefined;
  try {
    await git.text(['fetch', '--quiet', '--no-tags', remote, branch], { timeout: patience });
    return await git.text(['rev-parse', 'FETCH_HEAD']);
  } catch (error) {
    if (error instanceof GitError && /couldn't find remote ref/i.test(error.output)) return undefined;
    throw inWords(error, say);
  }
}

/** Sends a publication. @throws Refusal where it does not arrive; nothing is then changed there */
export async function send(
  { git, remote, branch }: Site,
  id: string,
  say: (line: string) => void,
): Promise<void> {
  if (!remote) return;
  try {
    await git.text(['push', '--quiet', '--no-verify', remote, `${id}:refs/heads/${branch}`], {
      timeout: patience,
    });
  } catch (error) {
    throw inWords(error, say);
  }
}

export const isPartOf = async ({ git }: Site, one: string, other: string): Promise<boolean> =>
  (await git.ask(['merge-base', '--is-ancestor', one, other])) !== undefined;

const list = new Intl.ListFormat('en-US');

/** Who published since, in words. */
export async function authorsSince({ git }: Site, ours: string, theirs: string): Promise<string> {
  const names = (await git.text(['log', '--format=%an', `${ours}..${theirs}`])).split('\n');
  return list.format([...new Set(names.filter((name) => name !== ''))]) || 'someone else';
}
