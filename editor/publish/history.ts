import { changesBetween } from './changes';
import type { Git } from './git';
import type { Publication } from './types';

/** How many publications the desk shows at a time. */
export const pageLength = 15;

/** A publication never changes, and neither do the words for it. */
const known = new Map<string, Publication>();

async function publicationOf(git: Git, line: string): Promise<Publication> {
  const [id = '', parents = '', by = '', at = ''] = line.split('\x1f');
  const found = known.get(id);
  if (found) return found;
  const [before] = parents.split(' ').filter((parent) => parent !== '');
  const changes = before ? await changesBetween(git, before, id) : [];
  const publication = { id, before, by, at, changes };
  known.set(id, publication);
  return publication;
}

/**
 * Publications that changed what the owner can change, the last one first.
 * @param skip how many to leave out
 */
export async function publications(
  git: Git,
  skip = 0,
): Promise<{ publications: Publication[]; isAll: boolean }> {
  const printed = await git.text([
    ...['log', '--first-parent', '--format=%H%x1f%P%x1f%an%x1f%aI', `--skip=${skip}`, `-n${pageLength + 1}`],
    ...['HEAD', '--', 'content', 'media'],
  ]);
  const lines = printed.split('\n').filter((line) => line !== '');
  const found: Publication[] = [];
  for (const line of lines.slice(0, pageLength)) found.push(await publicationOf(git, line));
  return { publications: found, isAll: lines.length <= pageLength };
}
