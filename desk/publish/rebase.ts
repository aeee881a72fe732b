/** `git pull --rebase`, except that hotel files changed on both sides are merged field by field. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { mergeTexts } from '../content/merge';
import { hotelWordsAt } from '../content/project';
import { Refusal } from '../content/refusal';
import { breadcrumbOf } from '../content/schema';
import { isGenerated, publishedSchema, titleOf } from './changes';
import { GitError } from './git';
import { authorsSince, type Repository } from './repository';
import type { FieldConflict, PublishRequest } from './types';

/** Thrown if others have changed the same fields and the owner has yet to choose. */
export class FieldConflicts extends Error {
  constructor(readonly conflicts: readonly FieldConflict[]) {
    super('Others have changed the same fields.');
  }
}

const localChanges =
  'Others have published changes to files that a developer has also changed on this computer. Nothing was published: ask them to finish that work first.';

/** @throws Refusal if files that others have changed have uncommitted changes on disk */
async function requireNoOverlap({ git }: Repository, theirs: string): Promise<void> {
  const dirty = await git.list(['diff', '--name-only', '-z', 'HEAD']);
  const untracked = await git.list(['ls-files', '--others', '--exclude-standard', '-z']);
  const incoming = new Set(await git.list(['diff', '--name-only', '-z', `HEAD...${theirs}`]));
  if ([...dirty, ...untracked].some((file) => incoming.has(file))) throw new Refusal(409, localChanges);
}

type Choices = NonNullable<PublishRequest['choices']>;

/** Merges a file that Git could not merge. @returns the fields that need a choice */
async function resolve(
  { git, root }: Repository,
  file: string,
  choices: Choices,
  refuse: () => Promise<Refusal>,
): Promise<FieldConflict[]> {
  // In a rebase, stage 2 is what others have published, and stage 3 is the commit being applied on top of it.
  const texts = await Promise.all([1, 2, 3].map((stage) => git.blob(`:${stage}:${file}`)));
  const [base, theirs, mine] = texts.map((bytes) => bytes?.toString());
  // Regenerated after the rebase.
  if (isGenerated(file)) {
    if (theirs !== undefined) await git.text(['checkout', '--ours', '--', file]);
    await git.text([theirs === undefined ? 'rm' : 'add', '--', file]);
    return [];
  }
  if (!/\.(json|md)$/.test(file) || base === undefined || theirs === undefined || mine === undefined)
    throw await refuse();
  const fileChoices = choices.filter((choice) => choice.file === file);
  const { conflicts, text } = mergeTexts(file, base, mine, theirs, fileChoices);
  writeFileSync(path.join(root, file), text);
  await git.text(['add', '--', file]);
  const title = titleOf(file, mine, hotelWordsAt(root));
  return conflicts.map((conflict) => ({
    ...conflict,
    file,
    label: [title, breadcrumbOf(publishedSchema(file), conflict.path)].filter(Boolean).join(', '),
  }));
}

/**
 * Rebases our commits on what others have published; if it throws, nothing has changed.
 * @param env the author and committer
 * @returns whether generated files must be regenerated
 * @throws FieldConflicts if both sides have changed a field and there is no choice for it
 * @throws Refusal if one side has removed what the other has changed
 */
export async function rebase(
  repository: Repository,
  theirs: string,
  { choices, env }: { choices: Choices; env: Record<string, string> },
): Promise<boolean> {
  const { git, root } = repository;
  await requireNoOverlap(repository, theirs);
  const ours = await git.text(['rev-parse', 'HEAD']);
  const conflictRefusal = async (file: string) => {
    const title = titleOf(file, (await git.blob(`${ours}:${file}`))?.toString(), hotelWordsAt(root));
    const words = `${await authorsSince(repository, ours, theirs)} and you have both changed ${title}, and one of you has removed or replaced it. Nothing was published: undo your change to it, publish, and look at it again.`;
    return new Refusal(409, words);
  };
  let needsRegeneration = false;
  let step = ['rebase', '--autostash', '--no-gpg-sign', theirs];
  while (true) {
    try {
      await git.text(step, { env });
      return needsRegeneration;
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      const files = await git.list(['diff', '--name-only', '--diff-filter=U', '-z']);
      try {
        if (files.length === 0) throw error;
        const open: FieldConflict[] = [];
        for (const file of files)
          open.push(...(await resolve(repository, file, choices, () => conflictRefusal(file))));
        if (open.length > 0) throw new FieldConflicts(open);
      } catch (reason) {
        await git.tryText(['rebase', '--abort']);
        throw reason;
      }
      needsRegeneration ||= files.some(isGenerated);
      step = ['rebase', '--continue'];
    }
  }
}
