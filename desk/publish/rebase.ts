import { readHotelLabels, textOf } from '../content/contentFiles';
import { Refusal } from '../content/refusal';
import { entryOf, titleOf } from './diff';
import { GitError } from './git';
import { authorsSince, type Repository } from './repository';

const localChanges =
  'Others have published changes to files that a developer has also changed on this computer. Nothing was published: ask them to finish that work first.';

/** @throws Refusal if a file that others have changed and published also has uncommitted changes on disk */
async function requireNoOverlap({ git }: Repository, theirs: string): Promise<void> {
  const dirty = await git.list(['diff', '--name-only', '-z', 'HEAD']);
  const untracked = await git.list(['ls-files', '--others', '--exclude-standard', '-z']);
  const incoming = new Set(await git.list(['diff', '--name-only', '-z', `HEAD...${theirs}`]));
  if ([...dirty, ...untracked].some((file) => incoming.has(file))) throw new Refusal(409, localChanges);
}

const list = new Intl.ListFormat('en-US');

/** Lists the titles of the files' entries, in words: 'Enci King and Our Story'. Generated files share one title. */
async function titlesOf({ git, root }: Repository, files: readonly string[], commit: string) {
  const labels = readHotelLabels(root);
  const titles = files.map(async (file) => {
    const text = textOf(await git.blob(`${commit}:${file}`));
    const entry = entryOf(file);
    return entry === undefined ? 'the list of pictures and fonts' : titleOf(entry, text, labels);
  });
  return list.format(new Set(await Promise.all(titles)));
}

/**
 * Rebases this computer's commits on the published commits of others. If the rebase fails, nothing has changed.
 * @param env the author and committer
 * @throws Refusal if both sides have changed the same lines
 */
export async function rebase(
  repository: Repository,
  theirs: string,
  env: Record<string, string>,
): Promise<void> {
  const { git } = repository;
  await requireNoOverlap(repository, theirs);
  const ours = await git.text(['rev-parse', 'HEAD']);
  try {
    await git.text(['rebase', '--autostash', '--no-gpg-sign', theirs], { env });
  } catch (error) {
    const files = await git.list(['diff', '--name-only', '--diff-filter=U', '-z']);
    await git.tryText(['rebase', '--abort']);
    if (!(error instanceof GitError) || files.length === 0) throw error;
    const authors = await authorsSince(repository, ours, theirs);
    const titles = await titlesOf(repository, files, ours);
    throw new Refusal(
      409,
      `${authors} and you have both changed ${titles}. Nothing was published, and your changes are still here. Write down your version, undo it below, get what others published, and make your change again; or ask someone who knows Git.`,
      error.details,
    );
  }
}
