/** Our state of the site with what others have published since. */
import { breadcrumbOf } from '../content/labelOf';
import { isSame, mergeTexts } from '../content/merge';
import { hotelWordsAt } from '../content/project';
import { Refusal } from '../content/refusal';
import { changesBetween } from './changes';
import { type Git, GitError } from './git';
import { authorsSince } from './remote';
import { publishedSchema } from './rows';
import type { Site } from './site';
import { titleOf } from './titles';
import type { Choice, FieldConflict } from './types';

/** Fields that others have changed too, until the owner has chosen for each. */
export class FieldConflicts extends Error {
  constructor(readonly conflicts: readonly FieldConflict[]) {
    super('Others have changed the same fields.');
  }
}

const list = new Intl.ListFormat('en-US');

/** What Git merges line by line: the tree, and the files in which it could not. */
async function mergedLines(git: Git, theirs: string, draft: string) {
  const args = ['merge-tree', '--write-tree', '--name-only', '--no-messages', theirs, draft];
  const printed = await git.text(args).catch((error: unknown) => {
    if (error instanceof GitError) return error.output;
    throw error;
  });
  const [tree = '', ...names] = printed.trim().split('\n');
  return { tree, names };
}

/** Merges one file by its fields. @returns its text; undefined where a side has no such file, or it has no fields */
async function mergedFile(
  { git, root }: Site,
  file: string,
  [base, draft, theirs]: readonly [string, string, string],
  choices: readonly Choice[],
): Promise<{ text: string; open: FieldConflict[] } | undefined> {
  if (!/^(?:content|media)\/.+\.(?:json|md)$/.test(file)) return undefined;
  const texts = await Promise.all([base, draft, theirs].map((commit) => git.blob(`${commit}:${file}`)));
  const [was, mine, others] = texts.map((bytes) => bytes?.toString());
  if (was === undefined || mine === undefined || others === undefined) return undefined;
  const merged = mergeTexts(file, was, mine, others);
  const chosen = merged.conflicts.map(
    ({ path, theirs: other }) =>
      choices.find(
        (choice) =>
          choice.file === file && isSame([choice.path, choice.theirs ?? null], [path, other ?? null]),
      )?.isMine,
  );
  const open = merged.conflicts
    .filter((_, index) => chosen[index] === undefined)
    .map((conflict) => ({
      ...conflict,
      file,
      label: [titleOf(file, mine, hotelWordsAt(root)), breadcrumbOf(publishedSchema(file), conflict.path)]
        .filter(Boolean)
        .join(', '),
    }));
  return { text: merged.text(chosen.map((isMine) => isMine === true)), open };
}

/**
 * Our state with what others have published since, merged by fields where both have changed the same lines.
 * @param draft our state, as a commit
 * @param index an index that may be overwritten
 * @returns the tree of both
 * @throws FieldConflicts where both have changed a field and there is no choice for it
 * @throws Refusal where one has removed what the other has changed
 */
export async function joined(
  site: Site,
  { draft, theirs, choices }: { draft: string; theirs: string; choices: readonly Choice[] },
  index: { GIT_INDEX_FILE: string },
): Promise<string> {
  const { git } = site;
  const { tree, names } = await mergedLines(git, theirs, draft);
  if (names.length === 0) return tree;
  const base = await git.text(['merge-base', theirs, draft]);
  const open: FieldConflict[] = [];
  await git.text(['read-tree', tree], { env: index });
  for (const file of names) {
    const merged = await mergedFile(site, file, [base, draft, theirs], choices);
    if (!merged) throw await unmergeable(site, base, draft, theirs);
    open.push(...merged.open);
    const blob = await git.text(['hash-object', '-w', '--stdin'], { input: merged.text });
    await git.text(['update-index', '--add', '--cacheinfo', `100644,${blob},${file}`], { env: index });
  }
  if (open.length > 0) throw new FieldConflicts(open);
  return git.text(['write-tree'], { env: index });
}

async function unmergeable(site: Site, base: string, draft: string, theirs: string): Promise<Refusal> {
  const [ours, others] = await Promise.all([
    changesBetween(site, base, draft),
    changesBetween(site, base, theirs),
  ]);
  const both = ours.filter(({ entry }) => others.some((other) => other.entry === entry));
  const what = both.length > 0 ? list.format(both.map(({ title }) => title)) : 'the same files';
  return new Refusal(
    409,
    `${await authorsSince(site, draft, theirs)} and you have both changed ${what}, and one of you has removed or replaced it. Nothing was published: undo your change of it, publish, and look at it again.`,
  );
}
