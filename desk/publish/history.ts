import { changesBetween } from './changes';
import { noteTrailer } from './message';
import { openRepository } from './repository';
import type { Publication, PublicationPage } from './types';

/** As many publications are listed at most. */
const mostPublications = 1000;

/**
 * Publications that changed what the owner can change, the last one first.
 * @param asked `count`: how many
 */
export async function publications(root: string, asked: { count?: unknown }): Promise<PublicationPage> {
  const repository = await openRepository(root);
  const count = Math.min(Math.max(Number.parseInt(String(asked.count), 10) || 1, 1), mostPublications);
  const files = ['content', 'media'];
  const format = `--format=%H%x1f%P%x1f%an%x1f%aI%x1f%(trailers:key=${noteTrailer},valueonly,separator=%x20)`;
  const printed = await repository.git.text([
    'log',
    '--first-parent',
    '-z',
    format,
    `-n${count + 1}`,
    'HEAD',
    '--',
    ...files,
  ]);
  const lines = printed.split('\0').filter((line) => line !== '');
  const found = lines.slice(0, count).map(async (line): Promise<Publication> => {
    const [id = '', parents = '', by = '', at = '', said = ''] = line.split('\x1f');
    const before = parents.split(' ')[0] || undefined;
    const changes = before ? await changesBetween(repository, before, id) : [];
    return { id, before, by, at, note: said || undefined, changes };
  });
  return { publications: await Promise.all(found), isAll: lines.length <= count };
}
