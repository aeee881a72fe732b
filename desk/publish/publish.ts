import { errorInWords } from '../content/errorInWords';
import { stamp } from '../content/files';
import { checkContent } from '../content/project';
import { Refusal } from '../content/refusal';
import { inTurn } from '../content/save';
import { parsed } from '../content/valueAt';
import type { Desk } from '../desk';
import type { Person } from '../http/proxy';
import { changesBetween } from './changes';
import { messageOf } from './message';
import { rebase } from './rebase';
import { authorsSince, fetchPublished, push } from './remote';
import { keepOwnerName, openRepository, published, type Repository } from './repository';
import type { Published, PublishRequest, PublishStep } from './types';

const noCards = 'The pictures that shared links show could not be made again; everything else is published.';

interface Publisher {
  /** Who is signed in; else the owner gives her name. */
  person: Person | undefined;
  /** Makes what belongs to texts and pictures of a hotel's folder. @throws if it fails */
  make(root: string): Promise<void>;
}

/** Who publishes, as Git wants to know it. The hotel's own address stands in for one that nobody has given. */
async function identity(
  { git }: Repository,
  { name, email: given }: Person,
  hotelFile: string | undefined,
): Promise<Record<string, string>> {
  const site = parsed(hotelFile) as { email?: string } | undefined;
  const email = given || (await git.ask(['config', 'user.email'])) || site?.email || '';
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
}

/** @throws Refusal with the first error of the content on disk */
async function requireValid(root: string): Promise<void> {
  const { errors, files } = await checkContent(root);
  const [first, ...more] = errors;
  if (first === undefined) return;
  const others = more.length > 0 ? ` (and ${more.length} more)` : '';
  throw new Refusal(422, `Nothing was published, because of this: ${errorInWords(first, files)}${others}.`);
}

/**
 * Publishes what the owner changed: checks it, makes what belongs to it, commits, rebases on what others have published
 * and pushes. If that fails the commit is undone, so that the button can be pressed again. docs/desk.md#publish
 * @throws FieldConflicts if others have changed the same fields
 * @throws Refusal with one sentence
 */
export async function publish(
  { root, say }: Desk,
  { name, note = '', choices = [], person, make }: PublishRequest & Publisher,
  onStep: (step: PublishStep) => void,
): Promise<Published> {
  const repository = await openRepository(root);
  const { git, remote } = repository;
  const head = () => git.text(['rev-parse', 'HEAD']);
  const isIn = async (one: string, other: string) =>
    (await git.ask(['merge-base', '--is-ancestor', one, other])) !== undefined;
  const owner = person ?? { name: await keepOwnerName(repository, name), email: undefined };
  const theirs = await fetchPublished(repository, say);
  const last = await head();
  const notes: string[] = [];
  let own: string | undefined;

  async function makeAndAdd() {
    await make(root).catch((error: unknown) => {
      say(String(error));
      if (!notes.includes(noCards)) notes.push(noCards);
    });
    await git.text(['add', '--all', '--', ...(await published(repository))]);
  }
  const undoCommit = () =>
    inTurn(async () => {
      if (own === undefined || (await head()) !== own) return;
      await git.text(['reset', '--quiet', '--soft', 'HEAD~1']);
      await git.text(['reset', '--quiet', '--', ...(await published(repository))]);
    });

  const isDirty = async () =>
    (await git.text(['status', '--porcelain', '--', ...(await published(repository))])) !== '';

  try {
    const changes = await inTurn(async () => {
      const changed = await changesBetween(repository, last);
      const isAhead = remote !== undefined && (!theirs || !(await isIn(last, theirs)));
      if (!isAhead && !(await isDirty()))
        throw new Refusal(409, 'Nothing has changed since the last publication.');
      onStep('check');
      await requireValid(root);
      onStep('make');
      await makeAndAdd();
      const env = await identity(repository, owner, (await checkContent(root)).files.get('hotel.json'));
      const commit = async (args: readonly string[], input?: string) => {
        const files = ['--only', '--', ...(await published(repository))];
        const options = { env, ...(input !== undefined && { input }) };
        await git.text(['commit', '--quiet', '--no-verify', '--no-gpg-sign', ...args, ...files], options);
        own = await head();
      };
      if (await isDirty()) await commit(['--file', '-'], messageOf(changed, note));
      if (theirs && !(await isIn(theirs, last))) {
        const isToBeMade = await rebase(repository, theirs, { choices, env });
        // Without a commit of its own if the owner has chosen what others have.
        if (own) own = (await head()) === theirs ? undefined : await head();
        await requireValid(root);
        if (isToBeMade) await makeAndAdd();
        if (own && (await isDirty())) await commit(['--amend', '--no-edit']);
        notes.push(...(await newsOf(repository, last, theirs)));
      }
      return changed;
    });
    onStep('send');
    await push(repository, say);
    await stamp(root);
    return { changes, notes };
  } catch (error) {
    await undoCommit();
    throw error;
  }
}

/** What came in from others. */
async function newsOf(repository: Repository, last: string, theirs: string): Promise<string[]> {
  const packages = await repository.git.text([
    'diff',
    '--name-only',
    last,
    theirs,
    '--',
    'package-lock.json',
  ]);
  return [
    `What ${await authorsSince(repository, last, theirs)} published meanwhile is now on this computer too.`,
    ...(packages
      ? ['The site’s programs changed with it: close the desk, run npm ci and open it again.']
      : []),
  ];
}
