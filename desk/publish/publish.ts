import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stamp } from '../content/files';
import { Refusal } from '../content/refusal';
import { inTurn } from '../content/save';
import type { Desk } from '../desk';
import type { Person } from '../http/proxy';
import { changesBetween } from './changes';
import { GitError } from './git';
import { joined } from './joined';
import { messageOf } from './message';
import { authorsSince, fetchPublished, isPartOf, send } from './remote';
import { keepOwnerName, openSite, type Site } from './site';
import { treeOf, withIndex } from './snapshot';
import { tryOut } from './trial';
import type { Published, PublishRequest, PublishStep } from './types';

/** Who publishes, as Git wants to know it. The hotel's own address stands in for one that was never told. */
async function identity(
  { git, root }: Site,
  { name, email: given }: Person,
): Promise<Record<string, string>> {
  const own = given ?? (await git.ask(['config', 'user.email']));
  const site = JSON.parse(readFileSync(path.join(root, 'content/hotel.json'), 'utf8')) as { email?: string };
  const email = own || site.email || '';
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
}

/** What others changed on this computer's own files keeps theirs from coming in. */
const inTheWay =
  'Others have published changes to files that a programmer has also changed on this computer. Nothing was published: ask for that work to be finished first.';

/** Brings files on disk from one tree to another, where nothing else has changed them; with `isTrial` only looks. */
const bring = (site: Site, from: string, to: string, isTrial: boolean) =>
  withIndex(site.git, site.root, async (env) => {
    await site.git.text(['read-tree', '--reset', 'HEAD'], { env });
    await treeOf(site.git, site.root, env);
    await site.git.ask(['update-index', '-q', '--refresh'], { env });
    await site.git.text(['read-tree', ...(isTrial ? ['-n'] : []), '-m', '-u', from, to], { env });
  });

/** The programmer's index follows to the new publication; what was staged stays so where it can. */
async function follow({ git }: Site, from: string, to: string) {
  await git.text(['update-ref', '-m', 'publish at the desk', 'HEAD', to, from]);
  const followed = await git.ask(['read-tree', '-i', '-m', from, to]);
  if (followed === undefined) await git.text(['read-tree', to]);
  await git.ask(['update-index', '-q', '--refresh']);
}

/**
 * Publishes what the owner changed: check, make what has to be made, one commit of content and pictures, and sending it where there is a
 * place to send it to. Until it has arrived, no file, no branch and no index has changed, so that a failure leaves
 * nothing behind and the button can be pressed again. docs/behavior.md#publishing-at-the-desk
 * @throws FieldConflicts where others have changed the same fields
 * @throws Refusal with one sentence
 */
export async function publish(
  { root, say }: Desk,
  { name, note = '', choices = [], person }: PublishRequest & { person?: Person | undefined },
  onStep: (step: PublishStep) => void,
): Promise<Published> {
  const site = await openSite(root);
  const { git, remote } = site;
  const author = await identity(site, person ?? { name: await keepOwnerName(site, name), email: undefined });
  const last = await git.text(['rev-parse', 'HEAD']);
  const theirs = await fetchPublished(site, say);
  const isAhead = remote !== undefined && (!theirs || !(await isPartOf(site, last, theirs)));

  return withIndex(git, root, async (index, folder) => {
    await git.text(['read-tree', '--reset', 'HEAD'], { env: index });
    // No picture is half made at this moment.
    const ours = await inTurn(() => treeOf(git, root, index));
    const changes = await changesBetween(site, last, ours);
    const isSame = ours === (await git.text(['rev-parse', `${last}^{tree}`]));
    if (isSame && !isAhead) throw new Refusal(409, 'Nothing has changed since the last publication.');

    const message = messageOf(changes, note);
    const commit = (tree: string, parents: readonly string[]) =>
      git.text(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], {
        input: message,
        env: author,
      });
    const draft = isSame ? last : await commit(ours, [last]);
    const isBehind = theirs !== undefined && !(await isPartOf(site, theirs, last));
    const wanted = isBehind ? await joined(site, { draft, theirs, choices }, index) : ours;
    const { tree, notes } = await tryOut({
      site,
      tree: wanted,
      copy: path.join(folder, 'site'),
      index,
      onStep,
      say,
    });

    const parents = isBehind ? ((await isPartOf(site, last, theirs)) ? [theirs] : [theirs, last]) : [last];
    const isPublished = !isBehind && tree === (await git.text(['rev-parse', `${last}^{tree}`]));
    const publication = isPublished ? last : await commit(tree, parents);
    await bring(site, ours, tree, true).catch((error: unknown) => {
      if (!(error instanceof GitError)) throw error;
      say(error.message);
      throw new Refusal(409, inTheWay);
    });
    onStep('send');
    await send(site, publication, say);
    await inTurn(async () => {
      await bring(site, ours, tree, false);
      await follow(site, last, publication);
      await stamp(root);
    });
    return { changes, notes: [...notes, ...(isBehind ? await newsOf(site, last, theirs) : [])] };
  });
}

/** What came in from others. */
async function newsOf(site: Site, last: string, theirs: string): Promise<string[]> {
  const packages = await site.git.text(['diff', '--name-only', last, theirs, '--', 'package-lock.json']);
  return [
    `What ${await authorsSince(site, last, theirs)} published meanwhile is now on this computer too.`,
    ...(packages
      ? ['The site’s programs changed with it: close the desk, run npm ci and open it again.']
      : []),
  ];
}
