import { changesBetween } from './changes';
import type { Git } from './git';
import type { Publication, PublicationPage } from './types';
import { noteIn } from './words/sentence';

/** How many publications the desk shows at a time. */
const pageLength = 15;

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
export async function publications(git: Git, skip = 0, entry?: string): Promise<PublicationPage> {
  const files = entry ? filesOf(entry) : ['content', 'media'];
  const format = '--format=%H%x1f%P%x1f%an%x1f%aI%x1f%B';
  const count = [`--skip=${skip}`, `-n${pageLength + 1}`];
  const printed = await git.text(['log', '--first-parent', '-z', format, ...count, 'HEAD', '--', ...files]);
  const lines = printed.split('\0').filter((line) => line !== '');
  const found = lines.slice(0, pageLength).map(async (line): Promise<Publication> => {
    const [id = '', parents = '', by = '', at = '', message = ''] = line.split('\x1f');
    const before = parents.split(' ')[0] || undefined;
    const changes = before ? await changesBetween(git, before, id) : [];
    const own = changes.filter((change) => entry === undefined || change.entry === entry);
    return { id, before, by, at, note: noteIn(message), changes: own };
  });
  return { publications: await Promise.all(found), isAll: lines.length <= pageLength };
}
