import { changesBetween } from './changes';
import type { Git } from './git';
import type { Publication } from './types';
import { noteIn } from './words/sentence';

/** How many publications the desk shows at a time. */
const pageLength = 15;

/** A publication never changes, and neither do the words for it. */
const known = new Map<string, Publication>();

async function publicationOf(git: Git, line: string): Promise<Publication> {
  const [id = '', parents = '', by = '', at = '', message = ''] = line.split('\x1f');
  const found = known.get(id);
  if (found) return found;
  const [before] = parents.split(' ').filter((parent) => parent !== '');
  const changes = before ? await changesBetween(git, before, id) : [];
  const publication = { id, before, by, at, note: noteIn(message), changes };
  known.set(id, publication);
  return publication;
}

/** The files of an entry, as patterns of Git. */
const filesOf = (entry: string) =>
  entry.startsWith('picture:')
    ? ['jpg', 'jpeg', 'png', 'json'].map((ending) => `media/${entry.slice(8)}.${ending}`)
    : [entry];

/**
 * Publications that changed what the owner can change, the last one first.
 * @param skip how many to leave out
 * @param entry the only one that counts
 */
export async function publications(
  git: Git,
  skip = 0,
  entry?: string,
): Promise<{ publications: Publication[]; isAll: boolean }> {
  const printed = await git.text([
    ...[
      'log',
      '--first-parent',
      '-z',
      '--format=%H%x1f%P%x1f%an%x1f%aI%x1f%B',
      `--skip=${skip}`,
      `-n${pageLength + 1}`,
    ],
    ...['HEAD', '--', ...(entry ? filesOf(entry) : ['content', 'media'])],
  ]);
  const lines = printed.split('\0').filter((line) => line !== '');
  const found: Publication[] = [];
  for (const line of lines.slice(0, pageLength)) found.push(await publicationOf(git, line));
  const own = found.map((each) => ({
    ...each,
    changes: each.changes.filter((change) => entry === undefined || change.entry === entry),
  }));
  return { publications: own, isAll: lines.length <= pageLength };
}
