/** What others have published, and sending our own. */
import { Refusal } from '../content/refusal';
import { changesBetween } from './changes';
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
    /permission denied|authentication failed|could not read (username|password)|access denied|forbidden|403|401|hook declined/i;
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

/**
 * Our state with what others have published since.
 * @param draft our state, as a commit
 * @returns the tree of both
 * @throws Refusal where both changed the same lines
 */
export async function joined(site: Site, draft: string, theirs: string): Promise<string> {
  const { git } = site;
  try {
    return (
      (await git.text(['merge-tree', '--write-tree', '--name-only', theirs, draft])).split('\n')[0] ?? ''
    );
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const base = await git.text(['merge-base', theirs, draft]);
    const [ours, others] = await Promise.all([
      changesBetween(git, base, draft),
      changesBetween(git, base, theirs),
    ]);
    const both = ours.filter(({ entry }) => others.some((other) => other.entry === entry));
    const what = both.length > 0 ? list.format(both.map(({ title }) => title)) : 'the same files';
    throw new Refusal(
      409,
      `${await authorsSince(site, draft, theirs)} and you have both changed ${what} since your last publication. Nothing was published: note your change, undo it, publish, and make it again.`,
    );
  }
}
