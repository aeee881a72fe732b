import { checkContent } from '../content/checkContent';
import { stamp } from '../content/contentFiles';
import { ownerError } from '../content/ownerError';
import { Refusal } from '../content/refusal';
import { readSiteIndex } from '../content/siteIndex';
import { parsed } from '../content/valueAt';
import { enqueue } from '../content/writeChanges';
import type { Desk } from '../deskSettings';
import type { Person } from '../http/proxy';
import { commitMessageOf } from './commitMessage';
import { changesBetween } from './diff';
import type { PublishRequest } from './publishApi';
import { rebase } from './rebase';
import { authorsSince, fetchPublished, openRepository, published, push, saveOwnerName } from './repository';

const noCards = 'The pictures for shared links could not be updated; everything else is published.';

interface Publisher {
  /** The signed-in person; if undefined, the owner enters a name. */
  person: Person | undefined;
  /** Generates fonts, icons and social cards for a hotel's folder. @throws Error if the command fails */
  make(root: string): Promise<void>;
}

/** Validates the content on disk. @returns the text of hotel.json @throws Refusal with the errors */
async function requireValid(root: string): Promise<string | undefined> {
  const { errors, files } = await checkContent(root);
  if (errors.length === 0) return files.get('hotel.json');
  const reasons = errors.map((error) => ownerError(error, files));
  throw new Refusal(422, 'Nothing was published. Please fix:', undefined, reasons);
}

/**
 * Publishes the owner's changes: validates the content, generates media, commits, rebases on other people's commits,
 * and pushes. If a step fails, undoes the commit, so that the owner can try again. See docs/desk.md#publish.
 * @returns notes for the owner besides the success message, one sentence each
 * @throws Refusal in sentences for the owner, for example if others have changed the same lines
 */
export async function publish(
  desk: Desk,
  { name, note = '', person, make }: PublishRequest & Publisher,
): Promise<string[]> {
  const { root, log } = desk;
  const repository = await openRepository(desk);
  const { git, remote } = repository;
  const head = () => git.text(['rev-parse', 'HEAD']);
  const isAncestor = (one: string, other: string) => git.ok(['merge-base', '--is-ancestor', one, other]);
  const isDirty = async () =>
    (await git.text(['status', '--porcelain', '--', ...(await published(repository))])) !== '';
  const author = person?.name ?? (await saveOwnerName(repository, name));
  const theirs = await fetchPublished(repository);
  const last = await head();
  const notes: string[] = [];
  /** This publication's commit. */
  let ownCommit: string | undefined;

  async function regenerateAndStage() {
    await make(root).catch((error: unknown) => {
      log(String(error));
      if (!notes.includes(noCards)) notes.push(noCards);
    });
    await git.text(['add', '--all', '--', ...(await published(repository))]);
  }
  async function undoCommit() {
    if (ownCommit === undefined || (await head()) !== ownCommit) return;
    await git.text(['reset', '--quiet', '--soft', 'HEAD~1']);
    await git.text(['reset', '--quiet', '--', ...(await published(repository))]);
  }
  async function commitAndRebase() {
    const changes = await changesBetween(repository, await readSiteIndex(root), last);
    const isAhead = remote !== undefined && (!theirs || !(await isAncestor(last, theirs)));
    const isBehind = theirs !== undefined && !(await isAncestor(theirs, last));
    if (!isAhead && !isBehind && !(await isDirty()))
      throw new Refusal(409, 'Nothing has changed since the last publication.');
    const hotel = parsed(await requireValid(root)) as { email?: string } | undefined;
    await regenerateAndStage();
    const email = person?.email || (await git.tryText(['config', 'user.email'])) || hotel?.email || '';
    const env = {
      GIT_AUTHOR_NAME: author,
      GIT_COMMITTER_NAME: author,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_EMAIL: email,
    };
    async function commit(...args: readonly string[]) {
      const files = ['--only', '--', ...(await published(repository))];
      await git.text(['commit', '--quiet', '--no-gpg-sign', ...args, ...files], { env });
      ownCommit = await head();
    }
    if (await isDirty()) await commit('--message', commitMessageOf(changes, note));
    if (isBehind) {
      await rebase(repository, theirs, env);
      // Git drops the commit if others have published the same change.
      if (ownCommit) ownCommit = (await head()) === theirs ? undefined : await head();
      await requireValid(root);
      if (ownCommit) await regenerateAndStage();
      if (ownCommit && (await isDirty())) await commit('--amend', '--no-edit');
      const authors = await authorsSince(repository, last, theirs);
      notes.push(`What ${authors} published in the meantime is now on this computer too.`);
    }
  }

  try {
    await enqueue(commitAndRebase);
    await push(repository);
    await stamp(root);
    return notes;
  } catch (error) {
    await enqueue(undoCommit);
    throw error;
  }
}
